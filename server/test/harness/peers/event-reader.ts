/** One server-sent event with its parsed JSON data. */
export interface ReadEvent {
  readonly name: string
  readonly data: Record<string, unknown>
}

/** The events of a finished stream, or those received so far. */
export const readEvents = (text: string): ReadEvent[] =>
  text.split('\n\n').flatMap((block) => {
    const [, name, data] = /^event: (\w+)\ndata: (.*)$/s.exec(block) ?? []
    return name === undefined ? [] : [{ name, data: JSON.parse(data ?? '') }]
  })

/** The concatenated pieces of text. */
export const textOfEvents = (events: readonly ReadEvent[]): string =>
  events.map(({ name, data }) => (name === 'text' ? String(data.text) : '')).join('')
