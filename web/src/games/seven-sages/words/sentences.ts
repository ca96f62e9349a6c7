// The log in words: one sentence for each kind of event.
import { catalogue, language, listing, plural } from '../../../i18n/language.svelte';
import type { NameCtx } from '../../game';
import { look } from '../facts/cards';
import type { Cards, Effect, EndedBy, Said, Seat, Seen, Track } from '../types';
import { cardsName, de, thePower, words } from './words';

/** Somebody in a sentence. */
interface Who {
  you: boolean;
  name: string;
}

const own = (w: Who) => (w.you ? 'your' : `${w.name}’s`);
/** In the middle of a sentence. */
const obj = (w: Who) => (w.you ? 'you' : w.name);

const en = {
  you: 'You',
  youInList: 'you',
  somebody: (seat: number) => `Seat ${seat + 1}`,
  roundBegan: (n: number, w: Who) => `Round ${n}: ${obj(w)} ${w.you ? 'choose' : 'chooses'} first.`,
  chose: (w: Who, sage: string) => `${w.name} took ${sage}.`,
  proposed: (a: Who, b: Who) => `${a.name} offered ${obj(b)} an alliance.`,
  withdrew: (a: Who, b: Who) => `${a.name} withdrew ${a.you ? 'your' : 'the'} offer to ${obj(b)}.`,
  noDeal: (w: Who, on: boolean) =>
    on ? `${w.name} voted for no deal.` : `${w.name} took back the vote for no deal.`,
  listens: (w: Who) => `${w.name} ${w.you ? 'say' : 'says'} nothing more until addressed.`,
  walkedAway: (w: Who) => `${w.name} no longer ${w.you ? 'negotiate' : 'negotiates'}.`,
  powers: { one: '# power card', other: '# power cards' },
  spells: { one: '# spell', other: '# spells' },
  shown: (a: Who, b: Who, what: string) => `${a.name} showed ${obj(b)} ${what}.`,
  allied: (a: Who, b: Who) => `${b.name} accepted: ${obj(a)} and ${obj(b)} are allies.`,
  answered: (w: Who, join: boolean) =>
    join ? `${w.name} joined the pair.` : `${w.name} did not join the pair.`,
  forcedOrder: 'No deal: the order of the clearing decides.',
  sided: (w: Who, camp: string, chosen: boolean) =>
    chosen ? `${w.name} went to the camp ${camp}.` : `${w.name} ${w.you ? 'are' : 'is'} in the camp ${camp}.`,
  said: {
    alone: (w: Who) => `${w.name} will fight alone.`,
    letSpeak: (w: Who) => `${w.name} left it open.`,
    with: (w: Who, b: Who) => `${w.name} joined ${obj(b)}.`,
    against: (w: Who) => `${w.name} did not join.`,
  },
  stand: (sun: string, moon: string) => `The camps stand: Sun, ${sun}; Moon, ${moon}.`,
  gave: (a: Who, b: Who, what: string) => `${a.name} gave ${obj(b)} ${what}.`,
  ready: (w: Who) => `${w.name} ${w.you ? 'are' : 'is'} ready.`,
  fightBegan: (w: Who) => `The fight begins with ${obj(w)}.`,
  soloBonus: (w: Who, n: number) => `The fight begins: alone, ${obj(w)} ${w.you ? 'lead' : 'leads'} by ${n}.`,
  lead: (camp: string, n: number) => `${camp} leads by ${n}`,
  even: 'nobody leads',
  played: (w: Who, card: string, worth: string, lead: string) => `${w.name} played ${card}${worth}: ${lead}.`,
  countsTen: (n: number) => `, which counts ${n}`,
  cast: (w: Who, spell: string, effect: string) => `${w.name} cast ${spell}${effect}.`,
  nothing: ', without effect',
  taken: (b: Who, bare: string, _the: string, lead: string) => ` and took back ${own(b)} ${bare}: ${lead}`,
  removed: (b: Who, bare: string, _the: string, lead: string) => ` and removed ${own(b)} ${bare}: ${lead}`,
  swapped: (a: number, b: number) => ` and swapped crystals ${a} and ${b}`,
  drawn: ' to draw three cards',
  maySkip: (w: Who, cancelled: Who | null) =>
    ` and may wait from now on${cancelled ? `; ${own(cancelled)} Absentus is over` : ''}`,
  rolesSwapped: (_: Who, b: Who, a: string, c: string) => ` and swapped roles with ${obj(b)}: ${a} for ${c}`,
  secondRole: (sage: string) => ` to play ${sage} too`,
  skipped: (w: Who) => `${w.name} waited.`,
  places: ['first', 'second', 'third', 'fourth', 'last'],
  passed: (w: Who, place: string, forced: boolean) =>
    forced ? `${w.name} had to pass, ${place}.` : `${w.name} passed, ${place}.`,
  drew: (w: Who, what: string) => `${w.name} drew ${what}.`,
  drewNothing: (w: Who) => `There was nothing for ${obj(w)} to draw.`,
  reshuffled: {
    powers: (n: number) => `The discarded power cards were shuffled: ${n} to draw.`,
    spells: (n: number) => `The discarded spells were shuffled: ${n} to draw.`,
  },
  handedOver: (a: Who, b: Who, what: string) => `${a.name} handed ${obj(b)} ${what}.`,
  discarded: (w: Who, what: string) => `${w.name} discarded ${what}.`,
  knockedOut: (w: Who, camp: string) => `${camp} leads by 25 or more: the fight is over by ${own(w)} card.`,
  fightEnded: (camp: string, n: number) => `${camp} wins the fight by ${n}.`,
  fightTied: 'The fight ends in a tie: rank decides.',
  tookCrystal: (w: Who, value: number | null) =>
    value === null ? `${w.name} took a crystal.` : `${w.name} took crystal ${value}.`,
  crystalGone: 'A crystal left the game.',
  pawnMoved: (w: Who, where: string) => `${w.name} moved the pawn ${where}.`,
  sites: { left: 'to the left tile', right: 'to the right tile', bottom: 'to the bottom tile' },
  tile: (n: number) => `Clearing ${n}`,
  tileTurned: (tile: string, crystals: string) => `${tile} was turned up, with crystals ${crystals}.`,
  tileBare: (tile: string) => `${tile} was turned up without crystals.`,
  gate: 'Finitum, the gate, was turned up: the end is near.',
  left: (w: Who) => `${w.name} gave up the seat.`,
  ended: {
    finitum: 'The pawn went through the gate, the game is over.',
    last_round: 'The last round is played, the game is over.',
    claimed: 'Nobody else is left, the game is over.',
  } as Record<EndedBy, string>,
  wins: (w: Who, points: string) => `${w.name} ${w.you ? 'win' : 'wins'} with ${points}.`,
  shared: (names: string, points: string) => `${capital(names)} share the win with ${points}.`,
  points: { one: '# point', other: '# points' },
};

