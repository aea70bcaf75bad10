import type { SourceTag } from '../sources.ts'

/** General advice in both languages. Without sources, the answer calls it common knowledge. */
export interface Advice {
  readonly english: string
  readonly spanish: string
  readonly sources: readonly SourceTag[]
  /** True for answers about the app and for small talk, which need no source. */
  readonly isAboutApp?: true
}
