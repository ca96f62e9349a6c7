// All texts that only matches with expansions show, in Dutch.
export {
  leaders as leaderNames,
  projects as projectNames,
} from '../../../generated/seven-wonders.facts.json?nl&box-names';
export { babel } from './babel';
export { leaderEffects, leaders } from './leaders';
export { matters } from './matters';