type Sentences = typeof en;

const avoir = (w: Who) => (w.you ? 'avez' : 'a');
const à = (w: Who) => (w.you ? 'vous' : w.name);
const duSien = (w: Who) => (w.you ? 'qui était à vous' : de(w.name));
/** "Vous a", "Ana a": whom something was done to. */
const lui = (b: Who, verb: string, rest: string) =>
  b.you ? `vous ${verb} ${rest}` : `${verb} ${rest} à ${b.name}`;

const fr: Sentences = {
  you: 'Vous',
  youInList: 'vous',
  somebody: (seat) => `Place ${seat + 1}`,
  roundBegan: (n, w) => `Manche ${n} : ${w.you ? 'vous choisissez' : `${w.name} choisit`} en premier.`,
  chose: (w, sage) => `${w.name} ${avoir(w)} pris ${sage}.`,
  proposed: (a, b) => `${a.name} ${lui(b, avoir(a), 'proposé une alliance')}.`,
  withdrew: (a, b) => `${a.name} ${lui(b, avoir(a), `retiré ${a.you ? 'votre' : 'sa'} proposition`)}.`,
  noDeal: (w, on) =>
    on
      ? `${w.name} ${avoir(w)} voté « pas d’accord ».`
      : `${w.name} ${avoir(w)} annulé le vote « pas d’accord ».`,
  listens: (w) => `${w.name} ${w.you ? 'attendez' : 'attend'} qu’on ${w.you ? 'vous' : 'lui'} parle.`,
  walkedAway: (w) => `${w.name} ne ${w.you ? 'négociez' : 'négocie'} plus.`,
  powers: { one: '# carte de pouvoir', other: '# cartes de pouvoir' },
  spells: { one: '# sort', other: '# sorts' },
  shown: (a, b, what) => `${a.name} ${lui(b, avoir(a), `montré ${what}`)}.`,
  allied: (a, b) => `${b.name} ${avoir(b)} accepté : ${à(a)} et ${à(b)}, c’est l’alliance.`,
  answered: (w, join) =>
    join ? `${w.name} ${avoir(w)} rejoint la paire.` : `${w.name} n’${avoir(w)} pas rejoint la paire.`,
  forcedOrder: 'Pas d’accord : l’ordre de la clairière décide.',
  sided: (w, camp, chosen) =>
    chosen
      ? `${w.name} ${w.you ? 'rejoignez' : 'rejoint'} le camp ${camp}.`
      : `${w.name} ${w.you ? 'êtes' : 'est'} dans le camp ${camp}.`,
  said: {
    alone: (w) => `${w.name} ${w.you ? 'combattrez' : 'combattra'} sans allié.`,
    letSpeak: (w) => `${w.name} ${avoir(w)} laissé la question ouverte.`,
    with: (w, b) => (b.you ? `${w.name} vous a rejoint.` : `${w.name} ${avoir(w)} rejoint ${b.name}.`),
    against: (w) => `${w.name} ${w.you ? 'restez' : 'reste'} à part.`,
  },
  stand: (sun, moon) => `Les camps sont formés : Soleil, ${sun} ; Lune, ${moon}.`,
  gave: (a, b, what) => `${a.name} ${lui(b, avoir(a), `donné ${what}`)}.`,
  ready: (w) => `${w.name} ${w.you ? 'attendez' : 'attend'} le combat.`,
  fightBegan: (w) => `Le combat commence par ${à(w)}.`,
  soloBonus: (w, n) =>
    `Le combat commence : sans allié, ${w.you ? `vous menez de ${n}` : `${w.name} mène de ${n}`}.`,
  lead: (camp, n) => `${camp} mène de ${n}`,
  even: 'personne ne mène',
  played: (w, card, worth, lead) => `${w.name} ${avoir(w)} joué ${card}${worth} : ${lead}.`,
  countsTen: (n) => `, qui compte ${n}`,
  cast: (w, spell, effect) => `${w.name} ${avoir(w)} lancé ${spell}${effect}.`,
  nothing: ', sans effet',
  taken: (b, bare, the, lead) => ` et repris ${b.you ? `votre ${bare}` : `${the} ${de(b.name)}`} : ${lead}`,
  removed: (b, bare, the, lead) => ` et retiré ${b.you ? `votre ${bare}` : `${the} ${de(b.name)}`} : ${lead}`,
  swapped: (a, b) => ` et échangé les cristaux de ${a} et de ${b}`,
  drawn: ' pour piocher trois cartes',
  maySkip: (w, cancelled) =>
    ` pour attendre ${w.you ? 'si vous voulez' : 'à volonté'}${
      cancelled ? ` ; l’Absentus ${duSien(cancelled)} est fini` : ''
    }`,
  rolesSwapped: (w, b, a, c) => ` et échangé ${w.you ? 'votre' : 'son'} rôle avec ${à(b)} : ${a} contre ${c}`,
  secondRole: (sage) => ` pour jouer aussi ${sage}`,
  skipped: (w) => `${w.name} ${avoir(w)} attendu.`,
  places: ['en premier', 'en deuxième', 'en troisième', 'en quatrième', 'en dernier'],
  passed: (w, place, forced) =>
    forced
      ? `${w.name} ${w.you ? 'avez dû' : 'a dû'} passer, ${place}.`
      : `${w.name} ${avoir(w)} passé, ${place}.`,
  drew: (w, what) => `${w.name} ${avoir(w)} pioché ${what}.`,
  drewNothing: (w) => `Il n’y avait rien à piocher pour ${à(w)}.`,
  reshuffled: {
    powers: (n) => `Les cartes de pouvoir défaussées sont mélangées : ${n} à piocher.`,
    spells: (n) => `Les sorts défaussés sont mélangés : ${n} à piocher.`,
  },
  handedOver: (a, b, what) => `${a.name} ${lui(b, avoir(a), `remis ${what}`)}.`,
  discarded: (w, what) => `${w.name} ${avoir(w)} défaussé ${what}.`,
  knockedOut: (w, camp) =>
    `${camp} mène de 25 ou plus : ${w.you ? 'votre carte' : `la carte ${de(w.name)}`} met fin au combat.`,
  fightEnded: (camp, n) => `${camp} gagne le combat de ${n}.`,
  fightTied: 'Le combat finit à égalité : le rang décide.',
  tookCrystal: (w, value) =>
    value === null
      ? `${w.name} ${avoir(w)} pris un cristal.`
      : `${w.name} ${avoir(w)} pris le cristal de ${value}.`,
  crystalGone: 'Un cristal a quitté le jeu.',
  pawnMoved: (w, where) => `${w.name} ${avoir(w)} déplacé le pion ${where}.`,
  sites: { left: 'sur la tuile de gauche', right: 'sur la tuile de droite', bottom: 'sur la tuile du bas' },
  tile: (n) => `La clairière ${n}`,
  tileTurned: (tile, crystals) => `${tile} est retournée, avec des cristaux de ${crystals}.`,
  tileBare: (tile) => `${tile} est retournée, sans cristaux.`,
  gate: 'Finitum, la porte, est retournée : la fin approche.',
  left: (w) => `${w.name} ${avoir(w)} quitté la partie.`,
  ended: {
    finitum: 'Le pion a franchi la porte, la partie est finie.',
    last_round: 'La dernière manche est jouée, la partie est finie.',
    claimed: 'Plus personne d’autre n’est là, la partie est finie.',
  },
  wins: (w, points) => `${w.name} ${w.you ? 'gagnez' : 'gagne'} avec ${points}.`,
  shared: (names, points) => `Victoire partagée, avec ${points} : ${names}.`,
  points: { one: '# point', other: '# points' },
};

