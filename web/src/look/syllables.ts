// Hyphenation of names on small cards. Browsers support few languages and no names.

const vowel = /[aeiouyàâäéèêëîïôöùûüœæ]/i;
/** Consonants that stay together. */
const pairs = /^([cpst]h|[bcdfgptv]r|[bcfgp]l|gn|qu)$/i;
/**
 * The least length of a word to break, alone and in a name of several words. Such a name breaks between words
 * first.
 */
const longAlone = 8;
const longBesides = 12;
/** The least length of a piece. */
const least = 3;

/** Compounds, and other words that the rule below would break wrongly. */
const compounds = new Map(
  [
    'brick-yard',
    'court-house',
    'light-house',
    'stock-ade',
    'stone-henge',
    'boom-kwe-ke-rij',
    'broe-der-schap',
    'gerechts-hof',
    'hijs-kra-nen',
    'hout-han-del',
    'oor-logs-spie-gel',
    'rovers-hol',
  ].map((pieces) => [pieces.replaceAll('-', ''), pieces.split('-')]),
);

/** Joins the pieces by soft hyphens, in the letters of the word itself. */
function joined(word: string, pieces: string[]): string {
  let at = 0;
  return pieces.map((piece) => word.slice(at, (at += piece.length))).join('\u00ad');
}

function broken(word: string, longEnough: number): string {
  const letters = [...word];
  if (letters.length < longEnough) return word;
  const pieces = compounds.get(word.toLowerCase());
  if (pieces) return joined(word, pieces);
  const isVowel = letters.map((letter) => vowel.test(letter));
  return letters
    .map((letter, at) => {
      const rest = letters.length - at;
      if (at < least || rest < least || isVowel[at]) return letter;
      // A consonant, or two that stay together, between vowels begins a new syllable.
      const two = pairs.test(letter + letters[at + 1]);
      const begins = two ? isVowel[at + 2] : isVowel[at + 1];
      const within = pairs.test(letters[at - 1]! + letter);
      return begins && !within && isVowel.slice(0, at).some(Boolean) ? `\u00ad${letter}` : letter;
    })
    .join('');
}

/** Returns a name with a soft hyphen at each place where a long word can break. */
export function breakable(name: string): string {
  const pieces = name.split(/([^\p{L}]+)/u);
  return pieces.map((piece) => broken(piece, pieces.length > 1 ? longBesides : longAlone)).join('');
}

/** Returns the words of a name with soft hyphens, for use in separate boxes: all long words can break. */
export const wordsOf = (name: string): string[] =>
  name.split(' ').map((word) =>
    word
      .split(/([^\p{L}]+)/u)
      .map((piece) => broken(piece, longAlone))
      .join(''),
  );
