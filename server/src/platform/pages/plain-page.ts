import { colorProperties } from '@home-pulse/contract/design-tokens'

/** A page that works without the web app: one HTML document that the server renders. It loads only fonts. */
export interface PlainPage {
  readonly title: string
  /** CSS that is added to the common style. */
  readonly styles: string
  /** The HTML of the page. User input in it must be escaped already. */
  readonly content: string
}

interface Styling {
  readonly nonce: string
  /** The web app's fonts, as CSS. */
  readonly fontFaces: string
}

const commonStyles = `
:root { color-scheme: light dark;
  ${colorProperties(['paper', 'card', 'ink', 'ink-2', 'hairline', 'edge', 'brand', 'on-brand', 'brand-ink', 'tint', 'overdue-ink', 'overdue-soft'])} }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; background: var(--paper); color: var(--ink);
  font: 16px/1.5 "Instrument Sans", system-ui, sans-serif; font-variant-numeric: tabular-nums; }
h1 { font: 500 34px/1.15 Newsreader, Georgia, serif; letter-spacing: -0.02em; text-wrap: balance; }
a { color: var(--brand); }
button { width: 100%; min-height: 48px; border: 0; border-radius: 10px; background: var(--brand); color: var(--on-brand);
  font: inherit; font-weight: 600; cursor: pointer; }
input:focus-visible, button:focus-visible, a:focus-visible { outline: 2px solid var(--brand); outline-offset: 2px; }
.brand { display: inline-flex; gap: 10px; align-items: center; color: var(--ink); font-size: 17px; font-weight: 600;
  letter-spacing: -0.01em; text-decoration: none; }
.brand svg { color: var(--brand); } .brand path { stroke: var(--on-brand); }`

/** The link to the home page, with the same logo as the web app: a roof over a pulse. */
export const brandLink = `<a class="brand" href="/"><svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="8.5" fill="currentColor"/><path
d="M7 15.5 16 8l9 7.5M8 21.5h4l1.8-3 2.9 5.5 2-4 1 1.5H24" fill="none" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></svg>Home Pulse AI</a>`

export const renderPlainPage = (
  { title, styles, content }: PlainPage,
  { nonce, fontFaces }: Styling,
): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Home Pulse AI</title>
<style nonce="${nonce}">${fontFaces}${commonStyles}${styles}</style>
</head>
<body>
${content}
</body>
</html>`
