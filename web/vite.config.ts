import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import subsetFont from 'subset-font'
import {
  createServer,
  defaultClientConditions,
  defineConfig,
  type HtmlTagDescriptor,
  type Plugin,
  type UserConfig,
} from 'vite'
import { colorProperties, colors } from '../contract/src/design-tokens.ts'
import { listScreenFiles } from './screen-files.ts'

/** The default address of `npm start`. The development server forwards calls of the API to this server. */
const apiOrigin = 'http://localhost:3000'

/** The variants of the heading font that the app uses: weight 500, and optical sizes (`opsz`) from 16 to 72. */
const headingAxes = { wght: 500, opsz: { min: 16, max: 72 } }
const latinOne = Array.from({ length: 0x100 - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index))
const headingGlyphs = `${latinOne.join('')}–—‘’“”•…−™€ŒœŠšŽž`

function fingerprintOf(...recipe: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(recipe)).digest('hex').slice(0, 8)
}

/**
 * Inserts the colors of the contract into tokens.css. Also inserts the color of the browser's toolbar into each page.
 */
function insertColors(): Plugin {
  return {
    name: 'insert-colors',
    enforce: 'pre',
    transform: {
      filter: { id: /\/app\/tokens\.css$/ },
      handler: (css) => ({ code: css.replace('/* colors */', colorProperties()), map: null }),
    },
    transformIndexHtml: (html) =>
      html.replace(/__PAPER_(\w+)__/g, (_, scheme) => colors.paper[scheme === 'DARK' ? 'dark' : 'light']),
  }
}

/**
 * Removes the unused glyphs and variants of the heading font, which reduces it from 132 to 50 kB. On a slow connection,
 * this saves half a second.
 */
function narrowHeadingFont(): Plugin {
  return {
    name: 'narrow-heading-font',
    apply: 'build',
    generateBundle: {
      order: 'pre',
      async handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'asset' || !file.fileName.includes('newsreader')) continue
          file.source = await subsetFont(Buffer.from(file.source), headingGlyphs, {
            targetFormat: 'woff2',
            variationAxes: headingAxes,
          })
        }
      },
    },
  }
}

/** Preloads the two fonts. Otherwise the browser would request them only after it has loaded the style sheet. */
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

/**
 * Inserts the HTML and the styles of the landing page into landing.html. The page is then readable before a script
 * runs.
 */
function prerenderLanding(shared: UserConfig): Plugin {
  return {
    name: 'prerender-landing',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { filename, bundle = {} }) {
        if (!filename.endsWith('landing.html')) return html
        const madeOn = new Date().toISOString().slice(0, 10)
        const page = await renderLanding(shared, madeOn)
        return html
          .replace('__MADE_ON__', madeOn)
          .replace('<!--landing-->', () => page)
          .replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)">/g, (link, file: string) => {
            const sheet = bundle[file]
            return sheet?.type === 'asset' ? `<style>${sheet.source}</style>` : link
          })
      },
    },
  }
}

const scriptTag = /<script type="module"[^>]*src="([^"]+)"[^>]*>/
const preloadTags = /\s*<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g

/**
 * Loads the landing page's scripts only after its first paint. The page is readable without scripts, so they should not
 * delay its text and fonts.
 */
function takeOverAfterPaint(): Plugin {
  return {
    name: 'take-over-after-paint',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['landing.html']
        if (page?.type !== 'asset') throw new Error('There is no landing.html.')
        const html = String(page.source)
        const entry = scriptTag.exec(html)?.[1]
        if (!entry) throw new Error('landing.html has no script that takes the page over.')
        const preloads = [...html.matchAll(preloadTags)].map(([, href]) => href)
        const source = `const takeOver = () => {
  for (const href of ${JSON.stringify(preloads)})
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  import(${JSON.stringify(entry)})
}
requestAnimationFrame(() => setTimeout(takeOver))
`
        const fileName = `assets/after-paint-${fingerprintOf(source)}.js`
        this.emitFile({ type: 'asset', fileName, source })
        page.source = html.replace(preloadTags, '').replace(`src="${entry}"`, `src="/${fileName}"`)
      },
    },
  }
}

