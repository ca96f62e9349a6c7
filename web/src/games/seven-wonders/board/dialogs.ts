// The dialogs above the table. They have a file of their own because few readers open them, and none at
// first.
export { default as BabelDialog } from './BabelDialog.svelte';
export { default as CityDialog } from './CityDialog.svelte';
export { default as CompareDialog } from './CompareDialog.svelte';
export { default as DiscardDialog } from './DiscardDialog.svelte';
export { default as LargeCard } from './LargeCard.svelte';
export { default as LargeLeader } from './LargeLeader.svelte';
export { default as PartnerDialog } from './PartnerDialog.svelte';
export { default as TurnsDialog } from './TurnsDialog.svelte';
