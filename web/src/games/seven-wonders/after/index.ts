// The parts that the page of a finished match shows instead of the table, and in addition to it.
export { default as Board } from './Board.svelte';
export { default as Deed } from './Deed.svelte';
export { default as Hand } from './Hand.svelte';
