import { z } from 'zod'
import { timestamp } from '../../primitives.ts'
import { defineRoute } from '../../route.ts'
import { property } from './properties.ts'

/**
 * A list has at most this many archived properties, last archived first. Older ones stay stored and can be restored by
 * id.
 */
export const maxArchivedListed = 100

const archivedProperty = property
  .pick({ id: true, address: true, postal_code: true })
  .extend({ archived_at: timestamp })
export type ArchivedProperty = z.input<typeof archivedProperty>

export const listArchivedProperties = defineRoute({
  name: 'listArchivedProperties',
  method: 'GET',
  path: '/v1/properties/archived',
  summary:
    'List archived properties that can be restored, latest first, at most 100. Excludes the sample portfolio',
  access: 'paid',
  status: 200,
  response: z.array(archivedProperty),
})
