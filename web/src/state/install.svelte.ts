// Installing Septet as an app. The browser offers it once, early, so it is listened for from the beginning.

interface Offer extends Event {
  prompt(): Promise<unknown>;
}

let offer = $state.raw<Offer | null>(null);
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  offer = event as Offer;
});
addEventListener('appinstalled', () => (offer = null));

export const install = {
  /** Whether the browser would. */
  get offered() {
    return offer !== null;
  },
  /** Asks; to be called from a click. An offer counts once. */
  async ask() {
    const asked = offer;
    offer = null;
    await asked?.prompt();
  },
};
