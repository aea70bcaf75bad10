import * as contract from '@home-pulse/contract/features/landing'
import { defaultTimeZone, nowDate, todayIn } from '../../platform/clock.ts'
import { createOnce } from '../../platform/idempotency.ts'
import { networkOf } from '../../platform/network.ts'
import type { Platform } from '../../platform/platform.ts'
import { refuse } from '../../platform/refusal.ts'
import { describeProperties } from '../properties/commands.ts'
import { archiveSampleProperties } from '../properties/queries.ts'
import { presentAnswer, presentKinds, presentLikelyAge } from './present.ts'
import { addSamplePortfolio } from './sample-commands.ts'

/** More than a curious person asks, and a tenth of a request a second at most for a machine. */
const estimatesAnHour = 300

/** What a newcomer meets: the calculator before they sign up, and a portfolio to look at after. */
export function registerLanding(platform: Platform): void {
  const { bind, clock, gate, guessLimits, offersSample } = platform

  bind(contract.listKinds, async () => presentKinds())

  /** Anybody's question of the engine. */
  async function answerAnybody<Answer>(ip: string, ask: () => Answer | undefined): Promise<Answer> {
    const [asked] = await guessLimits.count(3600, [['estimate', networkOf(ip)]])
    if (asked && asked.count > estimatesAnHour) throw refuse('too_many_requests', asked)
    const answer = ask()
    if (answer) return answer
    throw refuse('invalid_request', { issues: [{ path: 'variant', message: 'must be a kind of this type' }] })
  }

  bind(contract.estimateReplacement, ({ query, request }) =>
    answerAnybody(request.ip, () => presentAnswer(query, todayIn(defaultTimeZone, clock))),
  )

  bind(contract.guessAge, ({ query, request }) => answerAnybody(request.ip, () => presentLikelyAge(query)))

  bind(contract.addSamplePortfolio, async ({ session, request }) => {
    if (!offersSample) return refuse('not_found')
    return createOnce(platform, session, request, async (sql) =>
      describeProperties(sql, session, await addSamplePortfolio(platform, sql, session)),
    )
  })

  bind(contract.removeSamplePortfolio, ({ session }) =>
    gate.write(session.owner, session.actor, (sql) =>
      archiveSampleProperties(sql, session.owner, nowDate(clock)),
    ),
  )
}
