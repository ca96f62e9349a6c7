// Compressed frames: each is a zlib stream (RFC 1950).

/** True if this browser can decompress frames. */
export const inflates = typeof DecompressionStream === 'function';

/** Returns the text of a frame. */
export function inflate(frame: ArrayBuffer): Promise<string> {
  const stream = new Blob([frame]).stream().pipeThrough(new DecompressionStream('deflate'));
  return new Response(stream).text();
}
