import type { en } from '../en/teach';

/** The texts of the Owl that all tutorials share, in French. */
export const fr: typeof en = {
  place: (n, all) => `${n} sur ${all}`,
  lesson: 'Première partie',
  next: 'Suite',
  back: 'Retour',
  hide: 'Cacher',
  show: 'La Chouette a quelque chose à dire',
  quiet: 'La Chouette regarde',
  leave: 'Quitter la leçon',
  ask: 'Que feriez-vous ?',
  thinking: 'La Chouette réfléchit…',
  would: (deed) => `Je choisirais : ${deed}.`,
  others: 'Les autres vont aussi. La Chouette a juste sa préférée.',
  same: 'C’est bien ce que j’avais en tête.',
  other: 'Cela va aussi. J’avais juste une préférée.',
  overTitle: 'Vous savez l’essentiel',
  overText:
    'Jouez tant que vous voulez : les autres débutent aussi. Les règles sont dans le menu, et à la fin une feuille dit d’où vient chaque point.',
  playOn: 'Continuer',
  minute: (game) => `Comment jouer à ${game}`,
  learn: 'Apprendre en jouant',
  goOn: 'Reprendre la leçon',
  missing: 'La leçon n’a pas pu être chargée.',
};
