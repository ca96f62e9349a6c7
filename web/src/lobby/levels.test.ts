import { describe, expect, it } from 'vitest';
import { en } from '../languages/en/frame';
import { fr } from '../languages/fr/frame';
import { nl } from '../languages/nl/frame';
import { languages, setLanguage, wordsAreHere, type Language } from '../i18n/language.svelte';
import { barsOf, choosable, doesThink, usual } from './levels';

const { faces } = await import('../games/faces');
const { aboutLevel } = await import('./level-words');

const level = (player: string, thinks = 0) => ({ player, thinks, about: '' });
const levels = [
  level('newcomer'),
  level('steady'),
  level('skilled'),
  level('strong', 95),
  level('expert', 950),
];
const game = {
  players: ['random', 'newcomer', 'steady', 'heuristic', 'skilled', 'strong', 'expert'],
  levels,
};

describe('the levels of the bots', () => {
  it('are all that people choose from, in a game that has them', () => {
    expect(choosable(game)).toEqual(['newcomer', 'steady', 'skilled', 'strong', 'expert']);
    expect(choosable({ players: ['random'] })).toEqual(['random']);
    expect(choosable(undefined)).toEqual([]);
  });

  it('begin with the steady one, and then with whoever was chosen last', () => {
    expect(usual(game, null)).toBe('steady');
    expect(usual(game, 'expert')).toBe('expert');
    expect(usual(game, 'random')).toBe('steady');
    expect(usual({ players: ['random'] }, 'expert')).toBe('random');
    expect(usual(undefined, null)).toBeNull();
  });

  it('have shapes that tell them apart, names, and a sentence in each language', () => {
    expect(choosable(game).map(barsOf)).toEqual([1, 2, 3, 4, 5]);
    expect(barsOf('heuristic')).toBe(barsOf('skilled'));
    expect(barsOf('random')).toBeNull();
    for (const words of [en, fr, nl]) {
      const said = choosable(game).map((player) => [words.level[player], words.levelAbout[player]]);
      expect(said.flat().every(Boolean)).toBe(true);
      expect(new Set(said.flat()).size).toBe(10);
    }
  });

  it('are described by each game in its own words, in each language', async () => {
    expect(Object.keys(faces).length).toBeGreaterThan(3);
    for (const id of Object.keys(faces)) {
      const said: string[][] = [];
      for (const language of Object.keys(languages) as Language[]) {
        await setLanguage(language);
        await wordsAreHere();
        const own = faces[id]!.levels?.() ?? {};
        expect(Object.keys(own), id).toEqual(choosable(game));
        for (const player of choosable(game)) {
          expect(aboutLevel(id, player), `${id}, ${player}`).toBe(own[player]);
          expect(own[player], `${id}, ${player}`).toMatch(/^\p{Lu}.*\.$/u);
        }
        expect(aboutLevel(id, 'heuristic')).toBe(own.skilled);
        said.push(Object.values(own));
      }
      await setLanguage('en');
      // Five sentences in each language, all different.
      expect(new Set(said.flat()).size, id).toBe(5 * said.length);
    }
    expect(aboutLevel('a-game-of-tomorrow', 'expert')).toBe(en.levelAbout.expert);
    expect(aboutLevel('seven-kingdoms', 'random')).toBe('');
  });

  it('tell who thinks', () => {
    expect(game.players.filter((player) => doesThink(game, player))).toEqual(['strong', 'expert']);
  });
});
