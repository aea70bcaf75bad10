interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML: (html: string) => string }): unknown
}

/** What the libraries make of text: Leaflet's buttons, its attribution, and the flag of its probe for SVG. */
const harmless =
  /^<\/?(a|b|br|span|svg|path)( (href="https?:\/\/[^"<>]*"|(title|class|aria-hidden|xmlns|width|height|viewBox|fill|d)="[^"<>]*"))* ?\/?>$/

/** HTML of which every tag is known to do nothing; of any other, its text. */
export const disarm = (html: string): string =>
  html.replace(/<[^<>]*>?/g, (tag) => (harmless.test(tag) ? tag : tag.replace('<', '&lt;')))

/**
 * The policy through which the browser takes every text that becomes HTML, since the page is served with
 * `require-trusted-types-for 'script'`. Ours makes none: React sets the style sheets of its controls so, and Leaflet its
 * buttons. No policy makes scripts or addresses of scripts, so that no text can become one.
 * https://www.w3.org/TR/trusted-types/#default-policy-hdr
 */
export function trustOnlyHarmlessHtml(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  trustedTypes?.createPolicy('default', { createHTML: disarm })
}
