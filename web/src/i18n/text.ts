// Changes to single words that texts in several places need.

/** Returns the text with a capital letter at its start. */
export const cap = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** Returns "de Ben" or "d’Ana". */
export const de = (name: string): string =>
  /^[aeiouyhàâäæéèêëîïôöœùûü]/i.test(name) ? `d’${name}` : `de ${name}`;
