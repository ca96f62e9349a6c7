import { putSprite } from '../../../look/sprite';
import '../art/wonders.css';
import drawings from '../art/wonders.svg?raw';

/** Puts the drawings of this game on the page, once. */
export const needSprite = () => putSprite('sw-sprite', drawings);
