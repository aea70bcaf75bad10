/** One attempt to submit a form. A retry with the same body reuses the key. */
export interface Attempt {
  key: string
  body: string
}

/**
 * Returns 128 random bits in hex. Does not use `crypto.randomUUID`, which browsers lack on pages that are served over
 * plain http.
 */
export function mintKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

/**
 * Returns the attempt for a body. If the body is unchanged, returns the earlier attempt. Its key tells the server not
 * to apply the change twice.
 */
export function attemptFor(body: string, earlier: Attempt | null): Attempt {
  return earlier?.body === body ? earlier : { key: mintKey(), body }
}