async function renderLanding(shared: UserConfig, madeOn: string): Promise<string> {
  const renderer = await createServer({
    ...shared,
    configFile: false,
    mode: 'production',
    appType: 'custom',
    logLevel: 'error',
    plugins: [react()],
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  })
  try {
    const { makeLanding } = await renderer.ssrLoadModule('/src/app/make-landing.tsx')
    return makeLanding(madeOn)
  } finally {
    await renderer.close()
  }
}

/** A file smaller than this is not compressed, because compression would not make it arrive faster. */
const minCompressedBytes = 512

/**
 * Writes compressed copies of the text files, so that the server need not compress them. The files are compressed in
 * parallel.
 */
function compressAssets(): Plugin {
  return {
    name: 'compress-assets',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const compress = async ([fileName, file]: [string, (typeof bundle)[string]]) => {
          const text = Buffer.from(file.type === 'chunk' ? file.code : file.source)
          if (!/\.(js|css|svg)$/.test(fileName) || text.length < minCompressedBytes) return
          this.emitFile({ type: 'asset', fileName: `${fileName}.gz`, source: gzipSync(text, { level: 9 }) })
          const source = await promisify(brotliCompress)(text)
          this.emitFile({ type: 'asset', fileName: `${fileName}.br`, source })
        }
        await Promise.all(Object.entries(bundle).map(compress))
      },
    },
  }
}

/** Matches React and the bundler's helper modules. They load faster from one file. */
const everyPageNeeds = /node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime|vite\/preload-helper/

/**
 * Matches modules that the landing page and nearly all screens need. The build puts them into one file, which replaces
 * ten small ones.
 */
const kit =
  /web\/src\/(ui\/(layout\/(brand|classes|drawing\.|house-section|use-width)|controls\/(button\.module|field\.)|charts\/lifeline|feedback\/status)|platform\/(config|format|paths|plain-date|title)|features\/components\/(chance|type-label))|contract\/src\/(vocabulary|money|terms)/

/**
 * Adds a hash of the file's path to a class name. By default, Vite also adds the line of the class, and the result
 * compresses worse.
 */
function classInFile(name: string, file: string): string {
  return `${name}-${fingerprintOf(relative(import.meta.dirname, file)).slice(0, 4)}`
}

const shared: UserConfig = {
  resolve: { conditions: ['@home-pulse/source', ...defaultClientConditions] },
  css: { modules: { generateScopedName: classInFile } },
}

export default defineConfig({
  ...shared,
  plugins: [
    react(),
    insertColors(),
    narrowHeadingFont(),
    preloadFonts(),
    prerenderLanding(shared),
    takeOverAfterPaint(),
    listScreenFiles(),
    compressAssets(),
  ],
  // A placeholder. The server replaces it by a new nonce each time it serves a page.
  html: { cspNonce: '__CSP_NONCE__' },
  // Assets stay files. As `data:` URLs they would need exceptions in the content security policy.
  build: {
    manifest: true,
    assetsInlineLimit: 0,
    // All supported browsers can preload modules, so Vite's polyfill is not needed.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ['index.html', 'landing.html'],
      output: {
        // The name of a font file must change with its content, because browsers cache a file under its name
        // permanently.
        assetFileNames: ({ names }) =>
          names.some((name) => name.includes('newsreader'))
            ? `assets/[name]-${fingerprintOf(headingAxes, headingGlyphs)}-[hash][extname]`
            : 'assets/[name]-[hash][extname]',
        codeSplitting: {
          groups: [
            { name: 'react', test: everyPageNeeds },
            { name: 'kit', test: kit },
          ],
        },
      },
    },
  },
  server: {
    proxy: { '/v1': apiOrigin, '/sandbox': apiOrigin, '/docs': apiOrigin },
  },
})
