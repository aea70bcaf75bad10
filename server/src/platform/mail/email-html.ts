import { type ColorName, colors } from '@home-pulse/contract/design-tokens'
import { escapeMarkup } from '../http/escape-markup.ts'
import type { Block, Email, Link, ListRow, Sender, Words } from './email.ts'

const serif = `font-family:Newsreader,Georgia,'Times New Roman',serif`
const sans = `font-family:'Instrument Sans',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif`

// Colours are inline in each element, because some mail clients remove <style>. Mail clients with a dark mode read
// <style> for it. Outlook marks elements with attributes of its own in dark mode.
const paletteOf = (scheme: 'light' | 'dark') => {
  const of = (name: ColorName) => colors[name][scheme]
  return {
    ...{
      paper: of('paper'),
      card: of('card'),
      ink: of('ink'),
      second: of('ink-2'),
      hairline: of('hairline'),
    },
    ...{
      tint: of('tint'),
      ahead: of('band'),
      brand: of('brand'),
      onBrand: of('on-brand'),
      alert: of('overdue-ink'),
    },
  }
}
const light = paletteOf('light')
const dark = paletteOf('dark')

const darkRules: readonly (readonly [selector: string, rule: string])[] = [
  ['.paper', `background-color:${dark.paper} !important`],
  ['.card', `background-color:${dark.card} !important;border-color:${dark.hairline} !important`],
  ['.ink', `color:${dark.ink} !important`],
  ['.second', `color:${dark.second} !important`],
  ['.line', `border-color:${dark.hairline} !important`],
  ['.panel', `background-color:${dark.tint} !important`],
  ['.brand', `color:${dark.brand} !important`],
  ['.alert', `color:${dark.alert} !important`],
  ['.lived', `background-color:${dark.brand} !important`],
  ['.today', `background-color:${dark.ink} !important`],
  ['.ahead', `background-color:${dark.ahead} !important`],
  ['.press', `background-color:${dark.brand} !important`],
  ['.press a', `color:${dark.onBrand} !important`],
]

const styles = `
@media (prefers-color-scheme: dark) {
${darkRules.map(([selector, rule]) => `${selector} { ${rule} }`).join('\n')}
}
${darkRules.map(([selector, rule]) => `[data-ogsc] ${selector}, [data-ogsb] ${selector} { ${rule} }`).join('\n')}
@media (max-width: 480px) {
.pad { padding-left: 20px !important; padding-right: 20px !important }
.press { text-align: center !important }
.press a { display: block !important }
.wide { width: 100% !important }
}
`

/**
 * Renders an email as HTML for all mail clients: with tables, inline styles, and light and dark colours. It loads
 * nothing from the network.
 */
export function renderEmailHtml(email: Email, { origin, support }: Sender): string {
  const { subject, preheader, greeting, heading, blocks, reason, unsubscribeUrl } = email
  return `<!doctype html>
<html lang="en" xmlns:o="urn:schemas-microsoft-com:office:office">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${escapeMarkup(subject)}</title>
<!--[if mso]><xml><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><![endif]-->
<style>${styles}</style>
</head>
<body class="paper" style="margin:0;padding:0;background-color:${light.paper};-webkit-text-size-adjust:100%">
<div style="display:none;font-size:1px;line-height:1px;max-height:0;max-width:0;overflow:hidden;opacity:0">${escapeMarkup(preheader)}${blankPreview}</div>
<table class="paper" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:${light.paper}">
<tr><td align="center" style="padding:32px 12px">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px">
<tr><td style="padding:0 4px 14px"><a class="ink" href="${escapeMarkup(origin)}" style="${sans};font-size:17px;line-height:1.3;font-weight:600;letter-spacing:-0.01em;color:${light.ink};text-decoration:none">Home Pulse AI</a></td></tr>
<tr><td>${lifeline}</td></tr>
<tr><td class="card pad" bgcolor="${light.card}" style="background-color:${light.card};border:1px solid ${light.hairline};border-top:0;border-radius:0 0 14px 14px;padding:36px 40px 40px">
<h1 class="ink" style="${serif};font-weight:500;font-size:30px;line-height:1.2;letter-spacing:-0.02em;color:${light.ink};margin:0">${escapeMarkup(heading ?? greeting)}</h1>
${heading === undefined ? '' : `${renderParagraph(`${greeting}.`)}\n`}${blocks.map(renderBlock).join('\n')}
</td></tr>
<tr><td class="second pad" style="${sans};font-size:13px;line-height:1.6;color:${light.second};padding:20px 40px 0">
${escapeMarkup(reason)}${unsubscribeUrl === undefined ? '' : ` ${renderLink({ text: 'Unsubscribe', url: unsubscribeUrl }, 'second')}`}<br>
Home Pulse AI, ${escapeMarkup(support.address)} · ${renderLink({ text: support.email, url: `mailto:${support.email}` }, 'second')}
</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>
</table>
</body>
</html>
`
}

