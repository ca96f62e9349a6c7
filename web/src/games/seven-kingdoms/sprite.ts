// Puts the drawings of this game on the page, once.
import './art/arms.css';
import drawings from './art/symbols.svg?raw';

const id = 'k7-sprite';

export function needSprite() {
  if (typeof document === 'undefined' || document.getElementById(id)) return;
  const holder = document.createElement('div');
  holder.id = id;
  holder.className = 'k7-sprite';
  holder.setAttribute('aria-hidden', 'true');
  holder.innerHTML = drawings;
  document.body.append(holder);
}
