import type { estimateReplacement } from '@home-pulse/contract/features/landing/landing'
import { type CallData, endpoint } from '../../platform/calls/api.ts'

export type Estimate = CallData<typeof estimateReplacement>

/** When a component of a type, age and state will need replacing and what that costs; anyone may ask. */
export const askEstimate = endpoint<typeof estimateReplacement>('GET', '/v1/lifecycle/estimate')
