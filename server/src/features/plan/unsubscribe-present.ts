import type { MailKind } from './digest-queries.ts'

const styles = `
:root { color-scheme: light dark; --paper: #fbf9f5; --card: #fff; --ink: #1c2621; --second: #55615b; --line: #d9d2c4;
  --brand: #1d5a4c; --on-brand: #fff; }
@media (prefers-color-scheme: dark) { :root { --paper: #131a17; --card: #1a2320; --ink: #edf1ee; --second: #aebab3;
  --line: #3a4742; --brand: #7cc4ae; --on-brand: #0e1713; } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 24px 16px; background: var(--paper);
  color: var(--ink); font: 16px/1.5 "Instrument Sans", system-ui, sans-serif; }
main { width: 100%; max-width: 460px; background: var(--card); border: 1px solid var(--line); border-radius: 14px;
  padding: 32px; }
h1 { margin: 0 0 8px; font: 500 28px/1.2 Newsreader, Georgia, serif; letter-spacing: -0.02em; }
p { margin: 0 0 24px; color: var(--second); }
button { width: 100%; min-height: 48px; border: 0; border-radius: 10px; background: var(--brand); color: var(--on-brand);
  font: inherit; font-weight: 600; cursor: pointer; }
a { color: var(--brand); }
button:focus-visible, a:focus-visible { outline: 2px solid var(--brand); outline-offset: 2px; }`

const nameOf = { weekly: 'the weekly mail', due: 'mails about what became due' } as const

/** What a reader sees who follows the link at the foot of a mail: a question, its answer, or that the link is too old. */
export function renderUnsubscribePage(
  nonce: string,
  state: 'ask' | 'done' | 'invalid',
  kind: MailKind,
): string {
  const page = {
    ask: {
      title: 'Unsubscribe?',
      text: `You will no longer get ${nameOf[kind]}. Your homes and your account stay as they are.`,
      action: `<form method="post"><button type="submit">Stop ${nameOf[kind]}</button></form>`,
    },
    done: {
      title: 'You are unsubscribed',
      text: `We will not send you ${nameOf[kind]} any more. You can turn them on again beside your calendar.`,
      action: '<a href="/calendar">Go to your calendar</a>',
    },
    invalid: {
      title: 'This link does not work any more',
      text: 'Sign in and choose beside your calendar which mails you want.',
      action: '<a href="/calendar">Go to your calendar</a>',
    },
  }[state]
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${page.title} · Home Pulse AI</title>
<style nonce="${nonce}">${styles}</style>
</head>
<body>
<main>
<h1>${page.title}</h1>
<p>${page.text}</p>
${page.action}
</main>
</body>
</html>`
}
