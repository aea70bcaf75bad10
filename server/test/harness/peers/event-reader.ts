/** One server-sent event with its parsed JSON data. */
export interface ReadEvent {
  readonly name: string
  readonly data: Record<string, unknown>
}

/** Returns the events in the text of a stream, even if the stream has not ended. */
export const readEvents = (text: string): ReadEvent[] =>
  text.split('\n\n').flatMap((block) => {
    const [, name, data] = /^event: (\w+)\ndata: (.*)$/s.exec(block) ?? []
    return name === undefined ? [] : [{ name, data: JSON.parse(data ?? '') }]
  })

export const textOfEvents = (events: readonly ReadEvent[]): string =>
  events.map(({ name, data }) => (name === 'text' ? String(data.text) : '')).join('')
