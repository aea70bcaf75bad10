import type { StructureType } from '@home-pulse/contract/vocabulary'
import { useQuery } from '@tanstack/react-query'
import { useDebounce } from 'use-debounce'
import { formatYears } from '../../../platform/format.ts'
import { likelyAgeQuery } from '../api.ts'
import { typeInWords } from '../type-in-words.ts'
import styles from './age-hint.module.css'

interface AgeHintProps {
  type: StructureType
  /** Blank while nothing has been typed. */
  homeAgeYears: number | ''
  onUse: (ageYears: number) => void
}

/** Suggests the age of a structure from the age of its home. One click accepts it. */
export function AgeHint({ type, homeAgeYears, onUse }: AgeHintProps) {
  const [homeAge] = useDebounce(Number(homeAgeYears), 300)
  const { data } = useQuery({
    ...likelyAgeQuery({ type, homeAge }),
    enabled: homeAge > 0 && homeAge <= 500,
  })
  if (!data) return null
  const { likelyAge, likelyAgeLow: low, likelyAgeHigh: high } = data
  return (
    <p className={styles.hint} title={data.explanation.join(' ')}>
      Not sure? In homes of {formatYears(homeAge)}{' '}
      {low === high
        ? `the ${typeInWords(type)} is nearly always the first.`
        : `half of all ${typeInWords(type)}s are younger than ${likelyAge}, and their likely age is ${low} to ${high}.`}{' '}
      <button type="button" className={styles.use} onClick={() => onUse(likelyAge)}>
        Use {likelyAge}
      </button>
    </p>
  )
}
