/** One server-sent event, its data read as JSON. */
export interface ReadEvent {
  readonly name: string
  readonly data: Record<string, unknown>
}

/** The events of a stream that has ended, or of as much of it as came. */
export const readEvents = (text: string): ReadEvent[] =>
  text.split('\n\n').flatMap((block) => {
    const [, name, data] = /^event: (\w+)\ndata: (.*)$/s.exec(block) ?? []
    return name === undefined ? [] : [{ name, data: JSON.parse(data ?? '') }]
  })

/** What the pieces of text come to. */
export const textOfEvents = (events: readonly ReadEvent[]): string =>
  events.map(({ name, data }) => (name === 'text' ? String(data.text) : '')).join('')
