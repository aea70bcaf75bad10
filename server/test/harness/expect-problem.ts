import { type ErrorCode, errorCatalogue, type Problem, problem } from '@home-pulse/contract/errors'
import type { LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'

/**
 * Checks that a response is an error in the standard format and reveals no detail of the implementation. Pass `message`
 * only if it differs from the standard message of the code.
 */
export function expectProblem(
  response: LightMyRequestResponse,
  code: ErrorCode,
  message: string = errorCatalogue[code].message,
): Problem {
  const { status } = errorCatalogue[code]
  expect({ status: response.statusCode, body: response.json() }).toMatchObject({
    status,
    body: { statusCode: status, code, message, error: expect.stringMatching(/^[A-Z]/) },
  })
  expect(response.headers['content-type']).toMatch(/^application\/json/)
  expect(response.body).not.toMatch(
    / at .*:\d|node_modules|\.ts\b|\bselect\b|\binsert\b|\brelation\b|FST_|zod/i,
  )
  return problem.strict().parse(response.json())
}
