// The data that the parts of a match page share.
import type { Company } from './company.svelte';
import type { Deeds } from './deeds.svelte';
import type { Ending } from './ending.svelte';
import type { Shown } from './shown';

export interface Match {
  shown: Shown;
  company: Company;
  ending: Ending;
  deeds: Deeds;
}
