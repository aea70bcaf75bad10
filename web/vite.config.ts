import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite'

/** Where `npm start` listens unless told otherwise; the development server hands the API's paths to it. */
const apiOrigin = 'http://localhost:3000'

/** Asks for the two fonts with the page itself: found through the style sheet they would start a round trip later. */
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => file.endsWith('.woff2'))
          .map(
            (file): HtmlTagDescriptor => ({
              tag: 'link',
              attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
              injectTo: 'head',
            }),
          ),
    },
  }
}

export default defineConfig({
  plugins: [react(), preloadFonts()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  // The server puts a fresh nonce here with every page it serves.
  html: { cspNonce: '__CSP_NONCE__' },
  // `data:` URLs would need exceptions in the content security policy: every asset is a file.
  build: { manifest: true, assetsInlineLimit: 0 },
  server: {
    proxy: {
      '/v1': apiOrigin,
      '/sandbox': apiOrigin,
      '/docs': apiOrigin,
    },
  },
})
