/** One attempt to submit a form. A retry with the same body must use the same key. */
export interface Attempt {
  key: string
  body: string
}

/** Returns 128 random bits in hex. `crypto.randomUUID` is not available on pages that are served over plain http. */
export function mintKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

/**
 * Returns the attempt for a body. For an unchanged body, returns the earlier attempt with its key, so that the server
 * does not apply a retry twice.
 */
export function attemptFor(body: string, earlier: Attempt | null): Attempt {
  return earlier?.body === body ? earlier : { key: mintKey(), body }
}
