import * as contract from '@home-pulse/contract/features/accounts/email'
import { apiError } from '../../../platform/errors/api-error.ts'
import type { AccountsServices } from '../services.ts'
import {
  confirmEmail,
  confirmEmailChange,
  requestEmailChange,
  sendConfirmation,
  withdrawEmailChange,
} from './commands.ts'
import { readAccount } from './read.ts'

export function registerEmail(services: AccountsServices): void {
  const { bind } = services

  bind(contract.readAccount, ({ session }) => readAccount(services, session))

  bind(contract.sendConfirmation, async ({ session }) => {
    const result = await sendConfirmation(services, session)
    return result.outcome === 'too_many' ? apiError('too_many_requests', result) : result.account
  })

  bind(contract.confirmEmail, async ({ body }) => {
    const result = await confirmEmail(services, body.token)
    if (result.outcome === 'link_not_valid') return apiError(result.outcome)
    return { email: result.email, was_confirmed: result.wasConfirmed }
  })

  bind(contract.requestEmailChange, async ({ body, session }) => {
    const result = await requestEmailChange(services, session, body)
    if (result.outcome === 'requested') return result.account
    if (result.outcome === 'too_many') return apiError('too_many_requests', result)
    return apiError('invalid_request', { issues: [issueOf[result.outcome]] })
  })

  bind(contract.withdrawEmailChange, ({ session }) => withdrawEmailChange(services, session))

  bind(contract.confirmEmailChange, async ({ body, session }) => {
    const result = await confirmEmailChange(services, session, body.token)
    if (result.outcome !== 'changed') return apiError(result.outcome)
    return { token: result.token, account: result.account }
  })
}

const issueOf = {
  wrong: { path: 'currentPassword', message: 'is not right' },
  not_an_address: { path: 'email', message: 'must be an email address' },
  unchanged: { path: 'email', message: 'is your email already' },
}
