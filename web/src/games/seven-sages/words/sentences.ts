// The log in words: one sentence for each kind of event.
import { cap } from '../../../i18n/text';
import { texts } from './texts';
import type { Who } from '../../game';
import { listing, plural } from '../../../i18n/language.svelte';
import type { NameCtx } from '../../game';
import { look } from '../facts/cards';
import type { Cards, Effect, EndedBy, Said, Seat, Seen, Track } from '../types';
import { cardsName, thePower, words } from './words';

const sentences = () => texts().sentences;

export function who(seat: Seat, ctx: NameCtx): Who {
  const you = seat === ctx.you;
  return { you, name: you ? sentences().you : (ctx.names[seat] ?? sentences().somebody(seat)) };
}

/** Returns "Ana, Ben and you". */
export const people = (seats: Seat[], ctx: NameCtx) =>
  listing(seats.map((seat) => (seat === ctx.you ? sentences().youInList : who(seat, ctx).name)));

/** Returns the cards, or their number if they are hidden. */
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

/** Returns "Sun leads by 6". */
export function leadOf(score: number): string {
  const s = sentences();
  return score === 0 ? s.even : s.lead(camp(score > 0 ? 'one' : 'two'), Math.abs(score));
}

/** Returns the winners and their points. The prompt line uses it, too. */
export function verdict(winners: Seat[], points: number, ctx: NameCtx): string {
  const s = sentences();
  const text = plural(points, s.points);
  return winners.length === 1 ? s.wins(who(winners[0]!, ctx), text) : s.shared(people(winners, ctx), text);
}

/** Returns the reason for the end of the match. */
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
        return say(who(effect.seat, ctx), bare, thePower(effect.power), leadOf(seen.score));
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
      return s.knockedOut(who(seen.seat, ctx), cap(camp(seen.track)));
    case 'fight_ended':
      return seen.winner === null ? s.fightTied : s.fightEnded(cap(camp(seen.winner)), Math.abs(seen.score));
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

/** Returns the things of a line, as `data-card` names them on the table. */
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
