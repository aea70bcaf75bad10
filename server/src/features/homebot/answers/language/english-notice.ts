import type { Understanding } from '../../understanding/understand.ts'
import type { Answer } from '../facts.ts'

const notice = 'Entiendo su pregunta; esto lo sé por ahora solo en inglés.'

/** If the question is in Spanish but its answer exists only in English, puts a notice in Spanish before the answer. */
export const withEnglishNotice = ({ isSpanish }: Understanding, given: Answer): Answer =>
  isSpanish ? { ...given, paragraphs: [notice, ...given.paragraphs] } : given
