import { readFileSync } from 'node:fs'

/** A message of a user and the rules that its answer must follow. */
export interface Turn {
  readonly message: string
  /**
   * Lines with `+ pattern`: regular expressions that the answer must match. `{oak.dryer.date}` stands for the date that
   * the test computes.
   */
  readonly must: readonly string[]
  /** Lines with `- pattern`: regular expressions that the answer must not match. */
  readonly mustNot: readonly string[]
  /** Lines with `= fact`. A fact is `danger`, `no danger`, `about oak.dryer`, `about nothing` or `offers task`. */
  readonly facts: readonly string[]
}

export interface Conversation {
  readonly title: string
  /** The home or component that the user's screen shows, by its key in `two-homes.ts`, such as `oak` or `oak.dryer`. */
  readonly screen: string | undefined
  readonly turns: readonly Turn[]
}

/**
 * Reads a set of conversations. `## title` begins a conversation. `@ oak.dryer` names the home or component that the
 * screen shows. `> message` is a message of the user. Lines that begin with `+`, `-` or `=` are rules for the answer to
 * it. Other lines are comments.
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
