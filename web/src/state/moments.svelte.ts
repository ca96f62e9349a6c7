// Whether what came of an age or of a fight is shown over the table; kept on this device.
import { storage } from './storage';

const key = 'septet.moments';
let shown = $state(storage.getItem(key) !== 'off');

export const moments = {
  get shown() {
    return shown;
  },
  set shown(on: boolean) {
    storage.setItem(key, (shown = on) ? 'on' : 'off');
  },
};
