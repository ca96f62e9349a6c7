// The setting that shows results of an age or a fight over the table, stored on this device.
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
