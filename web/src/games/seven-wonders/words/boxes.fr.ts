// All texts that only matches with boxes show, in French.
export { babel } from './babel.fr';
export { leaderEffects, leaders } from './leaders.fr';
export { matters } from './matters.fr';
