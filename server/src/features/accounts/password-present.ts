import { escapeHtml, renderLetter, sans } from '../../platform/letter.ts'
import type { Mail } from '../../platform/mail.ts'
import { resetMinutes } from '../../platform/reset-tokens.ts'

type Content = Pick<Mail, 'subject' | 'text' | 'html'>

export interface Addressee {
  readonly firstName: string
  readonly support: { readonly email: string; readonly address: string }
}

const greetingOf = ({ firstName }: Addressee) => (firstName ? `Hello, ${firstName}` : 'Hello')
const signatureOf = ({ support }: Addressee) => `Home Pulse AI, ${support.address} · ${support.email}`

/** The way back in, for whoever asked for it. */
export function renderResetMail(letter: Addressee & { readonly url: string }): Content {
  const { url, support } = letter
  const subject = 'Set a new password'
  const intro = `Somebody asked for a new password for your account. This link sets one, once, for ${resetMinutes} minutes.`
  const reason = 'If it was not you, leave this mail be: your password stays as it is.'
  return {
    subject,
    text: [`${greetingOf(letter)}.`, '', intro, '', url, '', reason, '', '--', signatureOf(letter), ''].join(
      '\n',
    ),
    html: renderLetter({
      ...{ subject, intro, support },
      greeting: greetingOf(letter),
      body: '',
      button: { text: 'Set a new password', url },
      footer: escapeHtml(reason),
    }),
  }
}

/** Tells the owner what was done, in case it was somebody else. */
export function renderChangedMail(letter: Addressee & { readonly origin: string }): Content {
  const { origin, support } = letter
  const subject = 'Your password was changed'
  const intro = 'The password of your account was just changed, and every other session was signed out.'
  const advice = `If it was not you, set a new one now at ${origin}/forgot-password and write to ${support.email}.`
  return {
    subject,
    text: [`${greetingOf(letter)}.`, '', intro, '', advice, '', '--', signatureOf(letter), ''].join('\n'),
    html: renderLetter({
      ...{ subject, intro, support },
      greeting: greetingOf(letter),
      body: `<p class="ink" style="${sans};font-size:16px;line-height:1.5;color:#1c2621;margin:16px 0 0">${escapeHtml(advice)}</p>`,
      button: undefined,
      footer: 'You get this mail whenever your password changes.',
    }),
  }
}
