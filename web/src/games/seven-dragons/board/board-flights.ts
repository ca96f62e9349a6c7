// How cards come to the board and leave it.
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
  /** Where the card that is being placed was last seen. */
  #last: Box | null = null;

  constructor(play: Play, camera: Camera) {
    this.#play = play;
    this.#camera = camera;
  }

  /** The card that is being placed is seen in another cell. */
  preview = (node: HTMLElement, card: Card): TransitionConfig => {
    const away = this.#last ?? handCard(card);
    this.#last = node.getBoundingClientRect();
    return this.#play.dragging ? { duration: 0 } : fromPlace(node, { away, scale: this.#camera.k });
  };

  arrive = (node: HTMLElement, { cell, card }: Placed): TransitionConfig => {
    const away = card === null ? null : this.#play.origin(card);
    // It lay there already, not yet for everybody.
    if (away === 'here') return { duration: 0 };
    return fromPlace(node, { away, scale: this.#camera.k, transform: place(cell) });
  };

  /** The cell is empty at once: a picture of the card leaves it. */
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

  /** Another card is placed: it comes from the hand again. */
  forget() {
    this.#last = null;
  }
}