const sentences = catalogue<Sentences>({ en, fr });

const capital = (text: string) => text.charAt(0).toLocaleUpperCase(language()) + text.slice(1);

export function who(seat: Seat, ctx: NameCtx): Who {
  const you = seat === ctx.you;
  return { you, name: you ? sentences().you : (ctx.names[seat] ?? sentences().somebody(seat)) };
}

/** "Ana, Ben and you". */
export const people = (seats: Seat[], ctx: NameCtx) =>
  listing(seats.map((seat) => (seat === ctx.you ? sentences().youInList : who(seat, ctx).name)));

/** The cards, or how many. */
function what(powers: number, spells: number, cards: Cards | null): string {
  if (cards && cards.powers.length + cards.spells.length > 0) return cardsName(cards);
  const s = sentences();
  const parts = [
    ...(powers > 0 || spells === 0 ? [plural(powers, s.powers)] : []),
    ...(spells > 0 ? [plural(spells, s.spells)] : []),
  ];
  return listing(parts);
}

const camp = (track: Track) => words().theCamp[track];

/** "Sun leads by 6". */
export function leadOf(score: number): string {
  const s = sentences();
  return score === 0 ? s.even : s.lead(camp(score > 0 ? 'one' : 'two'), Math.abs(score));
}

/** Who won and with what; shared with the prompt line. */
export function verdict(winners: Seat[], points: number, ctx: NameCtx): string {
  const s = sentences();
  const text = plural(points, s.points);
  return winners.length === 1 ? s.wins(who(winners[0]!, ctx), text) : s.shared(people(winners, ctx), text);
}

