import type { PlainDate } from '@home-pulse/contract/primitives'
import type { ReactNode } from 'react'
import type { ExampleComponent } from '../example.ts'
import { AnatomyFigure } from './anatomy-figure.tsx'
import { HouseFigure } from './house-figure.tsx'
import styles from './product-tour.module.css'
import { ScheduleFigure } from './schedule-figure.tsx'
import { Section } from './section.tsx'

/** The features of the product, each with a chart of the example house. */
export function ProductTour({
  components,
  today,
}: {
  components: readonly ExampleComponent[]
  today: PlainDate
}) {
  return (
    <Section
      id="product"
      title="One line for every part of the home"
      intro="From the day it was installed, through today, to the years in which it will likely need replacing. Read one and you can read them all."
    >
      <div className={styles.stops}>
        <Stop
          title="Predictive analytics"
          text="No single magic date. A forecast from published lifetimes and from what this one has already survived, with the years in which it is likely to fail."
          points={[
            'Odds within one year and within five',
            'The reasons, in plain sentences',
            'The sources, by name',
          ]}
        >
          <AnatomyFigure components={components} today={today} />
        </Stop>
        <Stop
          title="Complete home management"
          text="Every roof, furnace and dishwasher you own in one place, for one house or for a hundred, with units, tenants, photos and notes where they belong."
          points={[
            'A status in word, shape and color',
            'Single homes and multifamily buildings',
            'HomeBot, when you have a question',
          ]}
        >
          <HouseFigure components={components} today={today} />
        </Stop>
        <Stop
          title="Smart scheduling"
          text="See what each coming year is expected to cost, and let the disruptive work fall between tenants instead of on them."
          points={[
            'Costs by year, in today’s dollars',
            'Improvement dates from your lease ends',
            'What is overdue comes first',
          ]}
        >
          <ScheduleFigure components={components} today={today} />
        </Stop>
      </div>
    </Section>
  )
}

interface StopProps {
  title: string
  text: string
  points: readonly string[]
  /** The figure beside the text. */
  children: ReactNode
}

function Stop({ title, text, points, children }: StopProps) {
  return (
    <article className={styles.stop}>
      <div className={styles.words}>
        <h3>{title}</h3>
        <p>{text}</p>
        <ul>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </div>
      {children}
    </article>
  )
}
