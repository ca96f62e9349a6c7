// Parts of the table that only matches with boxes show.
export { default as BoardTiles } from './BoardTiles.svelte';
export { default as LeaderFace } from './LeaderFace.svelte';
export { default as Leaders } from './Leaders.svelte';
export { default as Laws } from './Laws.svelte';
export { default as TileFace } from './TileFace.svelte';
