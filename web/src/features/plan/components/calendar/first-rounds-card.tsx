import type { RoughTime } from '@home-pulse/contract/features/plan/first-rounds'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { propertyKeys } from '../../../../platform/calls/query-keys.ts'
import { useWrite } from '../../../../platform/calls/use-write.ts'
import { countWithNoun } from '../../../../platform/format.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { typeTitle } from '../../../components/type-label.ts'
import { recordFirstRounds, type UnrecordedTask, unrecordedQuery } from '../../calls/first-rounds-api.ts'
import { readUnknownTasks, storeUnknownTasks } from '../../unknown-rounds.ts'
import styles from './first-rounds-card.module.css'

/** The number of tasks that are shown at a time. */
const askedAtOnce = 3

const answers: { when: RoughTime; label: string }[] = [
  { when: 'within_6_months', label: 'In the last 6 months' },
  { when: '6_to_12_months', label: '6 to 12 months ago' },
  { when: '1_to_2_years', label: '1 to 2 years ago' },
  { when: 'longer', label: 'Longer ago' },
]

/** Asks when each task was last done, a few tasks at a time. Renders nothing once every task has an answer. */
export function FirstRoundsCard({ propertyId }: { propertyId: string | undefined }) {
  const { data = [] } = useQuery(unrecordedQuery(propertyId))
  const [unknown, setUnknown] = useState(readUnknownTasks)
  const open = data.filter(({ taskId }) => !unknown.has(taskId))
  if (open.length === 0) return null
  return (
    <Card
      title="When was this last done?"
      subtitle={`A rough answer gives each task its real date. ${countWithNoun(open.length, 'task has', 'tasks have')} none yet.`}
    >
      <ul className={styles.list}>
        {open.slice(0, askedAtOnce).map((task) => (
          <Question
            key={task.taskId}
            task={task}
            propertyId={propertyId}
            onUnknown={() => {
              const more = new Set(unknown).add(task.taskId)
              storeUnknownTasks(more)
              setUnknown(more)
            }}
          />
        ))}
      </ul>
    </Card>
  )
}

interface QuestionProps {
  task: UnrecordedTask
  propertyId: string | undefined
  onUnknown: () => void
}

function Question({ task, propertyId, onUnknown }: QuestionProps) {
  const queries = useQueryClient()
  const { run, isBusy, keyFor } = useWrite()
  const { taskId, title, componentTypes, componentCount, homeCount } = task
  const [chosen, setChosen] = useState<RoughTime>()
  const record = (when: RoughTime) => {
    setChosen(when)
    const body = { taskId, when, ...(propertyId !== undefined && { propertyId }) }
    return run(
      {
        done: componentCount === 1 ? 'Recorded' : `Recorded for ${componentCount} parts`,
        failed: 'Failed to record the task',
        networkFailed: 'Network error while recording the task',
      },
      () => recordFirstRounds({ body, idempotencyKey: keyFor(body) }),
      () => queries.invalidateQueries({ queryKey: propertyKeys.all }),
    )
  }
  const parts = componentTypes.map(typeTitle).join(', ')
  return (
    <li>
      <p className={styles.title}>{title}</p>
      <p className={styles.place}>
        {parts}
        {homeCount > 1 && `, ${countWithNoun(homeCount, 'home')}`}
      </p>
      <fieldset className={styles.answers}>
        <legend className="visually-hidden">{title}: last done</legend>
        {answers.map(({ when, label }) => (
          <Button key={when} size="small" disabled={isBusy} onClick={() => record(when)}>
            {isBusy && when === chosen ? 'Recording...' : label}
          </Button>
        ))}
        <Button size="small" variant="quiet" disabled={isBusy} onClick={onUnknown}>
          I don’t know
        </Button>
      </fieldset>
    </li>
  )
}
