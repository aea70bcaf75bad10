interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML: (html: string) => string }): unknown
}

/** Matches tags that libraries create: Leaflet's buttons, its attribution, and its test for SVG support. */
const harmless =
  /^<\/?(a|b|br|span|svg|path)( (href="https?:\/\/[^"<>]*"|(title|class|aria-hidden|xmlns|width|height|viewBox|fill|d)="[^"<>]*"))* ?\/?>$/

/** Escapes all tags in a text except the harmless ones. The page shows an escaped tag as text. */
export const sanitizeHtml = (html: string): string =>
  html.replace(/<[^<>]*>?/g, (tag) => (harmless.test(tag) ? tag : tag.replace('<', '&lt;')))

/**
 * Creates the page's default Trusted Types policy. The browser passes every text that becomes HTML through it, because
 * the page is served with `require-trusted-types-for 'script'`. Such texts come only from React (style sheets) and
 * Leaflet (buttons). There is no policy for scripts, so no text can become a script.
 * https://www.w3.org/TR/trusted-types/#default-policy-hdr
 */
export function trustOnlyHarmlessHtml(): void {
  // The cast is needed, because TypeScript has no type for this API. The value is optional, because some browsers do
  // not support it.
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  trustedTypes?.createPolicy('default', { createHTML: sanitizeHtml })
}
