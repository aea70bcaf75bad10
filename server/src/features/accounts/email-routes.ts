import * as contract from '@home-pulse/contract/features/accounts-email'
import type { Platform } from '../../platform/platform.ts'
import { refuse } from '../../platform/refusal.ts'
import {
  confirmEmail,
  confirmEmailChange,
  readAccount,
  requestEmailChange,
  sendConfirmation,
  withdrawEmailChange,
} from './email-commands.ts'

/** The e-mail: read, confirmed, changed. */
export function registerEmail(platform: Platform): void {
  const { bind } = platform

  bind(contract.readAccount, ({ session }) => readAccount(platform, session))

  bind(contract.sendConfirmation, async ({ session }) => {
    const result = await sendConfirmation(platform, session)
    return result.outcome === 'too_many' ? refuse('too_many_requests', result) : result.account
  })

  bind(contract.confirmEmail, async ({ body }) => {
    const result = await confirmEmail(platform, body.token)
    if (result.outcome === 'link_not_valid') return refuse(result.outcome)
    return { email: result.email, was_confirmed: result.wasConfirmed }
  })

  bind(contract.requestEmailChange, async ({ body, session }) => {
    const result = await requestEmailChange(platform, session, body)
    if (result.outcome === 'asked') return result.account
    if (result.outcome === 'too_many') return refuse('too_many_requests', result)
    return refuse('invalid_request', { issues: [wrongOf[result.outcome]] })
  })

  bind(contract.withdrawEmailChange, ({ session }) => withdrawEmailChange(platform, session))

  bind(contract.confirmEmailChange, async ({ body, session }) => {
    const result = await confirmEmailChange(platform, session, body.token)
    if (result.outcome !== 'changed') return refuse(result.outcome)
    return { token: result.token, account: result.account }
  })
}

const wrongOf = {
  wrong: { path: 'currentPassword', message: 'is not right' },
  not_an_address: { path: 'email', message: 'must be an email address' },
  the_same: { path: 'email', message: 'is your email already' },
}
