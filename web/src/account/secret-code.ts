// Codes that give access to an account: their spelling, and a check for typing errors. The server checks them
// again.

const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** The number of letters in a recovery code and in a device code. The last letter is a check letter. */
export const recovery = 25;
export const device = 12;

/** Returns a typed or pasted code without spaces and hyphens. */
export const plain = (text: string) => text.replace(/[\s\-–‑]/g, '').toUpperCase();

/** True if the text is a code of this length and its check letter is right. */
export function isWhole(text: string, length: number): boolean {
  const code = plain(text);
  if (code.length !== length) return false;
  const places = [...code].map((letter) => letters.indexOf(letter));
  if (places.includes(-1)) return false;
  return places.reduce((sum, place, n) => sum + place * (n + 1), 0) % letters.length === 0;
}

/** Returns the code in a link from another device. It follows the `#`, which no browser sends to a server. */
export function codeInLink(hash: string): string | null {
  const code = hash.replace(/^#/, '');
  return isWhole(code, device) ? code : null;
}

/** Returns a login ID in two groups: `K4T9-2MXR`. */
export const tagInGroups = (tag: string) => `${tag.slice(0, 4)}-${tag.slice(4)}`;
