import type { PlainDate } from '@home-pulse/contract/primitives'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { unfilledContact } from '../features/landing/contact.ts'
import { LandingScreen } from '../features/landing/landing-screen.tsx'

/** The landing page as HTML, for the build; its contact details are filled in when it is served. */
export function makeLanding(madeOn: PlainDate): string {
  return renderToString(
    <StrictMode>
      <LandingScreen contact={unfilledContact} madeOn={madeOn} />
    </StrictMode>,
  )
}
