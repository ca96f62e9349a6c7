// The line that asks the reader for a decision, or names the players who have to decide and why.
import { boxTexts, texts } from './texts';
import { cap } from '../../../i18n/text';
import { roman } from '../facts/ages';
import { listing } from '../../../i18n/language.svelte';
import type { NameCtx, Prompt, Update } from '../../game';
import { askInWords, waitInWords } from './matters';
import { rightOf } from '../facts/ring';
import { endedBecause, leaderDeedInWords, pickInWords, verdict } from './sentences';
import type { Choices, Seen, View } from '../types';
import { cityName, words } from './words';
const lines = () => texts().prompts;

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
        // The reader's city comes first. A later question is for the Free city.
        const free = you.picks.length > 0 && you.offers.length > 1;
        return { tone: 'you', text: free ? t.free : t.play(roman[view.age]!, view.turn) };
      }
      const rest = t.waitTurn(who, others.length);
      const pick = you?.picks.map(({ card, how }) => pickInWords(card, how.as));
      return { tone: 'wait', text: pick?.length ? `${t.yourPick(listing(pick))} ${rest}` : rest };
    }
    case 'tiles': {
      const l = boxTexts().babel.prompts;
      if (mine)
        return { tone: 'you', text: l.draft(cityName(ctx.names, rightOf(you.seat, view.cities.length))) };
      const rest = l.wait(who, others.length);
      const deed = you?.tiles?.deed;
      return { tone: 'wait', text: deed ? `${t.yourPick(l.picked(deed))} ${rest}` : rest };
    }
    case 'draft':
    case 'recruit': {
      const l = boxTexts().leaders.prompts;
      if (!mine) {
        const deed = you?.leaders?.deed;
        const rest = l.wait(who, others.length);
        return { tone: 'wait', text: deed ? `${t.yourPick(leaderDeedInWords(deed))} ${rest}` : rest };
      }
      const to = cityName(ctx.names, rightOf(you.seat, view.cities.length));
      return { tone: 'you', text: stage.stage === 'draft' ? l.draft(to) : l.recruit(roman[view.age]!) };
    }
    case 'losses': {
      if (mine) {
        const loss = you.offers.find((one) => one.asked === 'loss');
        return { tone: 'you', text: t.pay(words().coins(loss?.asked === 'loss' ? loss.loses : 0)) };
      }
      const rest = t.waitLosses(who, others.length);
      const paid = you?.paid;
      const said = typeof paid === 'number' ? t.yourPick(texts().sentences.pays(words().coins(paid))) : '';
      return { tone: 'wait', text: [said, rest].filter(Boolean).join(' ') };
    }
    case 'asked': {
      const nameOf = (seat: number) => cityName(ctx.names, seat);
      return mine
        ? { tone: 'you', text: askInWords(stage.matter, nameOf) }
        : { tone: 'wait', text: waitInWords(stage.matter, who, nameOf) };
    }
    case 'last_card':
      return mine ? { tone: 'you', text: t.last } : { tone: 'wait', text: t.waitLast(who) };
    case 'from_discard': {
      if (!mine) return { tone: 'wait', text: t.waitDiscard(who) };
      return { tone: 'you', text: view.cities[stage.city]?.seat === null ? t.discardFree : t.discard };
    }
  }
}
