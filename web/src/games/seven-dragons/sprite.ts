// Puts the drawings of this game on the page, once.
import './art/dragons.css';
import drawings from './art/dragons.svg?raw';

const id = 'sd-sprite';

export function needSprite() {
  if (typeof document === 'undefined' || document.getElementById(id)) return;
  const holder = document.createElement('div');
  holder.id = id;
  holder.className = 'sd-sprite';
  holder.setAttribute('aria-hidden', 'true');
  holder.innerHTML = drawings;
  document.body.append(holder);
}
