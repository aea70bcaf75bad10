import { cleanup, render as renderInto } from '@testing-library/react'
import { onTestFinished } from 'vitest'
import { speedUpComputedStyles } from './computed-style.ts'

speedUpComputedStyles()

/** Renders something and removes it at the end of the test, because test files share one document. */
export const render: typeof renderInto = ((...shown: Parameters<typeof renderInto>) => {
  // `openApp` may have set this to false in an earlier test.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  onTestFinished(cleanup)
  return renderInto(...shown)
}) as typeof renderInto

export { screen } from '@testing-library/react'
