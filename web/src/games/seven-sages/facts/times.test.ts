import { optionWords } from '../words/face-texts';
import { describe, expect, it } from 'vitest';
import { suited, timesFor } from './times';
import type { Options } from '../types';

const options = (talks: number | null, exchange: number | null): Options => ({
  solo_takes: 'both',
  first: 2,
  negotiation_seconds: talks,
  exchange_seconds: exchange,
});

describe('limits that suit the clock', () => {
  it('become a day where decisions take days, as the lobby ignores less than an hour there', () => {
    expect(suited(options(120, 90), 'days')).toEqual(options(86_400, 86_400));
    expect(suited(options(3_599, 3_600), 'days')).toEqual(options(86_400, 3_600));
  });

  it('become minutes again where people sit together', () => {
    expect(suited(options(86_400, 3_600), 'seconds')).toEqual(options(120, 90));
    expect(suited(options(300, 45), 'none')).toEqual(options(300, 45));
  });

  it('stay with the table’s clock if the host said so', () => {
    for (const clock of ['none', 'seconds', 'days'] as const)
      expect(suited(options(null, null), clock)).toEqual(options(null, null));
  });

  it('are offered in hours where decisions take days, and with what was set before', () => {
    const offered = (clock: 'days' | 'seconds', now: number | null) =>
      timesFor('negotiation_seconds', clock, now).map((n) => optionWords().seconds(n));
    expect(offered('days', null)).toEqual(['8 h', '12 h', '1 day', '2 days']);
    expect(offered('days', 120)).toEqual(['2 min', '8 h', '12 h', '1 day', '2 days']);
    expect(offered('seconds', 120)).toEqual(['1 min', '2 min', '5 min', '1 day']);
  });
});
