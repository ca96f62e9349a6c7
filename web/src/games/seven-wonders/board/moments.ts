// What only matches with Babel stop for, in a file of its own.
export { default as LaidMoment } from './LaidMoment.svelte';
export { default as ProjectMoment } from './ProjectMoment.svelte';
