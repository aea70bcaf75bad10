import type { SourceTag } from '../sources.ts'

/**
 * General advice in English and Spanish. If `sources` is empty, HomeBot's answer says that the advice is common
 * knowledge.
 */
export interface Advice {
  readonly english: string
  readonly spanish: string
  readonly sources: readonly SourceTag[]
  /** True for answers about the app and for small talk, which need no source. */
  readonly isAboutApp?: true
}
