// What the page of a match that is over, and a screen for all, show besides the table.
export { default as Deed } from './Deed.svelte';
export { default as Hand } from './Hand.svelte';
export { default as Watched } from './Chains.svelte';
