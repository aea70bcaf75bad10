import { maxNoteBytes } from '@home-pulse/contract/upload-limits'

/**
 * Returns why a text cannot be sent as a note, or undefined if it can. The limit is in bytes, and a character outside
 * ASCII takes several.
 */
export function findNoteFault(text: string): string | undefined {
  return new TextEncoder().encode(text.trim()).length > maxNoteBytes
    ? 'A note may have at most 64 KB of text: about 65,000 letters.'
    : undefined
}
