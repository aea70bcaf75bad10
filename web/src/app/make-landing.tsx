import type { PlainDate } from '@home-pulse/contract/primitives'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { unfilledContact } from '../features/landing/contact.ts'
import { LandingScreen } from '../features/landing/landing-screen.tsx'

/** Renders the landing page to HTML in the build. The server fills in the contact details when it serves the page. */
export function makeLanding(madeOn: PlainDate): string {
  return renderToString(
    <StrictMode>
      <LandingScreen contact={unfilledContact} madeOn={madeOn} />
    </StrictMode>,
  )
}
