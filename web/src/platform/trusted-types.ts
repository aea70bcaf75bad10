interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML: (html: string) => string }): unknown
}

/** Tags that the libraries create: Leaflet's buttons, its attribution, and its SVG feature test. */
const harmless =
  /^<\/?(a|b|br|span|svg|path)( (href="https?:\/\/[^"<>]*"|(title|class|aria-hidden|xmlns|width|height|viewBox|fill|d)="[^"<>]*"))* ?\/?>$/

/** Escapes every tag that is not one of the harmless ones, so that it is shown as text. */
export const sanitizeHtml = (html: string): string =>
  html.replace(/<[^<>]*>?/g, (tag) => (harmless.test(tag) ? tag : tag.replace('<', '&lt;')))

/**
 * Creates the default Trusted Types policy. The page is served with `require-trusted-types-for 'script'`, so the
 * browser passes every text that becomes HTML through this policy. Our code creates no HTML, but React (style sheets)
 * and Leaflet (buttons) do. No policy creates scripts or script URLs, so no text can become a script.
 * https://www.w3.org/TR/trusted-types/#default-policy-hdr
 */
export function trustOnlyHarmlessHtml(): void {
  // The cast is needed, because TypeScript has no type for this API. Some browsers do not have it.
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  trustedTypes?.createPolicy('default', { createHTML: sanitizeHtml })
}
