// Frames that come compressed: a zlib stream (RFC 1950) each.

/** Whether this browser reads them. */
export const inflates = typeof DecompressionStream === 'function';

/** The text of a frame. */
export function inflate(frame: ArrayBuffer): Promise<string> {
  const stream = new Blob([frame]).stream().pipeThrough(new DecompressionStream('deflate'));
  return new Response(stream).text();
}
