import { ModelFailure } from '../language-model.ts'
import { emergencyAdvice } from './emergency-numbers.ts'
import type { Evidence } from './evidence.ts'
import { repeatsRules } from './prompt.ts'
import { isRefusal, isUnreadable, type Sentence, SentenceSplitter } from './sentences.ts'

const maxAnswerLength = 4000

interface Options {
  readonly evidence: Evidence
  /** Receives each sentence that may be shown, as soon as it is checked. */
  readonly onText: (text: string) => void
}

/** Checks a model's answer sentence by sentence and leaves out sentences that the evidence does not prove. */
export class CheckedAnswer {
  text = ''
  /** Sentences with an emergency number. Neither a failure nor a tool call removes them. */
  readonly urgent: string[] = []
  readonly #options: Options
  #splitter = new SentenceSplitter()
  /** The components that the last sentence was about. */
  #parts: ReadonlySet<string>
  #shownCount = 0
  #removedCount = 0
  #length = 0
  #isRefusal = false

  constructor(options: Options) {
    this.#options = options
    this.#parts = options.evidence.parts
  }

  /**
   * Discards the text so far. Call it before each call of the model, because text before a tool call is not
   * part of the answer.
   */
  restart(): void {
    this.text = ''
    this.#splitter = new SentenceSplitter()
    this.#parts = this.#options.evidence.parts
    this.#shownCount = 0
    this.#removedCount = 0
    this.#isRefusal = false
  }

  push(text: string): void {
    this.#length += text.length
    if (this.#length > maxAnswerLength) throw new ModelFailure('no end')
    for (const sentence of this.#splitter.push(text)) this.#check(sentence)
  }

  end(): void {
    for (const sentence of this.#splitter.flush()) this.#check(sentence)
  }

  #check({ text, space }: Sentence): void {
    if (this.text === '' && this.#removedCount === 0 && isRefusal(text)) this.#isRefusal = true
    const advice = emergencyAdvice(text)
    const isProven = this.#isProven(text)
    if (isProven && !this.#isRefusal) {
      this.#shownCount += 1
      if (advice !== '') this.urgent.push(text)
      this.#show(text, space)
      return
    }
    this.#removedCount += 1
    const left = isProven && advice !== '' ? text : advice
    if (left === '' || this.urgent.includes(left)) return
    this.urgent.push(left)
    this.#show(left, space)
  }

  #isProven(text: string): boolean {
    const { evidence } = this.#options
    const statement = evidence.read(text, this.#parts)
    this.#parts = statement.parts
    return !isUnreadable(text) && !repeatsRules(text) && evidence.proves(statement)
  }

  #show(text: string, space: string): void {
    const shown = this.text === '' ? text : space + text
    this.text += shown
    this.#options.onText(shown)
  }

  /** Keeps the emergency numbers of the last, incomplete sentence. Call it after a failure. */
  keepEmergencyNumbers(): void {
    for (const { text } of this.#splitter.flush()) {
      const advice = emergencyAdvice(text)
      if (advice !== '' && !this.urgent.includes(advice)) this.urgent.push(advice)
    }
  }

  /** Throws if the model refused, if no sentence was shown, or if more sentences were removed than shown. */
  requireAnswer(): void {
    if (this.#isRefusal) throw new ModelFailure('refused')
    if (this.#shownCount === 0 || this.#removedCount > this.#shownCount || !/\p{L}{2}/u.test(this.text))
      throw new ModelFailure('unproven')
  }
}
