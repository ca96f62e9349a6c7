// What the page of a match that is over shows instead of the table, and besides it.
export { default as Board } from './Board.svelte';
export { default as Deed } from './Deed.svelte';
export { default as Hand } from './Hand.svelte';