/** Why the match is over. */
export const endedBecause = (by: EndedBy): string => sentences().ended[by];

function said(w: Who, it: Said, ctx: NameCtx): string {
  const s = sentences().said;
  switch (it.said) {
    case 'alone':
      return s.alone(w);
    case 'let_speak':
      return s.letSpeak(w);
    case 'with':
      return s.with(w, who(it.with, ctx));
    case 'against':
      return s.against(w);
  }
}

function cast(seen: Extract<Seen, { event: 'cast' }>, ctx: NameCtx): string {
  const s = sentences();
  const w = words();
  const by = who(seen.seat, ctx);
  const { casting } = seen;
  const told = (effect: Effect): string => {
    switch (effect.effect) {
      case 'nothing':
        return s.nothing;
      case 'removed': {
        const say = casting.spell === 'volensia' ? s.taken : s.removed;
        const bare = words().power(words().kinds[effect.power.kin], effect.power.value);
        return say(
          who(effect.seat, ctx),
          language() === 'fr' ? bare.toLocaleLowerCase('fr') : bare,
          thePower(effect.power),
          leadOf(seen.score),
        );
      }
      case 'swapped':
        return s.swapped(effect.values[0]!, effect.values[1]!);
      case 'drawn':
        return s.drawn;
      case 'may_skip':
        return s.maySkip(by, effect.cancelled === null ? null : who(effect.cancelled, ctx));
      case 'roles_swapped': {
        const partner = casting.spell === 'mutantus' && casting.with !== null ? casting.with : seen.seat;
        return s.rolesSwapped(by, who(partner, ctx), w.theKind[effect.partner], w.theKind[effect.own]);
      }
      case 'second_role':
        return casting.spell === 'binensus' ? s.secondRole(w.theKind[casting.sage]) : '';
    }
  };
  return s.cast(by, w.spells[casting.spell], told(seen.effect));
}

