import { cleanup, configure, prettyDOM, render as renderInto } from '@testing-library/react'
import { onTestFinished } from 'vitest'

/** Creates an error whose message contains the document. The document is printed only when the message is read. */
function getElementError(message: string | null, container: Element): Error {
  const error = new Error(message ?? '')
  error.name = 'TestingLibraryElementError'
  Error.captureStackTrace(error, getElementError)
  const get = () => [message, prettyDOM(container)].filter(Boolean).join('\n\n')
  return Object.defineProperty(error, 'message', { configurable: true, get })
}
// Testing Library adds the whole document to each error message. A query that waits for an element fails many times
// before it succeeds, so the tests would be slow.
configure({ getElementError })

/** Renders an element and removes it at the end of the test, because all test files use the same document. */
export const render: typeof renderInto = ((...shown: Parameters<typeof renderInto>) => {
  // `openApp` may have set this to false in an earlier test.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  onTestFinished(cleanup)
  return renderInto(...shown)
}) as typeof renderInto

export { screen } from '@testing-library/react'
