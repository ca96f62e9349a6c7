// Contrast of colours, measured in the page.
import type { Page } from '@playwright/test';

export interface Paint {
  /** Converts a CSS colour to red, green and blue, with its opacity. */
  colour(text: string): { rgb: number[]; a: number };
  /** Returns the contrast of two colours, from 1 to 21. */
  contrast(a: number[], b: number[]): number;
}

/** Builds the functions. The page receives only this function, so it must be self-contained. */
function made(): Paint {
  const paint = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
  const light = (rgb: number[]) =>
    rgb
      .map((v) => v / 255)
      .map((v) => (v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4))
      .reduce((sum, v, n) => sum + v * [0.2126, 0.7152, 0.0722][n]!, 0);
  return {
    colour(text) {
      paint.clearRect(0, 0, 1, 1);
      paint.fillStyle = text;
      paint.fillRect(0, 0, 1, 1);
      const [r = 0, g = 0, b = 0, a = 0] = paint.getImageData(0, 0, 1, 1).data;
      return { rgb: [r, g, b], a: a / 255 };
    },
    contrast(a, b) {
      const [low, high] = [light(a), light(b)].sort((x, y) => x - y) as [number, number];
      return (high + 0.05) / (low + 0.05);
    },
  };
}

/** Returns the functions as a handle, for code that runs in the page. */
export const paintOf = (page: Page) => page.evaluateHandle(made);
