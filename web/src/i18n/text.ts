// What texts of several places do to a word.

/** With a capital at the beginning. */
export const cap = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** "de Ben", "d’Ana". */
export const de = (name: string): string =>
  /^[aeiouyhàâäæéèêëîïôöœùûü]/i.test(name) ? `d’${name}` : `de ${name}`;
