// Puts the drawings of this game on the page, once.
import '../art/dragons.css';
import '../art/mood.css';
import drawings from '../art/dragons.svg?raw';
import { putSprite } from '../../../look/sprite';

export const needSprite = () => putSprite('sd-sprite', drawings);
