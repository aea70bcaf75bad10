import { CalculatorDrawing, LedgerDrawing, PlaceDrawing, WrenchDrawing } from './feature-drawings.tsx'
import styles from './feature-list.module.css'
import { Section } from './section.tsx'

const features = [
  {
    drawing: <CalculatorDrawing />,
    title: 'Advanced search and replacement cost calculator',
    text: 'Look up anything you own by type, age and state. Every cost is a range in today’s dollars, and says what it rests on.',
  },
  {
    drawing: <PlaceDrawing />,
    title: 'Location insights',
    text: 'Prices follow the state each home stands in: a roof in Austin is not priced like one in Boston.',
  },
  {
    drawing: <WrenchDrawing />,
    title: 'Cost efficiency through preventative maintenance',
    text: 'See what comes due before it fails, while there is still time to compare offers or add years to it.',
  },
  {
    drawing: <LedgerDrawing />,
    title: 'Predictions for rehab budgets',
    text: 'Know what a property will ask of you in the coming years, before you buy it or before you sell.',
  },
]

export function FeatureList() {
  return (
    <Section id="features" title="A second opinion on everything you own">
      <ul className={styles.features}>
        {features.map(({ drawing, title, text }) => (
          <li key={title}>
            {drawing}
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
