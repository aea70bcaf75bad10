import { maxAgeYears } from '@home-pulse/contract/calendar'
import { useMutation } from '@tanstack/react-query'
import type { Dispatch } from 'react'
import { CallFailed, dataOf } from '../../../../platform/calls/api.ts'
import { formatYears } from '../../../../platform/format.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { askLikelyAges } from '../../../components/api.ts'
import type { FormAction } from '../../portfolio-form/form-state.ts'
import type { PropertyEntry } from '../../portfolio-form/property-entry.ts'
import { guessesOf, hasEmptyComponentList } from '../../portfolio-form/usual-components.ts'
import styles from './usual-components.module.css'

interface UsualComponentsProps {
  entry: PropertyEntry
  dispatch: Dispatch<FormAction>
}

/**
 * Returns the server's message, such as a message about a limit. Without one, returns a text that asks the user to try
 * again.
 */
const reasonOf = (error: Error) =>
  (error instanceof CallFailed && error.problem?.message) || 'That did not work. Please try again.'

/**
 * A button that adds the components that a home of this age usually has. Their ages count as guesses until the user
 * changes them.
 */
export function UsualComponents({ entry, dispatch }: UsualComponentsProps) {
  const property = entry.key
  const homeAge = Number(entry.homeAgeYears)
  const fill = useMutation({
    mutationFn: async () =>
      dataOf(await askLikelyAges({ query: { homeAge, state: entry.state || undefined } })),
    onSuccess: ({ ages }) => dispatch({ type: 'usualComponentsFilled', property, ages }),
  })
  const guesses = guessesOf(entry)
  if (!hasEmptyComponentList(entry))
    return guesses > 0 ? (
      <p className={styles.note}>
        {guesses === 1 ? '1 age is a guess' : `${guesses} ages are guesses`}, so the forecast is less exact.
        Change what you know, and remove what is not there.
      </p>
    ) : null
  if (!(homeAge > 0 && homeAge <= maxAgeYears))
    return (
      <p className={styles.note}>Enter the age of the home, and we can fill in the parts it usually has.</p>
    )
  return (
    <div className={styles.offer}>
      <p>
        Not sure what is there? We can fill in what a home of {formatYears(homeAge)} usually has, with likely
        ages.
        {fill.error && <span role="alert"> {reasonOf(fill.error)}</span>}
      </p>
      <Button size="small" disabled={fill.isPending} onClick={() => fill.mutate()}>
        {fill.isPending ? 'Filling in...' : 'Fill in usual parts'}
      </Button>
    </div>
  )
}
