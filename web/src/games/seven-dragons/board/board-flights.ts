// The flights of cards to the board and away from it.
import type { TransitionConfig } from 'svelte/transition';
import { fromPlace, liftedOff } from '../../../look/flight/from-place';
import { pictureOf, sendOff } from '../../../look/flight/picture';
import type { Box } from '../../../look/flight/place';
import { isStill } from '../../../look/flight/still.svelte';
import { handCard } from '../play/moves';
import type { Play } from '../play/play.svelte';
import type { Card, Placed } from '../types';
import { place, type Camera } from './camera.svelte';

export class BoardFlights {
  #play: Play;
  #camera: Camera;
  /** The last box of the card that is being placed. */
  #last: Box | null = null;

  constructor(play: Play, camera: Camera) {
    this.#play = play;
    this.#camera = camera;
  }

  /** Starts the flight of the card that is being placed to another cell. */
  preview = (node: HTMLElement, card: Card): TransitionConfig => {
    const away = this.#last ?? handCard(card);
    this.#last = node.getBoundingClientRect();
    return this.#play.dragging ? { duration: 0 } : fromPlace(node, { away, scale: this.#camera.k });
  };

  arrive = (node: HTMLElement, { cell, card }: Placed): TransitionConfig => {
    const away = card === null ? null : this.#play.origin(card);
    // The card lay there already, visible only to the reader.
    if (away === 'here') return { duration: 0 };
    return fromPlace(node, { away, scale: this.#camera.k, transform: place(cell) });
  };

  /** Empties the cell at once. A picture of the card flies away. */
  leave = (node: HTMLElement, { cell, card }: Placed): TransitionConfig => {
    const away = card === null ? null : this.#play.taker(card);
    if (!away && card !== null) this.#play.left.set(card, node.getBoundingClientRect());
    if (!isStill()) {
      const [transform, picture] = [place(cell), pictureOf(node)];
      const goes = away
        ? fromPlace(picture, { away, scale: this.#camera.k, transform })
        : liftedOff(transform);
      sendOff(picture, goes);
    }
    return { duration: 0 };
  };

  /** Forgets the last box: the next card flies from the hand again. */
  forget() {
    this.#last = null;
  }
}
