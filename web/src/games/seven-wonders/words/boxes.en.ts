// All texts that only matches with boxes show, in English.
export { babel } from './babel.en';
export { leaderEffects, leaders } from './leaders.en';
export { matters } from './matters.en';
