import { Button } from '../../../ui/controls/button.tsx'
import listStyles from '../../../ui/controls/combobox.module.css'
import type { OptionBinding } from '../../../ui/controls/use-combobox.ts'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { classes } from '../../../ui/layout/classes.ts'
import { type ChosenAppliance, maxAppliances } from '../api.ts'
import { applianceLabel, placeOf } from '../message.ts'
import styles from './appliance-picker.module.css'

interface ApplianceOptionsProps {
  listId: string
  found: ChosenAppliance[]
  state: 'loading' | 'failed' | 'found'
  isSearched: boolean
  activeIndex: number
  chosenId: string | undefined
  option: OptionBinding
  onRetry: () => void
}

interface Place {
  key: string
  place: string
  /** The rows, with their indexes in the whole list. */
  rows: { appliance: ChosenAppliance; index: number }[]
}

/** Groups the list in its order by address and unit. */
function byPlace(found: readonly ChosenAppliance[]): Place[] {
  const places: Place[] = []
  for (const [index, appliance] of found.entries()) {
    const key = `${appliance.propertyId} ${appliance.unitNumber}`
    const last = places.at(-1)
    if (last?.key === key) last.rows.push({ appliance, index })
    else places.push({ key, place: placeOf(appliance), rows: [{ appliance, index }] })
  }
  return places
}

/** The list of appliances, grouped by address. The field keeps the focus, because its blur would close the list. */
export function ApplianceOptions(props: ApplianceOptionsProps) {
  const { listId, found, state, isSearched, activeIndex, chosenId, option, onRetry } = props
  return (
    <div
      className={classes(listStyles.list, styles.popover)}
      onPointerDown={(event) => event.preventDefault()}
    >
      {state === 'loading' && (
        <div role="status" className={styles.note}>
          <span className="visually-hidden">Loading your appliances</span>
          <Skeleton width="55%" height={14} />
          <Skeleton width="70%" height={18} />
          <Skeleton width="62%" height={18} />
        </div>
      )}
      {state === 'failed' && (
        <div role="status" className={styles.note}>
          <p>Your appliances did not load. You can ask without choosing one.</p>
          <Button size="small" onClick={onRetry}>
            Try again
          </Button>
        </div>
      )}
      {state === 'found' && found.length === 0 && (
        <p role="status" className={styles.note}>
          {isSearched ? 'No appliance matches.' : 'No appliances recorded yet. Just ask.'}
        </p>
      )}
      <div id={listId} role="listbox" aria-label="Appliances" className={styles.list}>
        {byPlace(found).map(({ key, place, rows }) => (
          <fieldset key={key} className={styles.group} aria-label={place}>
            <p className={styles.place} aria-hidden="true">
              {place}
            </p>
            {rows.map(({ appliance, index }) => (
              <div
                key={appliance.id}
                {...option(index, appliance.id === chosenId)}
                className={classes(
                  listStyles.option,
                  styles.option,
                  index === activeIndex && listStyles.active,
                )}
              >
                {applianceLabel(appliance)}
              </div>
            ))}
          </fieldset>
        ))}
      </div>
      {found.length >= maxAppliances && (
        <p className={styles.more}>The first {maxAppliances}. Type an address or a type to find others.</p>
      )}
    </div>
  )
}
