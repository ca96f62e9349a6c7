/**
 * Returns a random id that no other program of the same account can have used. `crypto.randomUUID` is missing
 * on pages without TLS.
 */
export function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
