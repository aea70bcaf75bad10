import { formatReceipt } from '@home-pulse/contract/money'
import { screenPaths } from '@home-pulse/contract/screens'
import { escapeMarkup } from '../../../platform/http/escape-markup.ts'
import type { SandboxCard } from '../../../platform/integrations/payments/sandbox.ts'
import { brandLink, type PlainPage } from '../../../platform/pages/plain-page.ts'

interface OpenCheckout {
  readonly checkout: { readonly email: string; readonly amount_cents: number }
  readonly decline?: string
  readonly card?: SandboxCard
}

const styles = `
.banner { margin: 0; padding: 10px 16px; background: var(--tint); color: var(--brand-ink); text-align: center; font-weight: 600; }
header, main { max-width: 880px; margin: 0 auto; padding: 28px 20px 0; }
main { padding: 44px 20px 48px; display: grid; gap: 40px; grid-template-columns: 1fr 1fr; }
h1 { margin: 0 0 4px; }
.price { font: 500 44px/1.1 Newsreader, Georgia, serif; letter-spacing: -0.02em; margin: 24px 0 4px; }
.price small { font: 400 15px "Instrument Sans", system-ui, sans-serif; color: var(--ink-2); letter-spacing: 0; }
.quiet { color: var(--ink-2); margin: 0; font-size: 15px; }
ul { margin: 24px 0 0; padding: 0; list-style: none; font-size: 15px; } li { padding: 6px 0 6px 26px; position: relative; color: var(--ink-2); }
li::before { content: ""; position: absolute; left: 2px; top: 12px; width: 12px; height: 6px;
  border: solid var(--brand); border-width: 0 0 2px 2px; transform: rotate(-45deg); }
form { background: var(--card); border: 1px solid var(--hairline); border-radius: 14px; padding: 24px;
  box-shadow: 0 1px 2px rgb(28 38 33 / 5%), 0 8px 24px rgb(28 38 33 / 5%); }
label { display: block; font-weight: 600; font-size: 13px; margin: 0 0 16px; }
input { display: block; width: 100%; margin-top: 6px; padding: 11px 12px; min-height: 44px; font: inherit; font-weight: 400; font-size: 16px;
  color: inherit; background: var(--paper); border: 1px solid var(--hairline); border-radius: 10px; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 16px; }
.decline { margin: 0 0 16px; padding: 10px 12px; border-radius: 10px; background: var(--overdue-soft); color: var(--overdue-ink); font-weight: 600; }
.cancel { display: block; text-align: center; margin-top: 12px; padding: 10px; color: var(--ink-2); }
code { font: inherit; font-weight: 600; color: var(--ink); white-space: nowrap; }
@media (max-width: 720px) { main { grid-template-columns: 1fr; gap: 24px; padding: 28px 16px; }
  header { padding: 20px 16px 0; } ul { display: none; } }`

export function checkoutPage({ checkout, decline, card }: OpenCheckout): PlainPage {
  const price = formatReceipt(checkout.amount_cents / 100)
  const field = (name: string, label: string, value: string, hints: string) =>
    `<label>${label}<input name="${name}" value="${escapeMarkup(value)}" ${hints}></label>`
  return inFrame(
    `<section>
<h1>Subscribe to Home Pulse AI</h1>
<p class="quiet">for ${escapeMarkup(checkout.email)}</p>
<p class="price">${price} <small>a month</small></p>
<p class="quiet">Individual plan. Cancel whenever you like.</p>
<ul><li>Home asset tracking</li><li>AI maintenance predictions</li><li>Personalized replacement timelines</li>
<li>Cost forecasting and budgeting</li><li>Smart maintenance reminders</li><li>24/7 support</li></ul>
</section>
<form method="post" novalidate>
${decline ? `<p class="decline" role="alert">${escapeMarkup(decline)}</p>` : ''}
${field('card_number', 'Card number', card?.number ?? '', 'inputmode="numeric" autocomplete="cc-number" placeholder="4242 4242 4242 4242" required')}
<div class="pair">
${field('expiry', 'Expiry', card?.expiry ?? '', 'inputmode="numeric" autocomplete="cc-exp" placeholder="MM/YY" required')}
${field('cvc', 'Security code', '', 'inputmode="numeric" autocomplete="cc-csc" placeholder="CVC" required')}
</div>
${field('name', 'Name on card', card?.name ?? '', 'autocomplete="cc-name" required')}
<button type="submit">Pay ${price}</button>
<a class="cancel" href="${screenPaths.cancel}">Cancel and go back</a>
<p class="quiet">Pay with <code>4242 4242 4242 4242</code>, or see a decline with <code>4000 0000 0000 0002</code>, any future date and any code.</p>
</form>`,
  )
}

/**
 * The page for a checkout that can no longer be paid, because the account was deleted or another checkout
 * replaced it.
 */
export const closedPage: PlainPage = inFrame(
  `<section>
<h1>This checkout is closed</h1>
<p class="quiet">Nothing can be paid here any more, and nothing was charged. <a href="${screenPaths.login}">Sign in</a> to see where your account stands.</p>
</section>`,
)

function inFrame(content: string): PlainPage {
  const banner = '<p class="banner">Test mode, no card is charged</p>'
  return {
    title: 'Checkout',
    styles,
    content: `${banner}\n<header>${brandLink}</header>\n<main>\n${content}\n</main>`,
  }
}
