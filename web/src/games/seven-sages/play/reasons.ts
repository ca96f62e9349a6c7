// The reasons why a card of the hand is not offered, in words. The server decides the offers; this file only
// explains them.
import type { Card, View } from '../types';
import { words } from '../words/words';

export function whyNot(view: View, card: Card): string {
  const w = words().reasons;
  const { stage, you } = view;
  if (!you || !('seat' in stage)) return w.notNow;
  if (stage.seat !== you.seat)
    return stage.stage === 'fight' && view.fight?.passed.includes(you.seat) ? w.outOfFight : w.notYourTurn;
  if (stage.stage === 'hand_over' || stage.stage === 'discard') return w.spellsStay;
  if (stage.stage !== 'fight') return w.notNow;
  if (card.card === 'spell') return view.fight?.cast.includes(you.seat) ? w.spellCast : w.notNow;
  const { kin } = card.power;
  return kin === 'owl' || view.players[you.seat]!.roles.includes(kin)
    ? w.notNow
    : w.notRole(words().theKind[kin]);
}
