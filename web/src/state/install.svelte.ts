// The installation of Septet as an app. The browser offers it once and early, so the listener exists from the
// beginning.

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
  /** True if the browser offers the installation. */
  get offered() {
    return offer !== null;
  },
  /** Asks the player; call it from a click. An offer works once. */
  async ask() {
    const asked = offer;
    offer = null;
    await asked?.prompt();
  },
};
