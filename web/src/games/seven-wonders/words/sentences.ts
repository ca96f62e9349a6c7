// The log in words: one sentence for each kind of event.
import { boxTexts, texts } from './texts';
import { cap } from '../../../i18n/text';
import type { Who } from '../../game';
import { roman } from '../facts/ages';
import { actsFor, projectName } from '../facts/babel';
import { by } from '../facts/by';
import { listing } from '../../../i18n/language.svelte';
import type { NameCtx } from '../../game';
import { tokensGiven } from '../facts/conflicts';
import { cardName, wonderName } from '../facts/facts';
import { becomes, builtBy, leaderBecomes } from '../facts/how';
import { leaderName } from '../facts/leaders';
import type {
  Card,
  ConflictView,
  Copied,
  Leader,
  LeaderDeed,
  LeaderHow,
  LedView,
  LossView,
  Lost,
  Payment,
  Played,
  SalvageView,
  Seat,
  Seen,
} from '../types';
import { lawInWords, tokensByValue } from './laws';
import { cityName, words } from './words';
const sentences = () => texts().sentences;
const leaders = () => boxTexts().leaders.log;
const m = () => boxTexts().matters.log;
const b = () => boxTexts().babel.log;
const gained = (coins: number) => (coins > 0 ? sentences().income(words().coins(coins)) : '');
const leaderNames = (list: Leader[]) => listing(list.map(leaderName));

/** Returns the name of a copied leader or stage. */
export const copiedInWords = (copied: Copied): string =>
  copied.of === 'leader'
    ? leaderName(copied.leader)
    : m().stageOf(copied.stage + 1, wonderName(copied.board.wonder));

function who(city: Seat, ctx: NameCtx): Who {
  const you = city === ctx.you;
  return { you, name: you ? sentences().you : cityName(ctx.names, city) };
}

/** Returns the players that a city pays: "2 to Ana and 1 to Ben". */
export function payees(city: Seat, pay: Payment, ctx: NameCtx, cities: number): string {
  const s = sentences();
  const at = (seat: Seat) => who((seat + cities) % cities, ctx).name;
  return listing([
    ...(pay.left > 0 ? [s.to(pay.left, at(city + 1))] : []),
    ...(pay.right > 0 ? [s.to(pay.right, at(city - 1))] : []),
  ]);
}

const played: {
  [K in Played['how']['as']]: (w: Who, card: string | null, s: ReturnType<typeof sentences>) => string;
} = {
  // All players see a built card.
  build: (w, card, s) => s.builds(w, card ?? ''),
  plenty: (w, card, s) => s.builds(w, card ?? ''),
  chain: (w, card, s) => s.chain(w, card ?? ''),
  power: (w, card, s) => s.power(w, card ?? ''),
  stage: (w, card, s) => (card ? s.stageWith(w, card) : s.stage(w)),
  other_stage: (w, card, s) => (card ? s.stageWith(w, card) : s.stage(w)),
  free_stage: (w, card, s) => boxTexts().babel.log.byToken(card ? s.stageWith(w, card) : s.stage(w)),
  join: (w, card, s) => boxTexts().babel.log.joins(s.builds(w, card ?? '')),
  tile: (w, card) => (card ? boxTexts().babel.log.tileNamed(w, card) : boxTexts().babel.log.tile(w)),
  discard: (w, card, s) => (card ? s.discardsCard(w, card) : s.discards(w)),
};

/** Returns the action of one city, without a full stop: "Ana built Baths, paying 2 to Ben". */
export function playInWords(play: Played, ctx: NameCtx, cities: number): string {
  const s = sentences();
  const w = who(play.city, ctx);
  const card = play.card === null ? null : cardName(play.card);
  const { how } = play;
  // The server sends the tile only to the player who lays it.
  const deed =
    how.as === 'tile' && how.tile ? b().tileNamed(w, card ?? '', how.tile) : played[how.as](w, card, s);
  const paid =
    'pay' in how && how.pay.left + how.pay.right > 0 ? s.paying(payees(play.city, how.pay, ctx, cities)) : '';
  return deed + paid + (play.income > 0 ? s.income(words().coins(play.income)) : '');
}

