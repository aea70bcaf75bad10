import { ModelFailure } from '../language-model.ts'
import { emergencyAdvice } from './emergency.ts'
import type { Evidence } from './evidence.ts'
import { isClaim, isForeign, isRefusal, type Piece, SentenceSplitter } from './pieces.ts'
import { isSoothing } from './soothing.ts'
import { Stopped } from './stopped.ts'
import { isUnprovenClaim } from './unproven-claims.ts'

const longestAnswer = 4000

interface Listening {
  readonly evidence: Evidence
  /** Takes what was proven, as soon as it is. */
  readonly onText: (text: string) => void
}

/** What of a model's words is proven, and how much was not. */
export class Kept {
  text = ''
  /** Sentences with the number of an emergency service; no failure and no tool call takes them away. */
  readonly urgent: string[] = []
  readonly #assignment: Listening
  #cutter = new SentenceSplitter()
  #proven = 0
  #dropped = 0
  #length = 0
  #isRefusing = false

  constructor(assignment: Listening) {
    this.#assignment = assignment
  }

  /** Before each round: what was said aloud before a tool was called is no part of the answer. */
  begin(): void {
    this.text = ''
    this.#cutter = new SentenceSplitter()
    this.#proven = 0
    this.#dropped = 0
    this.#isRefusing = false
  }

  hear(text: string): void {
    this.#length += text.length
    if (this.#length > longestAnswer) throw new Stopped('no end')
    for (const piece of this.#cutter.push(text)) this.#take(piece)
  }

  end(): void {
    for (const piece of this.#cutter.flush()) this.#take(piece)
  }

  #take({ text, space }: Piece): void {
    if (this.text === '' && this.#dropped === 0 && isRefusal(text)) this.#isRefusing = true
    if (this.#isRefusing || !this.#mayShow(text)) {
      this.#dropped += 1
      this.#showUrgent(
        this.#mayShow(text) && emergencyAdvice(text) !== '' ? text : emergencyAdvice(text),
        space,
      )
      return
    }
    this.#proven += 1
    if (emergencyAdvice(text) !== '') this.urgent.push(text)
    this.#show(text, space)
  }

  #mayShow(text: string): boolean {
    return (
      !isForeign(text) &&
      !isClaim(text) &&
      !isSoothing(text) &&
      !isUnprovenClaim(text) &&
      this.#assignment.evidence.proves(text)
    )
  }

  /** What stays of a sentence that is cut: the emergency number it named. */
  #showUrgent(text: string, space: string): void {
    if (text === '' || this.urgent.includes(text)) return
    this.urgent.push(text)
    this.#show(text, space)
  }

  #show(text: string, space: string): void {
    const shown = this.text === '' ? text : space + text
    this.text += shown
    this.#assignment.onText(shown)
  }

  /** After a failure, the emergency numbers of a sentence that did not come to its end. */
  rescue(): void {
    for (const { text } of this.#cutter.flush()) {
      const advice = emergencyAdvice(text)
      if (advice !== '' && !this.urgent.includes(advice)) this.urgent.push(advice)
    }
  }

  /** A text of which more had to be taken out than could stay answers nothing, and nor does one without words. */
  judge(): void {
    if (this.#isRefusing) throw new ModelFailure('refused')
    if (this.#proven === 0 || this.#dropped > this.#proven || !/\p{L}{2}/u.test(this.text))
      throw new Stopped('unproven')
  }
}
