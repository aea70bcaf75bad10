import { Button } from '../../../ui/controls/button.tsx'
import { ComboboxGroup, ComboboxList, ComboboxOption } from '../../../ui/controls/combobox.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { placeOf } from '../../components/place-label.ts'
import { type ApplianceOption, maxAppliances } from '../api.ts'
import { applianceLabel } from '../message.ts'
import styles from './appliance-picker.module.css'

interface ApplianceOptionsProps {
  found: ApplianceOption[]
  state: 'loading' | 'failed' | 'found'
  isSearched: boolean
  onRetry: () => void
}

interface ApplianceGroup {
  key: string
  place: string
  rows: ApplianceOption[]
}

/** Groups consecutive appliances with the same address and unit. */
function groupByPlace(found: readonly ApplianceOption[]): ApplianceGroup[] {
  const places: ApplianceGroup[] = []
  for (const appliance of found) {
    const key = `${appliance.propertyId} ${appliance.unitNumber}`
    const last = places.at(-1)
    if (last?.key === key) last.rows.push(appliance)
    else places.push({ key, place: placeOf(appliance), rows: [appliance] })
  }
  return places
}

/** The options of the appliance picker, grouped by address. */
export function ApplianceOptions({ found, state, isSearched, onRetry }: ApplianceOptionsProps) {
  return (
    <>
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
      <ComboboxList label="Appliances" className={styles.list}>
        {groupByPlace(found).map(({ key, place, rows }) => (
          <ComboboxGroup key={key} label={place} labelClassName={styles.place}>
            {rows.map((appliance) => (
              <ComboboxOption key={appliance.id} item={appliance}>
                {applianceLabel(appliance)}
              </ComboboxOption>
            ))}
          </ComboboxGroup>
        ))}
      </ComboboxList>
      {found.length >= maxAppliances && (
        <p className={styles.more}>The first {maxAppliances}. Type an address or a type to find others.</p>
      )}
    </>
  )
}
