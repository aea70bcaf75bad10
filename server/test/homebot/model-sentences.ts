import { readFileSync } from 'node:fs'

/** A sentence that a language model could write, with the question and the engine's answer (`facts`). */
export interface ModelSentence {
  readonly question: string
  readonly facts: string
  readonly text: string
  readonly expected: 'show' | 'remove'
}

/**
 * Reads `model-sentences.txt`. A `show` line is a sentence that may be shown, a `remove` line is one that must be
 * removed. In `a || b` only `b` must be removed.
 */
export function readModelSentences(): ModelSentence[] {
  const lines = readFileSync(new URL('model-sentences.txt', import.meta.url), 'utf8').split('\n')
  const sentences: ModelSentence[] = []
  let [question, facts] = ['', '']
  for (const line of lines) {
    const [, kind, escaped = ''] = /^(question|facts|show|remove): (.*)$/.exec(line) ?? []
    const text = escaped
      .replace(/\\u([0-9a-f]{4})/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
      .replaceAll('\\n', '\n')
    if (kind === 'question') question = text
    if (kind === 'facts') facts = text
    if (kind === 'show' || kind === 'remove') sentences.push({ question, facts, text, expected: kind })
  }
  return sentences
}
