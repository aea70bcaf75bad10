/** 64 KiB of UTF-8, as the server has it. */
export const maxNoteBytes = 64 * 1024

/** Why a text cannot be sent as a note; undefined where it can. A letter outside of ASCII takes several bytes. */
export function findNoteFault(text: string): string | undefined {
  return new TextEncoder().encode(text.trim()).length > maxNoteBytes
    ? 'A note may have at most 64 KB of text: about 65,000 letters.'
    : undefined
}
