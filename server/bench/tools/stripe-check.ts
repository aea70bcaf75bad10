import { systemClock } from '../../src/platform/config/clock.ts'
import { ConfigError, readConfig } from '../../src/platform/config/config.ts'
import { checkStripe } from '../../src/platform/integrations/payments/stripe/check.ts'

// npm run stripe:check checks whether the configured Stripe account can take real payments.
try {
  const findings = await checkStripe(readConfig(), systemClock)
  for (const { isRight, isUnproven, message } of findings)
    console.log(`${isUnproven ? 'unproven' : isRight ? 'right   ' : 'WRONG   '}  ${message}`)
  process.exitCode = findings.every(({ isRight }) => isRight) ? 0 : 1
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  console.error(`WRONG  ${error.message}`)
  process.exitCode = 1
}
