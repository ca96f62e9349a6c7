// How cards come to the board and leave it.
import type { TransitionConfig } from 'svelte/transition';
import { fly, handCard, type Spot } from '../flight';
import type { Play } from '../play.svelte';
import type { Card, Placed } from '../types';
import { place, type Camera } from './camera.svelte';

export class BoardFlights {
  #play: Play;
  #camera: Camera;
  #still: () => boolean;
  /** Where the card that is being placed was last seen. */
  #last: { card: Card; spot: Spot } | null = null;

  constructor(play: Play, camera: Camera, still: () => boolean) {
    this.#play = play;
    this.#camera = camera;
    this.#still = still;
  }

  /** The card that is being placed is seen in another cell. */
  preview = (node: HTMLElement, card: Card): TransitionConfig => {
    const from = this.#last?.card === card ? this.#last.spot : handCard(card);
    this.#last = { card, spot: node.getBoundingClientRect() };
    const { dragging } = this.#play;
    return fly(node, { away: dragging ? null : from, k: this.#camera.k, still: this.#still() || dragging });
  };

  arrive = (node: HTMLElement, { cell, card }: Placed): TransitionConfig => {
    const from = card === null ? null : this.#play.origin(card);
    // It lay there already, not yet for everybody.
    if (from === 'here') return { duration: 0 };
    return fly(node, { away: from, k: this.#camera.k, transform: place(cell), still: this.#still() });
  };

  leave = (node: HTMLElement, { cell, card }: Placed): TransitionConfig => {
    const taker = card === null ? null : this.#play.taker(card);
    const transform = place(cell);
    if (taker) return fly(node, { away: taker, k: this.#camera.k, transform, still: this.#still() });
    if (card !== null) this.#play.left.set(card, node.getBoundingClientRect());
    return {
      duration: this.#still() ? 0 : 260,
      css: (t, u) =>
        `opacity: ${t}; transform: ${transform} translateY(${u * -60}px) scale(${1 + u * 0.25}); z-index: 5`,
    };
  };

  /** Another card is placed: it comes from the hand again. */
  forget() {
    this.#last = null;
  }
}
