// All texts that only matches with expansions show, in French.
export {
  leaders as leaderNames,
  projects as projectNames,
} from '../../../generated/seven-wonders.facts.json?fr&box-names';
export { babel } from './babel';
export { leaderEffects, leaders } from './leaders';
export { matters } from './matters';
