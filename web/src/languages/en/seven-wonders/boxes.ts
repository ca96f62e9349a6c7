// All texts that only matches with expansions show, in English.
export {
  leaders as leaderNames,
  projects as projectNames,
} from '../../../generated/seven-wonders.facts.json?en&box-names';
export { babel } from './babel';
export { leaderEffects, leaders } from './leaders';
export { matters } from './matters';