export function sentence(seen: Seen, ctx: NameCtx): string {
  const s = sentences();
  const w = words();
  switch (seen.event) {
    case 'round_began':
      return s.roundBegan(seen.round, who(seen.chooser, ctx));
    case 'chose':
      return s.chose(who(seen.seat, ctx), w.theKind[seen.sage]);
    case 'proposed':
      return s.proposed(who(seen.from, ctx), who(seen.to, ctx));
    case 'withdrew':
      return s.withdrew(who(seen.from, ctx), who(seen.to, ctx));
    case 'no_deal':
      return s.noDeal(who(seen.seat, ctx), seen.on);
    case 'listens':
      return s.listens(who(seen.seat, ctx));
    case 'walked_away':
      return s.walkedAway(who(seen.seat, ctx));
    case 'shown':
      return s.shown(who(seen.from, ctx), who(seen.to, ctx), what(seen.powers, seen.spells, seen.cards));
    case 'allied':
      return s.allied(who(seen.from, ctx), who(seen.to, ctx));
    case 'answered':
      return s.answered(who(seen.seat, ctx), seen.join);
    case 'forced_order':
      return s.forcedOrder;
    case 'sided':
      return s.sided(who(seen.seat, ctx), w.ofCamp[seen.track], seen.chosen);
    case 'spoke':
      return said(who(seen.seat, ctx), seen.said, ctx);
    case 'alliances_stand':
      return s.stand(people(seen.one, ctx), people(seen.two, ctx));
    case 'gave':
      return s.gave(who(seen.from, ctx), who(seen.to, ctx), what(seen.powers, seen.spells, seen.cards));
    case 'ready':
      return s.ready(who(seen.seat, ctx));
    case 'fight_began':
      return seen.solo_bonus === null
        ? s.fightBegan(who(seen.starter, ctx))
        : s.soloBonus(who(seen.starter, ctx), seen.solo_bonus);
    case 'played': {
      const worth = seen.value === seen.power.value ? '' : s.countsTen(seen.value);
      return s.played(who(seen.seat, ctx), thePower(seen.power), worth, leadOf(seen.score));
    }
    case 'cast':
      return cast(seen, ctx);
    case 'skipped':
      return s.skipped(who(seen.seat, ctx));
    case 'passed': {
      const last = seen.place >= ctx.names.length && ctx.names.length > 0;
      const place = last ? s.places.at(-1)! : (s.places[seen.place - 1] ?? '');
      return s.passed(who(seen.seat, ctx), place, seen.forced);
    }
    case 'drew':
      return seen.powers + seen.spells === 0
        ? s.drewNothing(who(seen.seat, ctx))
        : s.drew(who(seen.seat, ctx), what(seen.powers, seen.spells, seen.cards));
    case 'reshuffled':
      return s.reshuffled[seen.pile](seen.count);
    case 'handed_over':
      return s.handedOver(
        who(seen.from, ctx),
        who(seen.to, ctx),
        what(seen.count, 0, seen.powers && { powers: seen.powers, spells: [] }),
      );
    case 'discarded':
      return s.discarded(
        who(seen.seat, ctx),
        what(seen.count, 0, seen.powers && { powers: seen.powers, spells: [] }),
      );
    case 'knocked_out':
      return s.knockedOut(who(seen.seat, ctx), capital(camp(seen.track)));
    case 'fight_ended':
      return seen.winner === null
        ? s.fightTied
        : s.fightEnded(capital(camp(seen.winner)), Math.abs(seen.score));
    case 'took_crystal':
      return s.tookCrystal(who(seen.seat, ctx), seen.value);
    case 'crystal_gone':
      return s.crystalGone;
    case 'pawn_moved':
      return s.pawnMoved(who(seen.seat, ctx), s.sites[seen.to]);
    case 'tile_turned':
      if (seen.tile.tile === 'finitum') return s.gate;
      return seen.crystals.length === 0
        ? s.tileBare(s.tile(seen.tile.number))
        : s.tileTurned(s.tile(seen.tile.number), listing(seen.crystals.map(String)));
    case 'left':
      return s.left(who(seen.seat, ctx));
    case 'ended': {
      const points = Math.max(0, ...seen.winners.map((seat) => seen.totals[seat] ?? 0));
      const won = seen.winners.length > 0 ? ` ${verdict(seen.winners, points, ctx)}` : '';
      return s.ended[seen.by] + won;
    }
  }
}

/** What a line is about, as it stands in `data-card` on the table. */
export function cardsOf(seen: Seen): string[] {
  switch (seen.event) {
    case 'played':
    case 'cast':
      return [`fight-${seen.n}`];
    case 'chose':
      return [`sage-${seen.sage}`];
    case 'took_crystal':
    case 'crystal_gone':
      return [`crystal-${seen.at.site}-${seen.at.slot}`];
    case 'pawn_moved':
      return [`site-${seen.to}`];
    case 'tile_turned':
      return [`site-${seen.site}`];
    case 'drew':
    case 'handed_over':
    case 'shown':
    case 'gave': {
      const cards = 'cards' in seen ? seen.cards : seen.powers && { powers: seen.powers, spells: [] };
      if (!cards) return [];
      const looks = [
        ...cards.powers.map((power) => look({ card: 'power', power })),
        ...cards.spells.map((spell) => look({ card: 'spell', spell })),
      ];
      return looks.map((it) => `hand-${it}`);
    }
    default:
      return [];
  }
}
