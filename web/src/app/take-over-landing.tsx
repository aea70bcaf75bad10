import './tokens.css'
import './fonts.css'
import './base.css'
import './landing.css'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { LandingScreen } from '../features/landing/landing-screen.tsx'

// The landing page stands in the HTML already; this makes it live, without the app's router, queries and controls.
const root = document.getElementById('root')
const madeOn = root?.dataset.madeOn
if (!root || !madeOn) throw new Error('The page has no #root element that says when it was made.')
// As a transition it gives way between its parts: a slow phone scrolls and follows links meanwhile.
startTransition(() => {
  hydrateRoot(
    root,
    <StrictMode>
      <LandingScreen madeOn={madeOn} />
    </StrictMode>,
  )
})
