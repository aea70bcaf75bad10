import { cleanup, render as renderInto } from '@testing-library/react'
import { onTestFinished } from 'vitest'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

/** Shows something until the test ends: files share one document. */
export const render: typeof renderInto = ((...shown: Parameters<typeof renderInto>) => {
  onTestFinished(cleanup)
  return renderInto(...shown)
}) as typeof renderInto

export { screen } from '@testing-library/react'
