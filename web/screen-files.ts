import type { Plugin } from 'vite'
import { type ScreenName, screenPaths } from '../contract/src/screens.ts'

const guarded = (...parts: string[]) => [
  'src/app/shell.tsx',
  ...parts.map((part) => `src/features/${part}.tsx`),
]
/** The modules of each signed-in screen, in addition to the modules of index.html. */
const screens: readonly [ScreenName, string[]][] = [
  ['overview', guarded('plan/overview-screen')],
  ['dashboard', guarded('properties/dashboard-screen')],
  ['properties', guarded('properties/portfolio-screen')],
  ['property', guarded('properties/property-screen', 'plan/home-forecast-panel')],
  ['part', guarded('properties/component-screen')],
  ['profile', guarded('accounts/profile-screen')],
  ['plan', guarded('plan/plan-screen')],
  ['calendar', guarded('plan/calendar-screen')],
]

/**
 * Lists in screens.json which files each screen needs, so that the server can preload them with the page. Otherwise the
 * app would request them one round trip later, and the screen's data another round trip later.
 */
export function listScreenFiles(): Plugin {
  return {
    name: 'list-screen-files',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const chunkOf = (module: string) => {
          const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/web/${module}`))
          if (!chunk) throw new Error(`There is no chunk for ${module}.`)
          return chunk
        }
        const filesOf = (modules: string[]) => {
          const files = new Set<string>()
          const add = (chunk: (typeof chunks)[number]) => {
            if (files.has(chunk.fileName)) return
            files.add(chunk.fileName)
            for (const imported of chunks.filter(({ fileName }) => chunk.imports.includes(fileName)))
              add(imported)
            for (const sheet of chunk.viteMetadata?.importedCss ?? []) files.add(sheet)
          }
          for (const module of modules) add(chunkOf(module))
          return files
        }
        const app = filesOf(['index.html'])
        const listed = screens.map(([name, modules]) => ({
          // The server marks a path parameter with `:`.
          path: screenPaths[name].replaceAll('$', ':'),
          files: [...filesOf(modules)].filter((file) => !app.has(file)).map((file) => `/${file}`),
        }))
        this.emitFile({ type: 'asset', fileName: 'screens.json', source: JSON.stringify(listed) })
      },
    },
  }
}
