import { cleanup, render as renderInto } from '@testing-library/react'
import { onTestFinished } from 'vitest'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

/** Renders something until the test ends, because test files share one document. */
export const render: typeof renderInto = ((...shown: Parameters<typeof renderInto>) => {
  onTestFinished(cleanup)
  return renderInto(...shown)
}) as typeof renderInto

export { screen } from '@testing-library/react'