const told: {
  [K in LeaderHow['as']]: (who: Who, leader: string | null, t: ReturnType<typeof leaders>) => string;
} = {
  // All players see a recruited leader.
  recruit: (who, leader, t) => t.recruits(who, leader ?? ''),
  recruit_for: (who, leader, t) => t.recruits(who, leader ?? ''),
  other_stage: (who, leader, t) => (leader ? t.stageWith(who, leader) : t.stage(who)),
  stage: (who, leader, t) => (leader ? t.stageWith(who, leader) : t.stage(who)),
  free_stage: (who, leader, t) =>
    boxTexts().babel.log.byToken(leader ? t.stageWith(who, leader) : t.stage(who)),
  discard: (who, leader, t) => (leader ? t.discardsNamed(who, leader) : t.discards(who)),
};

/** Returns the action of one city with a leader, without a full stop. */
export function ledInWords({ city, leader, how, income }: LedView, ctx: NameCtx, cities: number): string {
  const s = sentences();
  const deed = told[how.as](who(city, ctx), leader && leaderName(leader), leaders());
  const paid =
    'pay' in how && how.pay.left + how.pay.right > 0 ? s.paying(payees(city, how.pay, ctx, cities)) : '';
  return deed + paid + (income > 0 ? s.income(words().coins(income)) : '');
}

/** Returns the secret action with a leader. */
export function leaderDeedInWords(deed: LeaderDeed): string {
  const { pick } = boxTexts().leaders;
  const name = leaderName(deed.leader);
  if (deed.do === 'keep') return pick.keep(name);
  return { built: pick.recruit, stage: pick.stage, discard: pick.discard }[leaderBecomes[deed.how.as]](name);
}

/** Returns the card built from the discard pile, or that the player declined. */
export function salvageInWords(one: SalvageView, ctx: NameCtx): string {
  const s = sentences();
  const city = who(one.city, ctx);
  return cap(one.card ? `${s.fromDiscard(city, cardName(one.card))}.` : s.declined(city));
}

/** Returns "+3 −1", the tokens of one city, or a word if diplomacy kept it from all fights. */
export function tokensInWords(results: ConflictView[], city: Seat): string {
  const tokens = tokensGiven(results, city);
  return tokens.length > 0 ? tokens.map(words().token).join(' ') : sentences().stayedAway;
}

/** Returns the loss of one city, without a full stop. */
function lossInWords({ city, coins, paid }: LossView, ctx: NameCtx): string {
  const [s, w] = [sentences(), words()];
  const them = who(city, ctx);
  if (coins === 0) return s.noLoss(them);
  if (paid === coins) return s.paid(them, w.coins(paid));
  const debts = w.debts(coins - paid);
  return paid === 0 ? s.owes(them, debts) : s.paidAndOwes(them, w.coins(paid), debts);
}

/** Returns the penalty of one city for a failed project. */
function lostInWords(lost: Lost, w: Who): string {
  const t = b().lost;
  return by<Lost, string>(lost, {
    card: (card) => t.card(w, cardName(card)),
    coins: (n) => t.coins(w, words().coins(n)),
    board: () => t.board(w),
    victories: (tokens) => t.victories(w, tokensByValue(tokens)),
    points: (n) => t.points(w, words().points(n)),
  });
}
/** Returns " Ana +3 coins; Ben +2 coins." for additional income, empty without any. */
function incomes(income: number[], ctx: NameCtx): string {
  const all = income.flatMap((n, seat) => (n > 0 ? [`${who(seat, ctx).name}${gained(n)}`] : []));
  return all.length > 0 ? ` ${cap(all.join(sentences().between))}.` : '';
}

export function verdict(winners: Seat[], ctx: NameCtx): string {
  const s = sentences();
  if (winners.length === 0) return s.nobody;
  if (winners.length === 1) return s.wins(who(winners[0]!, ctx));
  return s.shared(listing(winners.map((seat) => who(seat, ctx).name)));
}
export const endedBecause = (claimed: boolean) => (claimed ? sentences().claimed : sentences().ended);

const names = (cards: Card[]) => listing(cards.map(cardName));
const partners = (hand: Card[] | null | undefined) => (hand ? sentences().partnerHand(names(hand)) : '');

