// The pictures of `late.ts`.
export { headOf, portraitOf } from './portraits';
export { scenes } from './scenes/boxes';
