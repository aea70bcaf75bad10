import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const families = [
  { file: /^newsreader-.*\.woff2$/, family: 'Newsreader', weight: '500' },
  { file: /^instrument-sans-.*\.woff2$/, family: 'Instrument Sans', weight: '400 700' },
]

/**
 * Returns CSS that loads the web app's fonts. It is for pages that the server renders itself. Returns '' if the web app
 * is not built.
 */
export function readFontFaces(webFolder: string): string {
  const folder = join(webFolder, 'assets')
  const files = existsSync(folder) ? readdirSync(folder) : []
  return families
    .flatMap(({ file, family, weight }) => {
      const found = files.find((name) => file.test(name))
      return found === undefined
        ? []
        : `@font-face { font-family: "${family}"; font-weight: ${weight}; font-display: swap; src: url("/assets/${found}") format("woff2"); }`
    })
    .join('\n')
}
