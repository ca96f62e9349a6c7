// What is opened above the table to look at something: few look, and nobody at first, so it comes in a file of its own.
export { default as BabelDialog } from './BabelDialog.svelte';
export { default as CityDialog } from './CityDialog.svelte';
export { default as CompareDialog } from './CompareDialog.svelte';
export { default as DiscardDialog } from './DiscardDialog.svelte';
export { default as LargeCard } from './LargeCard.svelte';
export { default as LargeLeader } from './LargeLeader.svelte';
export { default as PartnerDialog } from './PartnerDialog.svelte';
export { default as TurnsDialog } from './TurnsDialog.svelte';
