import { type ErrorCode, errorCatalogue, type Problem, problem } from '@home-pulse/contract/errors'
import type { LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'

/**
 * Asserts that an answer is a refusal in the one shape, and that it gives nothing of the server away. `message` is the
 * sentence for the case, if it is not the code's own.
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
