// Puts the drawings of this game on the page, once.
import '../art/arms.css';
import '../art/mood.css';
import drawings from '../art/symbols.svg?raw';
import { putSprite } from '../../../look/sprite';

export const needSprite = () => putSprite('k7-sprite', drawings);
