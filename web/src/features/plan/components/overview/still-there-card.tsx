import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { propertyKeys } from '../../../../platform/calls/query-keys.ts'
import { outcomeOf, useWrite } from '../../../../platform/calls/use-write.ts'
import { formatMonth } from '../../../../platform/format.ts'
import { paths } from '../../../../platform/paths.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { type AttentionItem, attentionQuery, confirm } from '../../../attention/api.ts'
import { placeOf } from '../../../components/place-label.ts'
import { typeInWords } from '../../../components/type-in-words.ts'
import { typeTitle } from '../../../components/type-label.ts'
import styles from './overview.module.css'

/** The number of components that are shown at a time. */
const askedAtOnce = 3

/**
 * Lists components about which nothing was recorded for more than a year, the most urgent first, and asks whether each
 * is still in place. Renders nothing if there are none.
 */
export function StillThereCard({ userId }: { userId: string }) {
  const { data } = useInfiniteQuery(attentionQuery(userId))
  const asked = data?.pages.flatMap(({ items }) => items).filter((item) => item.asksConfirmation) ?? []
  if (asked.length === 0) return null
  return (
    <Card title="Still the same one?">
      <p className={styles.note}>
        You told us about these more than a year ago. An answer sharpens their forecast.
      </p>
      <ul className={styles.rows}>
        {asked.slice(0, askedAtOnce).map((item) => (
          <Question key={item.id} item={item} />
        ))}
      </ul>
    </Card>
  )
}

function Question({ item }: { item: AttentionItem }) {
  const queries = useQueryClient()
  const { run, isBusy } = useWrite()
  const { id, name, propertyId, propertyAddress, unitNumber, installedOn } = item
  const spoken = typeInWords(name)
  const refresh = () => queries.invalidateQueries({ queryKey: propertyKeys.all })
  return (
    <li>
      <div>
        <p className={styles.name}>{typeTitle(name)}</p>
        <p className={styles.note}>
          {placeOf({ propertyAddress, unitNumber })}, installed {formatMonth(installedOn)}
        </p>
      </div>
      <div className={styles.answers}>
        <Button
          size="small"
          disabled={isBusy}
          aria-label={`Yes, the ${spoken} still works`}
          onClick={() => run(outcomeOf('update', spoken), () => confirm(item), refresh)}
        >
          Yes, it still works
        </Button>
        <Link
          className={styles.more}
          to={paths.part}
          params={{ propertyId, componentId: id }}
          aria-label={`No, the ${spoken} was replaced or removed`}
        >
          No
        </Link>
      </div>
    </li>
  )
}
