import type { PlainDate } from '@home-pulse/contract/primitives'
import { useTitle } from '../../platform/title.ts'
import { ExampleCard } from './components/example-card.tsx'
import { FeatureList } from './components/feature-list.tsx'
import { Footer } from './components/footer.tsx'
import { Hero } from './components/hero.tsx'
import { NavBar } from './components/nav-bar.tsx'
import { Pricing } from './components/pricing.tsx'
import { ProductTour } from './components/product-tour.tsx'
import { Section } from './components/section.tsx'
import { Testimonials } from './components/testimonials.tsx'
import { type Contact, contactOf } from './contact.ts'
import { exampleComponents } from './example.ts'
import { landingTitle } from './title.ts'
import { useToday } from './use-today.ts'

interface LandingScreenProps {
  contact?: Contact
  /** The day of the build, if the build rendered this page. */
  madeOn?: PlainDate
}

export function LandingScreen({ contact = contactOf(), madeOn }: LandingScreenProps) {
  useTitle(landingTitle)
  const today = useToday(madeOn)
  const components = exampleComponents(today)
  return (
    <div id="home">
      <NavBar />
      <main>
        <Hero today={today} />
        <FeatureList />
        <Section id="example" title="One house, everything in it">
          <ExampleCard components={components} today={today} />
        </Section>
        <ProductTour components={components} today={today} />
        <Testimonials />
        <Pricing contact={contact} />
      </main>
      <Footer contact={contact} today={today} />
    </div>
  )
}
