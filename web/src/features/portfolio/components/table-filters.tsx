import { comingDueInWords } from '@home-pulse/contract/coming-due-words'
import { componentTypes, stateCodes } from '@home-pulse/contract/vocabulary'
import { useMediaQuery } from '../../../platform/use-media-query.ts'
import { Disclosure } from '../../../ui/controls/disclosure.tsx'
import { NumberField, SelectField } from '../../../ui/controls/field.tsx'
import { SearchField } from '../../../ui/controls/search-field.tsx'
import { typeTitle } from '../../components/type-label.ts'
import type { TableChoice } from '../table-choice.ts'
import styles from './homes-table.module.css'

interface TableFiltersProps {
  choice: TableChoice
  onChoice: (choice: TableChoice) => void
  /** All tags that at least one home has. */
  tags: readonly string[]
}

const states = stateCodes.map((code) => ({ value: code, label: code }))
const types = componentTypes.map((type) => ({ value: type, label: typeTitle(type) }))
const statuses = [
  { value: 'overdue', label: 'Overdue' },
  { value: 'coming_due', label: `Due within ${comingDueInWords}` },
  { value: 'healthy', label: 'Due later' },
  { value: 'none', label: 'Without parts' },
]
const vacancies = [
  { value: 'yes', label: 'With a vacant place' },
  { value: 'no', label: 'Fully rented' },
]

/** The sort orders offered on a phone, where the table has no headings to click. */
const orders = [
  { value: 'next', label: 'Plan by, soonest first' },
  { value: 'cost desc', label: 'Cost, highest first' },
  { value: 'age desc', label: 'Age, oldest first' },
  { value: 'address', label: 'Address' },
]

/** The filters of the table. Each change updates the table at once. */
export function TableFilters({ choice, onChoice, tags }: TableFiltersProps) {
  const select = (
    name: 'state' | 'status' | 'vacant' | 'kind' | 'tag',
    label: string,
    placeholder: string,
    options: readonly { value: string; label: string }[],
  ) => (
    <SelectField
      label={label}
      placeholder={placeholder}
      value={choice[name] ?? ''}
      options={options}
      onChange={({ currentTarget: { value } }) => onChoice({ ...choice, [name]: value })}
    />
  )
  const age = (name: 'minAge' | 'maxAge', label: string) => (
    <NumberField
      label={label}
      max={500}
      value={choice[name] ?? ''}
      onChange={({ currentTarget: { value } }) => onChoice({ ...choice, [name]: value })}
    />
  )
  const isNarrow = useMediaQuery('(max-width: 900px)')
  const tagOptions = [...new Set([...tags, ...(choice.tag ? [choice.tag] : [])])]
  const filters = (
    <>
      {select('status', 'Next part', 'Any', statuses)}
      {select('kind', 'Has a', 'Any part', types)}
      {select('state', 'State', 'All', states)}
      {select('vacant', 'Vacancy', 'Any', vacancies)}
      {tagOptions.length > 0 &&
        select(
          'tag',
          'Tag',
          'Any',
          tagOptions.map((tag) => ({ value: tag, label: tag })),
        )}
      {age('minAge', 'Age from')}
      {age('maxAge', 'Age to')}
    </>
  )
  const search = (
    <SearchField
      label="Find in the table"
      placeholder="Street, city or ZIP"
      wanted={choice.q ?? ''}
      onWanted={(q) => onChoice({ ...choice, q })}
    />
  )
  if (!isNarrow)
    return (
      <div className={styles.filters}>
        {search}
        {filters}
      </div>
    )
  return (
    <div>
      {search}
      <Disclosure title="Filters and order">
        <div className={styles.filters}>
          <SelectField
            label="Sort by"
            placeholder="Order of entry"
            value={[choice.sort, choice.order].filter(Boolean).join(' ')}
            options={orders}
            onChange={({ currentTarget: { value } }) => {
              const [sort, order] = value.split(' ')
              onChoice({ ...choice, sort, order })
            }}
          />
          {filters}
        </div>
      </Disclosure>
    </div>
  )
}
