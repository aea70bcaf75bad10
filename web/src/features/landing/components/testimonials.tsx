import { Section } from './section.tsx'
import styles from './testimonials.module.css'

const testimonials = [
  {
    quote:
      'I used to learn about water heaters from the ceiling below them. Now I read a date, a price and how sure it is, and I book the plumber in a quiet week.',
    name: 'Marisol T.',
    role: 'Landlord of eleven units, Tucson',
  },
  {
    quote:
      'We were saving for “something”. Seeing the roof and the furnace on one line told us which one, roughly when, and what to put aside until then.',
    name: 'Dev and Priya K.',
    role: 'Homeowners, Columbus',
  },
  {
    quote:
      'Buyers ask me what a house will cost them after closing. I show them the range and the sources, and the conversation turns calm.',
    name: 'Grant H.',
    role: 'Real estate broker, Raleigh',
  },
]

export function Testimonials() {
  return (
    <Section id="reviews" title="People sleep better with a date" intro="Examples, not real customers.">
      <ul className={styles.list}>
        {testimonials.map(({ quote, name, role }) => (
          <li key={name}>
            <figure className={styles.card}>
              <blockquote>{quote}</blockquote>
              <figcaption>
                <span className={styles.initial} aria-hidden="true">
                  {name[0]}
                </span>
                <span>
                  <strong>{name}</strong>
                  <br />
                  {role}
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  )
}
