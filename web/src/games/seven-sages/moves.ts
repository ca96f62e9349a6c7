// What went from one place to another flies there, over the table: cards between hands and piles, crystals.
import type { Seen } from './types';

interface Move {
  from: string;
  to: string;
  /** The drawing that flies. */
  symbol: string;
  times: number;
}

const plate = (seat: number) => `[data-plate="${seat}"]`;

/** The flights that belong to an event. */
export function movesOf(seen: Seen): Move[] {
  const cards = (from: string, to: string, powers: number, spells: number): Move[] => [
    ...(powers > 0 ? [{ from, to, symbol: 'ss-hand-power', times: Math.min(powers, 3) }] : []),
    ...(spells > 0 ? [{ from, to, symbol: 'ss-hand-spell', times: Math.min(spells, 3) }] : []),
  ];
  switch (seen.event) {
    case 'gave':
    case 'shown':
      return cards(plate(seen.from), plate(seen.to), seen.powers, seen.spells);
    case 'handed_over':
      return cards(plate(seen.from), plate(seen.to), seen.count, 0);
    case 'drew':
      return [
        ...cards('[data-pile="powers"]', plate(seen.seat), seen.powers, 0),
        ...cards('[data-pile="spells"]', plate(seen.seat), 0, seen.spells),
      ];
    case 'proposed':
      return [{ from: plate(seen.from), to: plate(seen.to), symbol: 'ss-healer', times: 1 }];
    case 'took_crystal':
      return [
        {
          from: `[data-card="crystal-${seen.at.site}-${seen.at.slot}"]`,
          to: plate(seen.seat),
          symbol: 'ss-crystal',
          times: 1,
        },
      ];
    default:
      return [];
  }
}

/** Lets them fly, one after the other; whoever wants no motion does not call it. */
export function showMoves(root: HTMLElement, events: Seen[]) {
  let wait = 0;
  for (const { from, to, symbol, times } of events.flatMap(movesOf)) {
    const [a, b] = [from, to].map((selector) => root.querySelector(selector)?.getBoundingClientRect());
    if (!a || !b) continue;
    for (let n = 0; n < times; n += 1, wait += 90) fly(root, a, b, symbol, wait);
  }
}

function fly(root: HTMLElement, a: DOMRect, b: DOMRect, symbol: string, delay: number) {
  const it = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  it.setAttribute('viewBox', '0 0 48 48');
  it.setAttribute('aria-hidden', 'true');
  it.setAttribute('class', 'ss-flies ss-crystal-5 ss-healer');
  it.append(Object.assign(document.createElementNS('http://www.w3.org/2000/svg', 'use')));
  it.firstElementChild!.setAttribute('href', `#${symbol}`);
  root.append(it);
  const at = (box: DOMRect) => `translate(${box.x + box.width / 2 - 15}px, ${box.y + box.height / 2 - 15}px)`;
  const flight = it.animate(
    [
      { transform: at(a), opacity: 0.2 },
      { opacity: 1, offset: 0.2 },
      { transform: at(b), opacity: 1 },
    ],
    { duration: 420, delay, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)', fill: 'backwards' },
  );
  flight.onfinish = flight.oncancel = () => it.remove();
}
