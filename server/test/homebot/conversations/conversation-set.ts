import { readFileSync } from 'node:fs'

/** One message with the rules for its answer. */
export interface Turn {
  readonly message: string
  /** `+ pattern`: a regular expression with `{figures}` that the answer must match. */
  readonly must: readonly string[]
  /** `- pattern`: a regular expression that the answer must not match. */
  readonly mustNot: readonly string[]
  /** `= danger`, `= no danger`, `= about oak.dryer`, `= offers task`. */
  readonly facts: readonly string[]
}

export interface Conversation {
  readonly title: string
  /** The home or component on the screen, by its name in the records. */
  readonly screen: string | undefined
  readonly turns: readonly Turn[]
}

/**
 * Reads a set of conversations. `## title` begins one, `@ oak.dryer` is the screen, `> message` is a message, and `+`,
 * `-` and `=` are rules for its answer. Other lines are comments.
 */
export function readConversations(file: string): Conversation[] {
  const found: { title: string; screen: string | undefined; turns: Turn[] }[] = []
  let turn: { message: string; must: string[]; mustNot: string[]; facts: string[] } | undefined
  for (const line of readFileSync(new URL(file, import.meta.url), 'utf8').split('\n')) {
    const [, mark, text = ''] = /^(##|[@>+=-])\s+(.*?)\s*$/.exec(line) ?? []
    const conversation = found.at(-1)
    if (mark === '##') found.push({ title: text, screen: undefined, turns: [] })
    else if (!conversation) continue
    else if (mark === '@') conversation.screen = text
    else if (mark === '>') {
      turn = { message: text, must: [], mustNot: [], facts: [] }
      conversation.turns.push(turn)
    } else if (mark === '+') turn?.must.push(text)
    else if (mark === '-') turn?.mustNot.push(text)
    else if (mark === '=') turn?.facts.push(text)
  }
  return found
}
