import type { estimateReplacement } from '@home-pulse/contract/features/landing/landing'
import { type CallData, endpoint } from '../../platform/calls/api.ts'

export type Estimate = CallData<typeof estimateReplacement>

/** The forecast and cost of a component by type, age and state. Needs no account. */
export const askEstimate = endpoint<typeof estimateReplacement>('GET', '/v1/lifecycle/estimate')
