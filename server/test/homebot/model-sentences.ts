import { readFileSync } from 'node:fs'
import { CheckedAnswer } from '../../src/features/homebot/writing/checked-answer.ts'
import { Evidence } from '../../src/features/homebot/writing/evidence.ts'

/**
 * A sentence that a language model could write in place of the engine's answer (`facts`), and whether HomeBot may show
 * it.
 */
export interface ModelSentence {
  readonly facts: string
  readonly text: string
  readonly expected: 'show' | 'remove'
}

/**
 * Reads `model-sentences.txt`. A `facts` line is an answer of the engine. HomeBot may show the sentence in a `show`
 * line, and must remove the sentence in a `remove` line. In `a || b` it must remove only `b`.
 */
export function readModelSentences(): ModelSentence[] {
  const lines = readFileSync(new URL('model-sentences.txt', import.meta.url), 'utf8').split('\n')
  const sentences: ModelSentence[] = []
  let facts = ''
  for (const line of lines) {
    const [, kind, escaped = ''] = /^(facts|show|remove): (.*)$/.exec(line) ?? []
    const text = escaped
      .replace(/\\u([0-9a-f]{4})/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
      .replaceAll('\\n', '\n')
    if (kind === 'facts') facts = text
    if (kind === 'show' || kind === 'remove') sentences.push({ facts, text, expected: kind })
  }
  return sentences
}

/**
 * Returns the part of a model's text that HomeBot may show. `facts` is the engine's answer, and `results` are the
 * results of tools.
 */
export function checkedText(facts: string, text: string, ...results: string[]): string {
  const evidence = new Evidence()
  for (const known of [facts, ...results]) evidence.add(known)
  const answer = new CheckedAnswer({ evidence, onText: () => {} })
  answer.push(text)
  answer.end()
  return answer.text
}
