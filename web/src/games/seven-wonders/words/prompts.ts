// The one line that says what is wanted from me, or whom we wait for and why.
import { catalogue, listing } from '../../../i18n/language.svelte';
import type { NameCtx, Prompt, Update } from '../../game';
import { endedBecause, pickInWords, verdict } from './sentences';
import type { Choices, Seen, View } from '../types';
import { cap, cityName, roman } from './words';

const en = {
  wonder: 'Choose your wonder',
  side: 'Choose the side of your wonder',
  play: (age: string, turn: number) => `Age ${age}, turn ${turn}: choose a card`,
  free: 'Now play a card for the Free city',
  last: 'Play your last card of this age, or discard it',
  discard: 'Build a card of the discard pile for nothing',
  discardFree: 'Build a card of the discard pile in the Free city',
  waitBoards: (who: string, n: number) => `${who} ${n === 1 ? 'is' : 'are'} choosing a wonder`,
  waitTurn: (who: string, n: number) => `${who} ${n === 1 ? 'is' : 'are'} choosing a card`,
  waitLast: (who: string) => `${who} may play the last card`,
  waitDiscard: (who: string) => `${who} is looking through the discard pile`,
  yourPick: (pick: string) => `Your choice: ${pick}.`,
};
const fr: typeof en = {
  wonder: 'Choisissez votre merveille',
  side: 'Choisissez la face de votre merveille',
  play: (age, turn) => `Âge ${age}, tour ${turn} : choisissez une carte`,
  free: 'Jouez maintenant une carte pour la cité libre',
  last: 'Jouez votre dernière carte de cet âge, ou défaussez-la',
  discard: 'Construisez une carte de la défausse sans rien payer',
  discardFree: 'Construisez une carte de la défausse dans la cité libre',
  waitBoards: (who, n) => `${who} ${n === 1 ? 'choisit une merveille' : 'choisissent leur merveille'}`,
  waitTurn: (who, n) => `${who} ${n === 1 ? 'choisit' : 'choisissent'} une carte`,
  waitLast: (who) => `${who} peut jouer la dernière carte`,
  waitDiscard: (who) => `${who} parcourt la défausse`,
  yourPick: (pick) => `Votre choix : ${pick}.`,
};
const lines = catalogue({ en, fr });

export function prompt(update: Update<View, Choices, Seen>, ctx: NameCtx): Prompt {
  const { view } = update;
  const { stage, you } = view;
  const t = lines();
  if (stage.stage === 'over') {
    const winners = (update.outcome?.places ?? []).flatMap((place, seat) => (place === 1 ? [seat] : []));
    return { tone: 'over', text: `${endedBecause(stage.claimed)} ${verdict(winners, ctx)}` };
  }
  const mine = you !== null && update.waiting.includes(you.seat);
  const others = update.waiting.filter((seat) => seat !== you?.seat);
  const who = cap(listing(others.map((seat) => cityName(ctx.names, seat))));
  switch (stage.stage) {
    case 'boards': {
      if (!mine) return { tone: 'wait', text: t.waitBoards(who, others.length) };
      const [offer] = you.offers;
      const dealt = offer?.asked === 'board' && offer.wonders.length === 1;
      return { tone: 'you', text: dealt ? t.side : t.wonder };
    }
    case 'turn': {
      if (mine) {
        // One's own city comes first; then what is asked besides it is for the Free city.
        const free = you.picks.length > 0 && you.offers.length > 1;
        return { tone: 'you', text: free ? t.free : t.play(roman[view.age]!, view.turn) };
      }
      const rest = t.waitTurn(who, others.length);
      const pick = you?.picks.map(({ card, how }) => pickInWords(card, how.as));
      return { tone: 'wait', text: pick?.length ? `${t.yourPick(listing(pick))} ${rest}` : rest };
    }
    case 'last_card':
      return mine ? { tone: 'you', text: t.last } : { tone: 'wait', text: t.waitLast(who) };
    case 'from_discard': {
      if (!mine) return { tone: 'wait', text: t.waitDiscard(who) };
      return { tone: 'you', text: view.cities[stage.city]?.seat === null ? t.discardFree : t.discard };
    }
  }
}
