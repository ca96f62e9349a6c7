import { afterEach, describe, expect, it } from 'vitest';
import { setLanguage } from '../i18n';

const { variantOfSetup, faces } = await import('./faces');
afterEach(() => setLanguage('en'));

const schemas = import.meta.glob<{
  $defs: { Options: { properties?: Record<string, { default: unknown }> } };
}>('../generated/*.schema.json', { eager: true, import: 'default' });
/** Returns the options that the server gives a new table of a game. */
const usual = (game: string) => {
  const { properties } = schemas[`../generated/${game}.schema.json`]!.$defs.Options;
  return Object.fromEntries(Object.entries(properties ?? {}).map(([name, field]) => [name, field.default]));
};

const of = (game: string, options: object, clock: 'none' | 'days' = 'none') =>
  variantOfSetup({
    game,
    options: { ...usual(game), ...options },
    clock: clock === 'days' ? { clock, per_decision: 1 } : { clock },
  });

describe('what differs from the usual game', () => {
  it('is nothing at a new table', () => {
    expect(usual('seven-sages')).toMatchObject({ negotiation_seconds: 120, first: null });
    for (const game of Object.keys(faces)) {
      expect(of(game, {}), game).toBeNull();
      expect(variantOfSetup({ game, options: null, clock: { clock: 'none' } }), game).toBeNull();
    }
    const day = { negotiation_seconds: 86_400, exchange_seconds: 86_400 };
    expect(of('seven-sages', day, 'days'), 'a day suits a table with days').toBeNull();
    const odd = { variant: { kind: 'of-tomorrow' } };
    expect(variantOfSetup({ game: 'seven-dragons', options: odd, clock: { clock: 'none' } })).toBeNull();
    expect(variantOfSetup({ game: 'unknown', options: {}, clock: { clock: 'none' } })).toBeNull();
  });

  it('has a name for the chip, and a sentence for each difference', () => {
    const basic = { variant: { kind: 'basic_dragons', ages: [5, null] }, starter: 1 };
    expect(of('seven-dragons', basic)).toEqual({
      name: 'Basic dragons',
      lines: [
        'Goals and dragon cards only, no actions.',
        'Children under seven need shorter chains.',
        'Seat 2 starts; no lot is drawn.',
      ],
    });
    expect(of('seven-wonders', { wonders: 'picked', sides: 'b' })?.name).toBe('Picked wonders, Night sides');
    expect(of('seven-sages', { negotiation_seconds: 300, solo_takes: 'one' })?.lines).toEqual([
      'With three players, a lone winner takes one crystal.',
      'The talks may take 5 min.',
    ]);
    expect(of('seven-sages', { exchange_seconds: null })?.name).toBe('Gifts by the clock');
  });

  it('names the boxes of 7 Wonders, in two names or one', () => {
    const boxes = { leaders: 'box', cities: true, tower: true, projects: true, boards: 'official' };
    const name = (options: object) => of('seven-wonders', options)?.name;
    expect(name({ leaders: 'box' })).toBe('Leaders');
    expect(name({ leaders: 'official', cities: true })).toBe('All leaders, Cities');
    expect(name({ tower: true })).toBe('Tower');
    expect(name({ projects: true })).toBe('Projects');
    expect(name({ tower: true, projects: true })).toBe('Babel');
    expect(name({ boards: 'official' })).toBe('More wonders');
    expect(name({ boards: 'everything', projects: true })).toBe('Projects, All wonders');
    expect(name({ ...boxes, leaders: 'everything', teams: true })).toBe('Leaders galore, Cities +3');
    expect(name(boxes)).toBe('Everything');
    expect(name({ ...boxes, teams: true, sides: 'b' })).toBe('Everything, Teams +1');
    expect(of('seven-wonders', boxes)?.lines).toHaveLength(5);
  });

  it('is said in French', () => {
    setLanguage('fr');
    expect(of('seven-wonders', { sides: 'a' })).toEqual({
      name: 'Faces jour',
      lines: ['Tous les plateaux montrent la face jour, la plus simple.'],
    });
    const kinds = { variant: { kind: 'single_action', kinds: ['trade_goals'], silver: true } };
    expect(of('seven-dragons', kinds)?.name).toBe('Une seule action');
    expect(of('seven-sages', { first: 2 })?.name).toBe('Place 3 en premier');
  });
});
