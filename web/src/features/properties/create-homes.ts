import { toCamelCase } from '@home-pulse/contract/camel-case'
import type { Problem } from '@home-pulse/contract/errors'
import type { createProperties } from '@home-pulse/contract/features/properties'
import type { Answer, CallData } from '../../platform/api.ts'
import { config } from '../../platform/config.ts'
import { currentToken } from '../../platform/session.ts'
import type { SubmittedHome } from './to-submission.ts'

interface CreateHomesInput {
  homes: SubmittedHome[]
  /** Makes a retry of the same homes harmless, also where the answer to the first try was lost on the way. */
  idempotencyKey: string
}

/** Adds homes: all of them or none. Its own call, because it alone carries an `Idempotency-Key`. */
export async function createHomes({
  homes,
  idempotencyKey,
}: CreateHomesInput): Promise<Answer<CallData<typeof createProperties>>> {
  try {
    const response = await fetch(`${config.apiBase}/v1/properties`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': idempotencyKey,
        authorization: `Bearer ${currentToken() ?? ''}`,
      },
      body: JSON.stringify(homes),
    })
    const body: unknown = await response.json()
    if (!response.ok) return { ok: false, network: false, error: body as Problem }
    return { ok: true, data: toCamelCase(body) as CallData<typeof createProperties>, next: undefined }
  } catch {
    return { ok: false, network: true, error: { message: 'Network error' } }
  }
}
