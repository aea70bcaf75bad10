import type { MailKind } from '@home-pulse/contract/features/plan/mail-kinds'
import { screenPaths } from '@home-pulse/contract/screens'
import { brandLink, type PlainPage } from '../../../platform/pages/plain-page.ts'

const styles = `
body { display: grid; place-items: center; padding: 24px 16px; }
main { width: 100%; max-width: 460px; background: var(--card); border: 1px solid var(--hairline); border-radius: 14px;
  padding: 32px; }
h1 { margin: 28px 0 8px; font-size: 28px; }
p { margin: 0 0 24px; color: var(--ink-2); }`

const nameOf: Record<MailKind, string> = {
  weekly: 'the weekly mail',
  due: 'mails about what became due',
}

/**
 * Returns the page that an unsubscribe link opens. It asks for confirmation, confirms, or says that the link has
 * expired.
 */
export function unsubscribePage(state: 'ask' | 'done' | 'invalid', kind: MailKind): PlainPage {
  const { title, text, action } = {
    ask: {
      title: 'Unsubscribe?',
      text: `You will no longer get ${nameOf[kind]}. Your homes and your account stay as they are.`,
      action: `<form method="post"><button type="submit">Stop ${nameOf[kind]}</button></form>`,
    },
    done: {
      title: 'You are unsubscribed',
      text: `We will not send you ${nameOf[kind]} any more. You can turn them on again beside your calendar.`,
      action: `<a href="${screenPaths.calendar}">Go to your calendar</a>`,
    },
    invalid: {
      title: 'This link does not work any more',
      text: 'Sign in and choose on the calendar screen which e-mails you want.',
      action: `<a href="${screenPaths.calendar}">Go to your calendar</a>`,
    },
  }[state]
  return {
    title,
    styles,
    content: `<main>\n${brandLink}\n<h1>${title}</h1>\n<p>${text}</p>\n${action}\n</main>`,
  }
}

export const unsubscribeAddress = '/mail/unsubscribe'
