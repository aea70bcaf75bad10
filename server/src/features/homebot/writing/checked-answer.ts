import { ModelFailure } from '../language-model.ts'
import { emergencyAdvice } from './emergency-numbers.ts'
import type { Evidence } from './evidence.ts'
import { type Sentence, SentenceSplitter } from './sentences.ts'
import { isPlain } from './vocabulary.ts'

const maxAnswerLength = 4000

interface Options {
  readonly evidence: Evidence
  /** Receives each sentence that may be shown, as soon as it is checked. */
  readonly onText: (text: string) => void
}

/** Checks a model's answer sentence by sentence, and leaves out those that the evidence does not prove. */
export class CheckedAnswer {
  text = ''
  /** Sentences with an emergency number. Neither a failure nor a tool call removes them. */
  readonly urgent: string[] = []
  readonly #options: Options
  #splitter = new SentenceSplitter()
  /**
   * The text of the evidence from which the model repeated a sentence last, by its number. At first it is 0, the
   * engine's answer.
   */
  #source = 0
  #repeatedCount = 0
  #shownCount = 0
  #removedCount = 0
  #length = 0

  constructor(options: Options) {
    this.#options = options
  }

  /**
   * Discards the text so far. Call it before each call of the model, because text before a tool call is not
   * part of the answer.
   */
  restart(): void {
    this.text = ''
    this.#splitter = new SentenceSplitter()
    this.#source = 0
    this.#repeatedCount = 0
    this.#shownCount = 0
    this.#removedCount = 0
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
    const source = this.#options.evidence.sourceOf(text, this.#source)
    if (source !== undefined) {
      this.#source = source
      this.#repeatedCount += 1
    }
    const isShown = source !== undefined || isPlain(text)
    if (isShown) this.#shownCount += 1
    else this.#removedCount += 1
    const advice = emergencyAdvice(text)
    const left = isShown ? text : advice
    if (left === '' || this.urgent.includes(left)) return
    if (advice !== '') this.urgent.push(left)
    this.#show(left, space)
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

  /** Throws if no sentence of the engine was shown, or if more sentences were removed than shown. */
  requireAnswer(): void {
    if (this.#repeatedCount === 0 || this.#removedCount > this.#shownCount) throw new ModelFailure('unproven')
  }
}
