// The texts of the game on the start page and before a match, in Dutch.
import type * as en from '../../en/seven-kingdoms/face';

export const face: typeof en.face = {
  pitch: 'Speel een kaart en heb de meeste van een wapen.',
  tag: 'snel geleerd',
};

export const levels: typeof en.levels = {
  newcomer: 'Neemt wat er in deze ronde het best uitziet en vergist zich vaak. Speelt meteen.',
  steady: 'Kijkt waar elke keuze in deze ronde toe leidt en vergist zich soms. Speelt meteen.',
  skilled: 'Speelt voor elke kaart de ronde uit, waarbij ieder neemt wat hem past. Speelt meteen.',
  strong: 'Speelt de volgende ronden in gedachten uit. Denkt hooguit 0,1 seconde na.',
  expert: 'Speelt de volgende ronden vele malen in gedachten uit. Denkt hooguit een seconde na.',
};
