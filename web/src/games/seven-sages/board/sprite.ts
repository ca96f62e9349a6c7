// Puts the drawings of this game on the page, once.
import '../art/sages.css';
import '../art/mood.css';
import drawings from '../art/sages.svg?raw';
import { putSprite } from '../../../look/sprite';

export const needSprite = () => putSprite('ss-sprite', drawings);
