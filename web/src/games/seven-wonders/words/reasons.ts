// Where the points of a city come from, one sentence for each cell of the score sheet.
import { listing } from '../../../i18n/language.svelte';
import { cardName, factsOf, kindOf, sciences, type Kind } from '../facts/facts';
import { worthOf } from '../facts/leader-worth';
import { leaderName } from '../facts/leaders';
import type { Category } from '../facts/score';
import { allStages, placesOf } from '../facts/stages';
import type { Score, Seat, View } from '../types';
import { reasonWords, texts } from './texts';
import { words } from './words';

const kindOfCategory: Record<'civilian' | 'commerce' | 'guilds', Kind> = {
  civilian: 'blue',
  commerce: 'yellow',
  guilds: 'purple',
};

export function reasonOf(view: View, seat: Seat, score: Score, category: Category): string {
  const w = words();
  const t = reasonWords();
  const city = view.cities[seat]!;
  switch (category) {
    case 'military': {
      const [a = 0, b = 0, c = 0] = city.victories;
      const won = [
        { n: a, value: 1 },
        { n: b, value: 3 },
        { n: c, value: 5 },
      ].flatMap(({ n, value }) => (n > 0 ? [t.tokens(n, value)] : []));
      return [...won, ...(city.defeats > 0 ? [t.lost(city.defeats)] : [])].join(', ') || t.none;
    }
    case 'coins':
      return t.coins(w.coins(city.coins));
    case 'wonder': {
      const all = allStages(city);
      const said = placesOf(city).flatMap((place) => {
        const effects = all[place]?.effects ?? [];
        const n = effects.reduce((sum, e) => sum + (e.kind === 'points' ? e.amount : 0), 0);
        return n > 0 ? [`${w.stage(place + 1)} ${n}`] : [];
      });
      return said.join(', ') || t.none;
    }
    case 'science': {
      const said = sciences.flatMap((id, i) => {
        const n = score.symbols[i]!;
        return n > 0 ? [`${n} × ${w.sciences[id]} ${n * n}`] : [];
      });
      const sets = Math.min(...score.symbols);
      return [...said, ...(sets > 0 ? [t.sets(sets)] : [])].join(', ') || t.none;
    }
    case 'leaders': {
      const said = (city.leaders ?? []).flatMap((leader) => {
        const points = worthOf(leader, view, seat, score);
        return points === null ? [] : [texts().leaders.reasons.each(leaderName(leader), points)];
      });
      return said.length > 0 ? said.join(', ') : t.none;
    }
    case 'civilian':
    case 'commerce':
    case 'guilds': {
      const kind = kindOfCategory[category];
      const cards = city.cards.filter((card) => kindOf(card) === kind);
      const said = cards.flatMap((card) => {
        const { effects } = factsOf(card);
        const fixed = effects.reduce((sum, e) => sum + (e.kind === 'points' ? e.amount : 0), 0);
        if (fixed > 0) return [`${cardName(card)} ${fixed}`];
        return effects.some((e) => e.kind === 'any_science' || (e.kind === 'per' && e.points > 0))
          ? [cardName(card)]
          : [];
      });
      if (category === 'guilds' && score.copied) said.push(t.copied(cardName(score.copied)));
      return said.length > 0 ? listing(said) : t.none;
    }
  }
}
