import type { Understanding } from '../../understanding/understand.ts'
import type { Answer } from '../facts.ts'

const notice = 'Entiendo su pregunta; esto lo sé por ahora solo en inglés.'

/** Puts a notice in Spanish before the answer to a Spanish question that exists only in English. */
export const withEnglishNotice = ({ isSpanish }: Understanding, given: Answer): Answer =>
  isSpanish ? { ...given, paragraphs: [notice, ...given.paragraphs] } : given
