import type { Understanding } from '../../understanding/understand.ts'
import type { Answer } from '../facts.ts'

const notice = 'Entiendo su pregunta; esto lo sé por ahora solo en inglés.'

/**
 * Puts a Spanish notice before an English answer if the question is in Spanish. Used where the answer exists only in
 * English.
 */
export const withEnglishNotice = ({ isSpanish }: Understanding, given: Answer): Answer =>
  isSpanish ? { ...given, paragraphs: [notice, ...given.paragraphs] } : given
