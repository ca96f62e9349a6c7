// The parts that the page of a finished match shows in addition to the table.
export { default as Deed } from './Deed.svelte';
export { default as Hand } from './Hand.svelte';
