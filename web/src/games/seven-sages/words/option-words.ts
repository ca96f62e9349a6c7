// What the host of a table can choose, in words.
import { catalogue } from '../../../i18n/language.svelte';
import type { SoloTakes } from '../types';

const en = {
  solo: 'Who fights alone and wins takes',
  takes: { both: 'both crystals', one: 'one crystal' } as Record<SoloTakes, string>,
  first: 'Who chooses first',
  chance: 'By lot',
  seat: (n: number) => `Seat ${n}`,
  talks: 'Time for the talks',
  talksHint: 'When it runs out the order of the clearing decides.',
  exchange: 'Time to give cards',
  exchangeHint: 'When it runs out everybody is ready.',
  daysRule:
    'With days for each decision, limits under an hour do not count: they are for people who sit at the table together. The table’s clock holds instead.',
  clock: 'as the table’s clock',
  seconds: (n: number) =>
    n % 86_400 === 0
      ? n === 86_400
        ? '1 day'
        : `${n / 86_400} days`
      : n % 3_600 === 0
        ? `${n / 3_600} h`
        : n % 60 === 0
          ? `${n / 60} min`
          : `${n} s`,
  /** What differs from two minutes to talk, 90 seconds to give, and both crystals for who wins alone. */
  differ: {
    solo: {
      name: 'One crystal alone',
      line: 'With three players, who fights alone and wins takes one crystal.',
    },
    talks: (time: string | null) =>
      time === null
        ? { name: 'Talks by the clock', line: 'The talks have the time of one decision.' }
        : { name: `Talks ${time}`, line: `The talks may take ${time}.` },
    exchange: (time: string | null) =>
      time === null
        ? { name: 'Gifts by the clock', line: 'Giving cards has the time of one decision.' }
        : { name: `Gifts ${time}`, line: `Giving cards may take ${time}.` },
    first: (n: number) => ({
      name: `Seat ${n} first`,
      line: `Seat ${n} chooses first, not who is drawn by lot.`,
    }),
  },
};
const fr: typeof en = {
  solo: 'Qui combat seul et gagne prend',
  takes: { both: 'les deux cristaux', one: 'un cristal' },
  first: 'Qui choisit en premier',
  chance: 'Au sort',
  seat: (n) => `Place ${n}`,
  talks: 'Temps de pourparlers',
  talksHint: 'Une fois écoulé, l’ordre de la clairière décide.',
  exchange: 'Temps pour donner des cartes',
  exchangeHint: 'Une fois écoulé, tous sont prêts.',
  daysRule:
    'Quand chaque décision dispose de plusieurs jours, une limite de moins d’une heure ne compte pas : elle est faite pour des joueurs réunis à la table. C’est alors l’horloge de la table qui s’applique.',
  clock: 'selon l’horloge de la table',
  seconds: (n) =>
    n % 86_400 === 0
      ? n === 86_400
        ? '1 jour'
        : `${n / 86_400} jours`
      : n % 3_600 === 0
        ? `${n / 3_600} h`
        : n % 60 === 0
          ? `${n / 60} min`
          : `${n} s`,
  differ: {
    solo: { name: 'Seul, un cristal', line: 'À trois, qui combat seul et gagne prend un cristal.' },
    talks: (time) =>
      time === null
        ? { name: 'Pourparlers à l’horloge', line: 'Les pourparlers ont le temps d’une décision.' }
        : { name: `Pourparlers ${time}`, line: `Les pourparlers peuvent durer ${time}.` },
    exchange: (time) =>
      time === null
        ? { name: 'Dons à l’horloge', line: 'Les dons de cartes ont le temps d’une décision.' }
        : { name: `Dons ${time}`, line: `Les dons de cartes peuvent durer ${time}.` },
    first: (n) => ({
      name: `Place ${n} en premier`,
      line: `La place ${n} choisit en premier, sans tirage au sort.`,
    }),
  },
};
export const optionWords = catalogue({ en, fr });
