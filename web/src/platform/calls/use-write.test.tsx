import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render, screen } from '../../../test/render.tsx'
import type { Answer } from './api.ts'
import { queryClient } from './query-client.ts'
import { issueOf, outcomeOf, useWrite } from './use-write.ts'

const success: Answer<string> = { ok: true, data: 'A unit', next: undefined }
const rejection: Answer<string> = {
  ok: false,
  network: false,
  status: 400,
  error: {
    statusCode: 400,
    code: 'invalid_request',
    error: 'Bad Request',
    message: 'Wrong.',
    issues: [{ path: 'name', message: 'must be text' }],
  },
}

/**
 * Renders a button that sends a change. Its idempotency key depends on `name`. Each call stays pending until the test
 * answers it.
 */
function setUp() {
  const calls: { key: string; answer: (answer: Answer<string>) => void }[] = []
  const results: boolean[] = []
  function AddUnit({ name }: { name: string }) {
    const { isBusy, problem, run, keyFor, reset } = useWrite()
    const send = () =>
      new Promise<Answer<string>>((answer) => {
        calls.push({ key: keyFor({ name }), answer })
      })
    return (
      <>
        <button
          type="button"
          onClick={async () => results.push(await run(outcomeOf('add', 'unit'), send, () => {}))}
        >
          {isBusy ? 'Adding...' : 'Add'}
        </button>
        <button type="button" onClick={reset}>
          Reset
        </button>
        <p>{issueOf(problem, 'name')}</p>
      </>
    )
  }
  const shown = (name: string) => (
    <QueryClientProvider client={queryClient}>
      <AddUnit name={name} />
    </QueryClientProvider>
  )
  const { rerender } = render(shown('first'))
  return {
    calls,
    results,
    press: () => fireEvent.click(screen.getByText(/^Add/)),
    rename: (name: string) => rerender(shown(name)),
    /**
     * Waits 20 ms, which is enough for the mutation to start its call, or to render its result after the call was
     * answered. Both happen asynchronously.
     */
    settle: () => act(() => new Promise((resolve) => setTimeout(resolve, 20))),
  }
}

test('a second click sends no request if the button has not yet been rendered as busy', async () => {
  const { calls, results, press, settle } = setUp()
  act(() => {
    press()
    press()
  })
  await settle()
  expect(calls).toHaveLength(1)
  expect(screen.getByText('Adding...')).toBeTruthy()
  expect(results).toEqual([false])

  calls[0]?.answer(success)
  await settle()
  expect(results).toEqual([false, true])
  expect(screen.getByText('Add')).toBeTruthy()
})

test('a retry with the same body keeps its idempotency key; another body or later request gets a new one', async () => {
  const { calls, press, rename, settle } = setUp()
  for (const [name, answer] of [
    ['first', rejection],
    ['first', rejection],
    ['second', success],
    ['second', success],
  ] as const) {
    rename(name)
    press()
    await settle()
    calls.at(-1)?.answer(answer)
    await settle()
  }
  const [first, retry, other, next] = calls.map(({ key }) => key)
  expect(retry).toBe(first)
  expect(new Set([first, other, next]).size).toBe(3)
})

test('the error of a change stays until the next attempt or a reset', async () => {
  const { calls, press, settle } = setUp()
  const fail = async () => {
    press()
    await settle()
    calls.at(-1)?.answer(rejection)
    await settle()
  }
  await fail()
  expect(screen.getByText('Must be text.')).toBeTruthy()
  press()
  await settle()
  expect(screen.queryByText('Must be text.')).toBeNull()
  calls.at(-1)?.answer(rejection)
  await settle()
  fireEvent.click(screen.getByText('Reset'))
  await settle()
  expect(screen.queryByText('Must be text.')).toBeNull()
})
