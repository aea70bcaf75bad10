/** The frame of every mail: what it is about, its one button, who writes and why. All but `body` and `footer` is plain text. */
export interface LetterFrame {
  readonly subject: string
  readonly greeting: string
  readonly intro: string
  /** HTML between the introduction and the button. */
  readonly body: string
  readonly button?: { readonly text: string; readonly url: string } | undefined
  /** HTML: why this mail came. */
  readonly footer: string
  readonly support: { readonly email: string; readonly address: string }
}

export const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

// Colours stand in each element, because some readers of mail drop <style>; those that read it in the dark keep it.
const serif = `font-family:Newsreader,Georgia,'Times New Roman',serif`
export const sans = `font-family:'Instrument Sans',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif`
const darkStyles = `
@media (prefers-color-scheme: dark) {
  .paper { background: #131a17 !important; } .card { background: #1a2320 !important; border-color: #3a4742 !important; }
  .ink { color: #edf1ee !important; } .second { color: #aebab3 !important; } .line { border-color: #3a4742 !important; }
  .alert { color: #ee8473 !important; } .brand { color: #7cc4ae !important; }
  .button { background: #7cc4ae !important; color: #0e1713 !important; } }
@media (max-width: 480px) { .pad { padding-left: 20px !important; padding-right: 20px !important; } }`

export const renderLink = (url: string, text: string): string =>
  `<a class="second" href="${escapeHtml(url)}" style="color:#55615b;text-decoration:underline">${escapeHtml(text)}</a>`

const renderButton = ({ text, url }: NonNullable<LetterFrame['button']>) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" style="margin-top:32px"><tr><td>
<a class="button" href="${escapeHtml(url)}" style="${sans};display:inline-block;background:#1d5a4c;color:#ffffff;font-size:16px;font-weight:600;text-decoration:none;border-radius:10px;padding:13px 22px">${escapeHtml(text)}</a>
</td></tr></table>`

/** One card on paper, by day and by night, in every reader of mail. */
export function renderLetter({
  subject,
  greeting,
  intro,
  body,
  button,
  footer,
  support,
}: LetterFrame): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${darkStyles}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:#fbf9f5">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(intro)}</div>
<table class="paper" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#fbf9f5">
<tr><td align="center" style="padding:32px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px">
<tr><td class="brand" style="${serif};font-size:20px;letter-spacing:-0.01em;color:#1d5a4c;padding:0 4px 16px">Home Pulse AI</td></tr>
<tr><td class="card pad" style="background:#ffffff;border:1px solid #e6e0d4;border-radius:14px;padding:32px">
<h1 class="ink" style="${serif};font-weight:500;font-size:30px;line-height:1.2;letter-spacing:-0.02em;color:#1c2621;margin:0 0 8px">${escapeHtml(greeting)}</h1>
<p class="second" style="${sans};font-size:16px;line-height:1.5;color:#55615b;margin:0">${escapeHtml(intro)}</p>
${body}
${button ? renderButton(button) : ''}
</td></tr>
<tr><td class="second pad" style="${sans};font-size:13px;line-height:1.6;color:#55615b;padding:20px 32px">
${footer}<br>
Home Pulse AI, ${escapeHtml(support.address)} · ${renderLink(`mailto:${support.email}`, support.email)}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}
