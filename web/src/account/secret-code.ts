// Codes that open an account: how they are typed, and whether there is a slip in them. The server checks them again.

const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Letters in a recovery code, and in one that another device shows. The last one checks the others. */
export const recovery = 25;
export const device = 12;

/** What was typed or pasted, without spaces and hyphens. */
export const plain = (text: string) => text.replace(/[\s\-–‑]/g, '').toUpperCase();

/** Whether it is a code of so many letters in which nothing was mistaken. */
export function isWhole(text: string, length: number): boolean {
  const code = plain(text);
  if (code.length !== length) return false;
  const places = [...code].map((letter) => letters.indexOf(letter));
  if (places.includes(-1)) return false;
  return places.reduce((sum, place, n) => sum + place * (n + 1), 0) % letters.length === 0;
}

/** The code in a link that another device shows. It stands behind the #, which no browser sends to a server. */
export function codeInLink(hash: string): string | null {
  const code = hash.replace(/^#/, '');
  return isWhole(code, device) ? code : null;
}

/** As it is shown: `K4T9-2MXR`. */
export const tagInGroups = (tag: string) => `${tag.slice(0, 4)}-${tag.slice(4)}`;