export function sentence(seen: Seen, ctx: NameCtx): string | null {
  const [s, w] = [sentences(), words()];
  switch (seen.event) {
    case 'chose':
      return cap(s.chose(who(seen.seat, ctx), wonderName(seen.wonder), w.side[seen.side]));
    case 'age_began': {
      const began = seen.hand ? s.beganHand(roman[seen.age]!, names(seen.hand)) : s.began(roman[seen.age]!);
      return began + partners(seen.partner);
    }
    case 'picked': {
      // The cities already show that other players have chosen.
      const own = s.yourPick(pickInWords(seen.pick.card, seen.pick.how.as));
      const free = seen.free_city;
      return free ? `${own} ${s.freePick(pickInWords(free.card, free.how.as))}` : own;
    }
    case 'turn': {
      const plays = seen.plays.map((play) => playInWords(play, ctx, seen.plays.length));
      return s.turn(w.age(seen.age), seen.turn, plays.join(s.between));
    }
    case 'leader_laid':
      return leaders().laid(leaderDeedInWords(seen.deed));
    case 'leaders_kept': {
      const held = seen.hand ?? [];
      if (held.length > 0) return leaders().held(listing(held.map(leaderName)));
      return seen.pack ? leaders().dealt : leaders().kept;
    }
    case 'tile_laid':
      return b().laid(seen.tile);
    case 'tiles_kept': {
      const held = seen.hand ?? [];
      if (held.length > 0) return b().held(listing(held.map(String)));
      return seen.pack ? b().dealt : b().kept;
    }
    case 'tiles_placed': {
      const all = seen.placed.map(({ tile, seat }) =>
        // The age is missing, because the words of the law fit each age.
        b().one(who(seat, ctx), tile, lawInWords(tile, 0)),
      );
      return `${cap(b().placed(all.join(s.between)))}${incomes(seen.income, ctx)}`;
    }
    case 'project_shown':
      return b().shown(roman[seen.age]!, projectName(seen.project));
    case 'project_over': {
      const takers = seen.taken.flatMap((n, seat) => (n > 0 ? [b().token(who(seat, ctx).name, n)] : []));
      const name = projectName(seen.project);
      const said = (seen.done ? b().done : b().failed)(name, listing(takers));
      return cap(said) + incomes(seen.income, ctx);
    }
    case 'penalty':
      return cap(lostInWords(seen.lost, who(seen.seat, ctx)));
    case 'led': {
      const cities = Math.max(3, ctx.names.length);
      const deeds = seen.deeds.map((deed) => ledInWords(deed, ctx, cities));
      return leaders().led(roman[seen.age]!, deeds.join(s.between));
    }
    case 'nothing':
      return cap(m().nothing(who(seen.seat, ctx)));
    case 'recruited':
      return `${cap(m().recruited(who(seen.seat, ctx), leaderName(seen.leader)))}${gained(seen.income)}.`;
    case 'leaders_drawn': {
      const w = who(seen.seat, ctx);
      return cap(seen.leaders ? m().drewNamed(w, leaderNames(seen.leaders)) : m().drew(w, seen.number));
    }
    case 'leaders_discarded': {
      const w = who(seen.seat, ctx);
      return cap(
        seen.leaders ? m().discardedNamed(w, leaderNames(seen.leaders)) : m().discarded(w, seen.number),
      );
    }
    case 'leader_given': {
      const [from, to] = [who(seen.from, ctx), who(seen.to, ctx)];
      return cap(seen.leader ? m().givenNamed(from, to, leaderName(seen.leader)) : m().given(from, to));
    }
    case 'leader_shown':
      return cap(m().shown(who(seen.seat, ctx), leaderName(seen.leader)));
    case 'entombed':
      return cap(m().entombed(who(seen.seat, ctx), leaderName(seen.leader), w.points(seen.points)));
    case 'tile_on_board': {
      const { seat, tile, on, income } = seen;
      const laid = m().tileOnBoard(who(seat, ctx), tile, lawInWords(tile, 0), actsFor(tile, on));
      return `${cap(laid)}${gained(income)}.`;
    }
    case 'copied':
      return `${cap(m().copied(who(seen.seat, ctx), copiedInWords(seen.copied)))}${gained(seen.income)}.`;
    case 'stage_built': {
      const w = who(seen.seat, ctx);
      const stage = seen.stage + 1;
      const deed = seen.under ? m().stageUnder(w, stage, leaderName(seen.under)) : m().stage(w, stage);
      return `${cap(deed)}${gained(seen.income)}.`;
    }
    case 'destroyed':
      return cap(m().destroyed(who(seen.seat, ctx), cardName(seen.card), who(seen.city, ctx)));
    case 'swapped':
      return cap(m().swapped(who(seen.seat, ctx), cardName(seen.pair.left), cardName(seen.pair.right)));
    case 'named':
      return cap(m().named(who(seen.seat, ctx), who(seen.named, ctx)));
    case 'hands_kept':
      return cap(m().handsKept(who(seen.seat, ctx)));
    case 'foresaw':
      return m().foresaw;
    case 'traded':
      return `${cap(m().traded(who(seen.seat, ctx)))}${gained(seen.income)}.`;
    case 'stages_fell': {
      const names = listing(seen.cities.map((city) => who(city, ctx).name));
      return cap(m().stagesFell(who(seen.seat, ctx), names));
    }
    case 'wonders_fell': {
      const opened = seen.opened.flatMap(({ card, leader }) =>
        card ? [cardName(card)] : leader ? [leaderName(leader)] : [],
      );
      const turned = opened.length > 0 ? m().opened(listing(opened)) : '';
      return cap(m().wondersFell(who(seen.seat, ctx))) + turned;
    }
    case 'passed_on': {
      const from = who(seen.from, ctx);
      return cap(seen.to === null ? m().usedUp(from) : m().passedOn(from, who(seen.to, ctx)));
    }
    case 'drew':
      return seen.card ? s.drewCard(cardName(seen.card)) : cap(s.drew(who(seen.seat, ctx)));
    case 'last_card': {
      // The ring has as many cities as the table has seats, and three with two players.
      const cities = Math.max(3, ctx.names.length);
      return s.last(playInWords(seen.play, ctx, cities));
    }
    case 'unplayed':
      return [
        s.unplayed(seen.cards),
        seen.yours ? s.unplayedYours(cardName(seen.yours)) : '',
        seen.partners ? s.unplayedPartners(cardName(seen.partners)) : '',
      ].join('');
    case 'passed':
      return (seen.hand ? s.passedHand(names(seen.hand)) : s.passed) + partners(seen.partner);
    case 'from_discard': {
      const city = who(seen.city, ctx);
      if (!seen.card) return cap(s.declined(city));
      const income = seen.income > 0 ? s.income(w.coins(seen.income)) : '';
      return `${cap(s.fromDiscard(city, cardName(seen.card)))}${income}.`;
    }
    case 'looked':
      return cap(s.looked(who(seen.seat, ctx)));
    case 'nothing_to_build':
      return cap(s.nothing(who(seen.city, ctx)));
    case 'loss_laid':
      return s.lossLaid(s.pays(w.coins(seen.coins)));
    case 'losses':
      return s.losses(seen.losses.map((loss) => lossInWords(loss, ctx)).join(s.between));
    case 'conflicts': {
      const results = seen.results.map((_, city) =>
        s.conflict(who(city, ctx).name, tokensInWords(seen.results, city)),
      );
      return s.conflicts(roman[seen.age]!, results.join(s.between));
    }
    case 'left':
      return cap(s.left(who(seen.seat, ctx)));
    case 'ended':
      return `${endedBecause(seen.claimed)} ${verdict(seen.winners, ctx)}`;
  }
}

/** Returns the use of a picked card: "build Baths". */
export function pickInWords(card: Card, as: Played['how']['as']): string {
  const p = picks();
  const name = cardName(card);
  if (as === 'tile') return boxTexts().babel.pick(name);
  return { built: p.build, stage: p.stage, discard: p.discard }[becomes[as]](name);
}
const picks = () => texts().picks;

/** Returns the cards of a line, as the table names them. */
export function cardsOf(seen: Seen): (string | number)[] {
  switch (seen.event) {
    case 'turn':
      return seen.plays.flatMap((play) => builtAt(play));
    case 'last_card':
      return builtAt(seen.play);
    case 'from_discard':
      return seen.card ? [`${seen.city}-${seen.card}`] : [];
    case 'led':
      return seen.deeds.flatMap(({ city, leader, how }) =>
        leader && leaderBecomes[how.as] === 'built' ? [`${city}-${leader}`] : [],
      );
    default:
      return [];
  }
}
const builtAt = (play: Played) => {
  const card = builtBy(play);
  return card ? [`${play.city}-${card}`] : [];
};
