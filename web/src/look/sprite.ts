/**
 * Puts the drawings of a game on the page, once. `id` is also the class by which the style sheet hides them.
 */
export function putSprite(id: string, drawings: string) {
  if (typeof document === 'undefined' || document.getElementById(id)) return;
  const holder = document.createElement('div');
  holder.id = id;
  holder.className = id;
  holder.setAttribute('aria-hidden', 'true');
  holder.innerHTML = drawings;
  document.body.append(holder);
}
