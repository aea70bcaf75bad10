interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML: (html: string) => string }): unknown
}

/** HTML that the libraries create: Leaflet's buttons, its attribution, and its SVG feature test. */
const harmless =
  /^<\/?(a|b|br|span|svg|path)( (href="https?:\/\/[^"<>]*"|(title|class|aria-hidden|xmlns|width|height|viewBox|fill|d)="[^"<>]*"))* ?\/?>$/

/** Returns HTML whose tags are all harmless unchanged. Any other HTML is reduced to its text. */
export const sanitizeHtml = (html: string): string =>
  html.replace(/<[^<>]*>?/g, (tag) => (harmless.test(tag) ? tag : tag.replace('<', '&lt;')))

/**
 * The default Trusted Types policy, through which every text passes that becomes HTML, because the page is served with
 * `require-trusted-types-for 'script'`. Our code creates none; React sets style sheets this way, and Leaflet its buttons. No
 * policy creates scripts or script URLs, so no text can become one. https://www.w3.org/TR/trusted-types/#default-policy-hdr
 */
export function trustOnlyHarmlessHtml(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  trustedTypes?.createPolicy('default', { createHTML: sanitizeHtml })
}
