// An intent in words, for finished matches.
import { colon } from '../../../i18n/language.svelte';
import { cap } from '../../../i18n/text';
import type { NameCtx } from '../../game';
import { actionOf } from '../facts/cards';
import type { Card, Cell, Intent, Mode, View } from '../types';
import { at, cardName, nameAt, words } from './words';

/** Returns the effect of an action card and the change of Silver. */
function acting(card: Card, mode: Mode, does: string): string {
  const w = words();
  const silver = mode === 'full' ? w.wayBrief.full : w.wayBrief.keep_silver;
  return `${colon()(cap(cardName(card)), does)} (${silver})`;
}

function cardAt(cell: Cell, view: View): string {
  const laid = view.table.find((it) => it.cell.x === cell.x && it.cell.y === cell.y);
  return at(laid ? cardName(laid.card, laid.turned) : words().silver, cell);
}

export function deedInWords(intent: Intent, view: View, ctx: NameCtx): string {
  const w = words();
  switch (intent.do) {
    case 'play_dragon': {
      const where = at(cap(cardName(intent.card, intent.turned)), intent.cell);
      return intent.turned ? `${where}, ${w.turned}` : where;
    }
    case 'trade_hands': {
      const n = view.players[intent.with]?.hand ?? 0;
      return acting(intent.card, intent.mode, w.tradeHandsWith(nameAt(ctx.names, intent.with), n));
    }
    case 'trade_goals': {
      const holder = view.places.find(({ place }) => place === intent.with)?.holder ?? null;
      const does =
        holder === null ? w.tradeGoalsUnused(intent.with + 1) : w.tradeGoalsWith(nameAt(ctx.names, holder));
      return acting(intent.card, intent.mode, does);
    }
    case 'rotate_goals':
      return acting(intent.card, intent.mode, w.rotate[intent.to]);
    case 'pick_up':
      return acting(intent.card, intent.mode, w.pickUp(cardAt(intent.from, view)));
    case 'put_down': {
      const where = at(w.putHere, intent.cell);
      return intent.turned ? `${where}, ${w.turned}` : where;
    }
    case 'zap':
      return acting(intent.card, intent.mode, w.zap(cardAt(intent.cell, view)));
    case 'colour_only': {
      const action = actionOf(intent.card);
      return colon()(cap(cardName(intent.card)), action ? w.wayBrief.colour_only : w.pass);
    }
    case 'pass':
      return w.pass;
    case 'back':
      return w.back;
  }
}
