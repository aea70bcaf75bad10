import * as contract from '@home-pulse/contract/features/landing/landing'
import { networkOf } from '../../platform/auth/client-network.ts'
import { defaultTimeZone, nowDate, todayIn } from '../../platform/config/clock.ts'
import { apiError, fieldError } from '../../platform/errors/api-error.ts'
import { createOnce } from '../../platform/http/idempotency.ts'
import { describeProperties } from '../properties/commands.ts'
import { archiveSampleProperties } from '../properties/queries.ts'
import { presentKinds } from './kinds-present.ts'
import { presentAnswer, presentLikelyAge, presentLikelyAges } from './present.ts'
import { addSamplePortfolio } from './sample-commands.ts'
import type { LandingServices } from './services.ts'

/**
 * The maximum number of calculator requests per network and hour. It is enough for a person and too few for a script.
 */
const estimatesAnHour = 300

/** Registers the routes for visitors without an account (the calculator) and for the sample portfolio. */
export function registerLanding(services: LandingServices): void {
  const { bind, clock, gate, attemptLimiter, offersSample } = services

  bind(contract.listKinds, async () => presentKinds())

  /** Answers a calculator request. Throws 429 above the hourly limit and 422 if the variant is unknown. */
  async function answerWithinLimit<Answer>(ip: string, ask: () => Answer | undefined): Promise<Answer> {
    const [asked] = await attemptLimiter.count(3600, [['estimate', networkOf(ip)]])
    if (asked && asked.count > estimatesAnHour) throw apiError('too_many_requests', asked)
    const answer = ask()
    if (answer) return answer
    throw fieldError('variant', 'must be a kind of this type')
  }

  bind(contract.estimateReplacement, ({ query, request }) =>
    answerWithinLimit(request.ip, () => presentAnswer(query, todayIn(defaultTimeZone, clock))),
  )

  bind(contract.guessAge, ({ query, request }) =>
    answerWithinLimit(request.ip, () => presentLikelyAge(query)),
  )

  bind(contract.guessAllAges, ({ query, request }) =>
    answerWithinLimit(request.ip, () => presentLikelyAges(query)),
  )

  bind(contract.addSamplePortfolio, async ({ session, request }) => {
    if (!offersSample) return apiError('not_found')
    return createOnce(services, session, request, async (sql) =>
      describeProperties(sql, session, await addSamplePortfolio(services, sql, session)),
    )
  })

  bind(contract.removeSamplePortfolio, ({ session }) =>
    gate.write(session.owner, session.actor, (sql) =>
      archiveSampleProperties(sql, session.owner, nowDate(clock)),
    ),
  )
}