/**
 * Blank characters after the preview text. Without them an inbox would show the first words of the email after the
 * preview.
 */
const blankPreview = '&#847;&zwnj;&nbsp;'.repeat(60)

const lifelineCell = (name: 'lived' | 'today' | 'ahead', colour: string, width: string) =>
  `<td class="${name}" width="${width}" bgcolor="${colour}" style="height:4px;font-size:0;line-height:0;background-color:${colour}">&nbsp;</td>`

/** A decorative bar along the upper edge of the email's card. Its three colours stand for past, today and future. */
const lifeline = `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>${lifelineCell('lived', light.brand, '61%')}${lifelineCell('today', light.ink, '3')}${lifelineCell('ahead', light.ahead, '38%')}</tr></table>`

function renderBlock(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return renderParagraph(block.words)
    case 'button':
      return renderButton(block.link)
    case 'facts':
      return renderFacts(block.facts)
    case 'advice':
      return renderAdvice(block.title, block.words)
    case 'list':
      return renderList(block.title, block.rows, block.more)
  }
}

const renderParagraph = (words: Words) =>
  `<p class="ink" style="${sans};font-size:16px;line-height:1.6;color:${light.ink};margin:16px 0 0">${renderWords(words)}</p>`

const renderButton = ({ text, url }: Link) =>
  `<table class="wide" role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:28px 0 4px"><tr>
<td class="press" bgcolor="${light.brand}" style="background-color:${light.brand};border-radius:10px"><a href="${escapeMarkup(url)}" style="${sans};display:inline-block;color:${light.onBrand};font-size:16px;line-height:1.25;font-weight:600;text-decoration:none;padding:14px 24px">${escapeMarkup(text)}</a></td>
</tr></table>`

const table = (rows: readonly string[], marginTop: number) =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin-top:${marginTop}px">
${rows.join('\n')}
</table>`

const renderFacts = (facts: readonly (readonly [name: string, value: string])[]) =>
  table(
    facts.map(
      ([name, value]) => `<tr>
<td class="second line" valign="top" width="112" style="${sans};font-size:14px;line-height:1.6;color:${light.second};border-top:1px solid ${light.hairline};padding:10px 12px 10px 0">${escapeMarkup(name)}</td>
<td class="ink line" valign="top" style="${sans};font-size:15px;line-height:1.5;color:${light.ink};border-top:1px solid ${light.hairline};padding:10px 0;word-break:break-word">${escapeMarkup(value)}</td>
</tr>`,
    ),
    24,
  )

const renderAdvice = (title: string, words: Words) =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin-top:28px"><tr>
<td class="panel" bgcolor="${light.tint}" style="${sans};background-color:${light.tint};border-radius:10px;padding:16px 20px">
<p class="ink" style="font-size:15px;line-height:1.5;font-weight:600;color:${light.ink};margin:0">${escapeMarkup(title)}</p>
<p class="ink" style="font-size:15px;line-height:1.55;color:${light.ink};margin:2px 0 0">${renderWords(words)}</p>
</td>
</tr></table>`

const renderList = (title: string, rows: readonly ListRow[], more: string | undefined) =>
  `<h2 class="ink" style="${sans};font-size:15px;font-weight:600;line-height:1.4;color:${light.ink};margin:28px 0 8px">${escapeMarkup(title)}</h2>
${table(rows.map(renderRow), 0)}${
  more === undefined
    ? ''
    : `\n<p class="second" style="${sans};font-size:14px;line-height:1.5;color:${light.second};margin:12px 0 0">${escapeMarkup(more)}</p>`
}`

const renderRow = ({ mark, isAlert = false, link, detail }: ListRow) => `<tr>
<td class="line ${isAlert ? 'alert' : 'second'}" valign="top" width="92" style="${sans};font-size:14px;line-height:1.6;color:${isAlert ? light.alert : light.second};border-top:1px solid ${light.hairline};padding:12px 12px 12px 0;white-space:nowrap">${escapeMarkup(mark)}</td>
<td class="line" valign="top" style="${sans};border-top:1px solid ${light.hairline};padding:12px 0">
<a class="ink" href="${escapeMarkup(link.url)}" style="font-size:16px;line-height:1.4;font-weight:600;color:${light.ink};text-decoration:none">${escapeMarkup(link.text)}</a>
<div class="second" style="font-size:14px;line-height:1.5;color:${light.second}">${escapeMarkup(detail)}</div>
</td>
</tr>`

const renderWords = (words: Words): string =>
  typeof words === 'string'
    ? escapeMarkup(words)
    : words
        .map((part) => (typeof part === 'string' ? escapeMarkup(part) : renderLink(part, 'brand')))
        .join('')

const renderLink = ({ text, url }: Link, tone: 'brand' | 'second') =>
  `<a class="${tone}" href="${escapeMarkup(url)}" style="color:${light[tone]};text-decoration:underline">${escapeMarkup(text)}</a>`
