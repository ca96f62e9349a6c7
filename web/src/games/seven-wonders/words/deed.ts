// An intent in words, for finished matches.
import { questionOf } from '../play/questions';
import { cap } from '../../../i18n/text';
import type { NameCtx } from '../../game';
import { cardName, factsOf, wonderName } from '../facts/facts';
import { leaderName } from '../facts/leaders';
import { nextPlace } from '../facts/stages';
import type { Card, How, Intent, Leader, LeaderHow, Payment, Seat, View } from '../types';
import { payees } from './sentences';
import { boxTexts } from './texts';
import { cityName, words } from './words';

/** The context of an intent: the view, the names and the city. */
interface Scene {
  view: View;
  ctx: NameCtx;
  city: Seat;
}

/** Returns "2 to Ana and 1 to Ben", empty without payments. */
const paid = (pay: Payment, { ctx, city, view }: Scene): string =>
  pay.left + pay.right > 0 ? payees(city, pay, ctx, view.cities.length) : '';

function built(card: Card, pay: Payment, scene: Scene): string {
  const [w, to, { cost }] = [words(), paid(pay, scene), factsOf(card)];
  if (to) return w.buildPay(cardName(card), to);
  if (cost.coins > 0) return w.buildPay(cardName(card), w.tags.bank(cost.coins));
  return w.build(cardName(card), cost.resources.length > 0 ? w.ownResources : w.forFree);
}

function staged(place: number, marker: string, pay: Payment, scene: Scene): string {
  const to = paid(pay, scene);
  return to
    ? words().buildStagePay(place + 1, marker, to)
    : words().buildStage(place + 1, marker, words().ownResources);
}

const nextOf = ({ view, city }: Scene): number => nextPlace(view.cities[city]!);

function playInWords(card: Card, how: How, scene: Scene): string {
  const [w, name] = [words(), cardName(card)];
  switch (how.as) {
    case 'build':
    case 'plenty':
      return built(card, how.pay, scene);
    case 'chain':
      return w.fromDiscard(name);
    case 'power':
      return w.buildPower(name, '');
    case 'stage':
      return staged(nextOf(scene), name, how.pay, scene);
    case 'other_stage':
      return staged(how.stage, name, how.pay, scene);
    case 'free_stage':
      return boxTexts().babel.deeds.freeStage(how.stage + 1, name);
    case 'join':
      return boxTexts().babel.deeds.join(built(card, how.pay, scene));
    case 'tile':
      return boxTexts().babel.deeds.tile(how.tile ?? 0, name);
    case 'discard':
      return w.discard(name);
  }
}

function leadInWords(leader: Leader, how: LeaderHow, scene: Scene): string {
  const { deeds } = boxTexts().matters;
  const { recruit, discard } = boxTexts().leaders.pick;
  const name = leaderName(leader);
  switch (how.as) {
    case 'recruit':
      return cap(recruit(name));
    case 'recruit_for':
      return deeds.forStage(cap(recruit(name)), how.stage + 1);
    case 'stage':
      return staged(nextOf(scene), name, how.pay, scene);
    case 'other_stage':
      return staged(how.stage, name, how.pay, scene);
    case 'free_stage':
      return boxTexts().babel.deeds.freeStage(how.stage + 1, name);
    case 'discard':
      return cap(discard(name));
  }
}

/** Returns the label of the button that answers a question with this intent. */
function answerInWords(intent: Intent, view: View, ctx: NameCtx): string {
  const nameOf = (seat: Seat) => cityName(ctx.names, seat);
  const same = (other: Intent) => JSON.stringify(other) === JSON.stringify(intent);
  for (const offers of view.you?.offers ?? []) {
    const question = questionOf(offers, view, nameOf);
    const answers = question?.entries.flatMap(({ answer }) => answer ?? []) ?? [];
    const found = [...answers, ...(question?.deeds ?? [])].find((one) => one.intent && same(one.intent));
    if (found) return found.label;
  }
  return words().decline;
}

export function deedInWords(intent: Intent, view: View, ctx: NameCtx): string {
  const w = words();
  const city = view.you?.seat ?? 0;
  switch (intent.do) {
    case 'choose':
      return `${w.chooseBoard(wonderName(intent.wonder))}, ${w.sideLong(w.side[intent.side])}`;
    case 'play':
      return playInWords(intent.card, intent.how, { view, ctx, city: intent.city });
    case 'keep':
      return cap(boxTexts().leaders.pick.keep(leaderName(intent.leader)));
    case 'keep_tile':
      return boxTexts().babel.tile(intent.tile);
    case 'lay_tile':
      return boxTexts().matters.deeds.layTile(intent.tile);
    case 'lead':
      return leadInWords(intent.leader, intent.how, { view, ctx, city });
    case 'from_discard':
      return w.fromDiscard(cardName(intent.card));
    case 'pay': {
      const loses = view.you?.offers.flatMap((offers) => (offers.asked === 'loss' ? offers.loses : []))[0];
      return w.loss.deed(intent.coins, Math.max(0, (loses ?? intent.coins) - intent.coins));
    }
    case 'leader':
    case 'piece':
    case 'swap':
    case 'name':
    case 'tokens':
    case 'announce':
    case 'decline':
      return answerInWords(intent, view, ctx);
  }
}
