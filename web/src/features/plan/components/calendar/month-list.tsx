import type { PlainDate } from '@home-pulse/contract/primitives'
import { countWithNoun, formatMoney } from '../../../../platform/format.ts'
import { StatusShape } from '../../../../ui/feedback/status-badge.tsx'
import { RowBlock } from '../../../../ui/layout/row-block.tsx'
import type { PlannedReplacement } from '../../calls/api.ts'
import type { Maintenance } from '../../calls/use-maintenance.ts'
import type { Section } from '../../sections.ts'
import { HomeRow } from '../home-row.tsx'
import { EntryRow } from './entry-row.tsx'
import { LaterRounds } from './later-rounds.tsx'
import styles from './month-list.module.css'

/** The number of rows that are rendered together. They fill about one screen. */
const rowsInABlock = 12
const estimatedRowPx = 96

interface MonthListProps {
  sections: Section[]
  maintenance: Maintenance
  today: PlainDate
  onExplain: (entry: PlannedReplacement) => void
}

/**
 * The due entries, in one card for each month. Many tasks of one home on one day share a collapsed row. If all
 * collapsed rows belong to one home, the first of them is open.
 */
export function MonthList({ sections, maintenance, today, onExplain }: MonthListProps) {
  const homes = sections.flatMap(({ items }) => items.filter((item) => 'home' in item))
  const isOneHome = new Set(homes.map(({ home }) => home.propertyId)).size === 1
  const [soonest] = sections
  return sections.map((section) => (
    <section key={section.key} className={styles.month} aria-labelledby={`month-${section.key}`}>
      <header className={styles.head}>
        <h2 id={`month-${section.key}`}>
          {section.key === 'overdue' && <StatusShape status="overdue" size={14} />}
          {section.title}
        </h2>
        <p>{summaryOf(section)}</p>
      </header>
      <ul className={styles.list} hidden={section.items.length === 0}>
        {blocksOf(section.items).map((block, index) => (
          <RowBlock
            key={block[0]?.key}
            count={block.length}
            estimatedRowPx={estimatedRowPx}
            isFirst={section === soonest && index === 0}
          >
            {() =>
              block.map((item) =>
                'home' in item ? (
                  <HomeRow
                    key={item.key}
                    tasks={item}
                    isOpen={isOneHome && item === homes[0]}
                    maintenance={maintenance}
                    today={today}
                  />
                ) : (
                  <EntryRow
                    key={item.key}
                    item={item}
                    maintenance={maintenance}
                    today={today}
                    onExplain={onExplain}
                  />
                ),
              )
            }
          </RowBlock>
        ))}
      </ul>
      {section.later.length > 0 && <LaterRounds rounds={section.later} />}
    </section>
  ))
}

const blocksOf = (items: Section['items']): Section['items'][] =>
  Array.from({ length: Math.ceil(items.length / rowsInABlock) }, (_, index) =>
    items.slice(index * rowsInABlock, (index + 1) * rowsInABlock),
  )

/**
 * Summarizes a month: `4 tasks, 1 replacement, $1,410`. Empty if the next page may have more entries of the month,
 * because an incomplete count would contradict the count above the list.
 */
function summaryOf({ items, tasks, replacements, cost, isWhole }: Section): string {
  if (items.length === 0 || !isWhole) return ''
  const parts = [
    tasks > 0 && countWithNoun(tasks, 'task'),
    replacements > 0 && countWithNoun(replacements, 'replacement'),
  ].filter(Boolean)
  if (parts.length === 0) return 'All recorded'
  return [...parts, replacements > 0 && formatMoney(cost)].filter(Boolean).join(', ')
}
