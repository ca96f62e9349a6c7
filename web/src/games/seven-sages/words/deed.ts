// An intent in words, for finished matches.
import { colon, listing } from '../../../i18n/language.svelte';
import { cap } from '../../../i18n/text';
import type { NameCtx } from '../../game';
import { members, siteOf } from '../facts/standing';
import type { Intent, Power, Seat, View } from '../types';
import { castInWords } from './casting';
import { cardsName, siteName, thePower, words } from './words';

const nameOf = (seat: Seat, ctx: NameCtx) => ctx.names[seat] ?? '';
const all = (powers: Power[]) => listing(powers.map(thePower));

export function deedInWords(intent: Intent, view: View, ctx: NameCtx): string {
  const w = words();
  const { stage } = view;
  const asked = stage.stage === 'speak' ? stage : null;
  switch (intent.do) {
    case 'choose':
      return w.choose(w.theKind[intent.sage]);
    case 'propose':
      return w.proposeTo(nameOf(intent.to, ctx));
    case 'withdraw':
      return w.withdrawFrom(nameOf(intent.to, ctx));
    case 'accept':
      return w.acceptOf(nameOf(intent.from, ctx));
    case 'no_deal':
      return intent.on ? w.noDealOn : w.noDealOff;
    case 'listen':
      return cap(w.listens);
    case 'walk_away':
      return w.walkAway;
    case 'show':
      return colon()(w.showBrief(nameOf(intent.to, ctx)), cardsName(intent.cards));
    case 'give':
      return colon()(w.giveBrief(nameOf(intent.to, ctx)), cardsName(intent.cards));
    case 'join':
      return intent.join ? w.join(listing(members(view, 'one').map((seat) => nameOf(seat, ctx)))) : w.notJoin;
    case 'side':
      return w.side(w.ofCamp[intent.track]);
    case 'alone':
      return w.alone;
    case 'let_speak':
      return asked?.question === 'second_alone' ? w.letChoose : w.letSpeak;
    case 'with':
      return w.withSeat(nameOf(intent.seat, ctx));
    case 'against':
      return w.against(asked ? nameOf(asked.order[0]!, ctx) : '');
    case 'ready':
      return w.readyFight;
    case 'play':
      return w.play(thePower(intent.power));
    case 'cast':
      return castInWords(intent.casting, view, ctx);
    case 'pass':
      return w.pass;
    case 'skip':
      return w.skip;
    case 'hand_over':
      return colon()(
        w.handOverDo(stage.stage === 'hand_over' ? nameOf(stage.to, ctx) : '', intent.powers.length),
        all(intent.powers),
      );
    case 'discard':
      return colon()(w.discardDo(intent.powers.length), all(intent.powers));
    case 'take_crystal':
      return w.takeCrystal(siteOf(view, view.pawn).crystals[intent.slot] ?? 0);
    case 'move_pawn': {
      const site = siteOf(view, intent.to);
      return site.tile.tile === 'finitum' ? w.endGame : w.movePawn(siteName(site));
    }
  }
}
