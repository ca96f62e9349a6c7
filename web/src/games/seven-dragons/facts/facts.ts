// The printed cards and the numbers of the rules, generated from the rules' own tables.
import type { Facts } from '../../../generated/seven-dragons.facts';
import printed from '../../../generated/seven-dragons.facts.json';

export const facts = printed as unknown as Facts;
