import { expect, it } from 'vitest';
import { named } from './named';

it('is what is said, where that has what is shown', () => {
  expect(named('Replay', 'Replay of table 3')).toBe('Replay of table 3');
  expect(named('Spelen', 'Het spel van vandaag spelen: 7 Wonders')).toBe(
    'Het spel van vandaag spelen: 7 Wonders',
  );
  expect(named('⇄ Ana', 'Trade goals with Ana')).toBe('Trade goals with Ana');
  expect(named('', 'Close')).toBe('Close');
});

it('begins with what is shown otherwise', () => {
  expect(named('Play now', 'Play 7 Wonders now')).toBe('Play now. Play 7 Wonders now');
  expect(named('⇄ Ana (2)', 'Trade hands with Ana')).toBe('⇄ Ana (2). Trade hands with Ana');
});
