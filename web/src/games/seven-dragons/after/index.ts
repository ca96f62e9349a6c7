// The parts that the page of a finished match and a TV screen show in addition to the table.
export { default as Deed } from './Deed.svelte';
export { default as Hand } from './Hand.svelte';
export { default as Watched } from './Chains.svelte';
