import './tokens.css'
import './fonts.css'
import './base.css'
import './landing.css'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { LandingScreen } from '../features/landing/landing-screen.tsx'
import { applyTheme } from '../platform/theme.ts'

applyTheme()

// Hydrates the landing page's HTML without the app's router, queries and controls.
const root = document.getElementById('root')
const madeOn = root?.dataset.madeOn
if (!root || !madeOn) throw new Error('The page has no #root element that says when it was made.')
// In a transition, React pauses between components, so that a slow phone can scroll and follow links in the meantime.
startTransition(() => {
  hydrateRoot(
    root,
    <StrictMode>
      <LandingScreen madeOn={madeOn} />
    </StrictMode>,
  )
})
