import type { PlainDate } from '@home-pulse/contract/primitives'
import { Link } from '@tanstack/react-router'
import { paths } from '../../../platform/paths.ts'
import { readDate } from '../../../platform/plain-date.ts'
import { Lifeline } from '../../../ui/charts/lifeline.tsx'
import { lifeOf } from '../../components/home-component.ts'
import { placeOf } from '../../components/place-label.ts'
import { typeTitle } from '../../components/type-label.ts'
import type { HomebotAnswer } from '../answer.ts'
import styles from './homebot.module.css'

interface AnswerSubjectProps {
  subject: NonNullable<HomebotAnswer['subject']>
  /** The date that the answer proposes, if any. The lifeline shows it instead of the stored date. */
  forecastedDate: PlainDate | undefined
  today: PlainDate
}

/** Shows the component that an answer is about: its name, its place and its lifeline. */
export function AnswerSubject({ subject, forecastedDate, today }: AnswerSubjectProps) {
  const name = typeTitle(subject.type)
  const life = lifeOf({
    installedOn: readDate(subject.installedOn),
    forecastedReplacementDate: forecastedDate ?? readDate(subject.forecastedReplacementDate),
    forecastLow: readDate(subject.forecastLow),
    forecastHigh: readDate(subject.forecastHigh),
  })
  return (
    <div className={styles.subject}>
      <p className={styles.place}>
        <b>{name}</b>{' '}
        <Link to={paths.property} params={{ propertyId: subject.propertyId }}>
          {placeOf(subject)}
        </Link>
      </p>
      <Lifeline name={name} life={life} today={today} />
    </div>
  )
}
