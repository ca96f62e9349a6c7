import { encode } from 'uqr';

/** A QR code as one SVG path on a square grid of `size` units, quiet zone included. */
export interface Qr {
  path: string;
  size: number;
}

export function qrPath(text: string): Qr {
  const { data, size } = encode(text, { ecc: 'M', border: 3 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return { path, size };
}
