// What the page of a match that is over shows besides the table.
export { default as Deed } from './Deed.svelte';
export { default as Hand } from './Hand.svelte';
