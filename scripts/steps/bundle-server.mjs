import { realpathSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'

/**
 * The packages in the bundle. They have many modules, and no state that they share with packages outside the bundle.
 */
const bundledPackages = ['@home-pulse', 'drizzle-orm', 'fastify-type-provider-zod', 'jose', 'uuid', 'zod']
const external = new RegExp(`^(?!(?:${bundledPackages.join('|')})(?:/|$)|\\.|/|[A-Za-z]:[\\\\/])`)

/**
 * Joins the 700 modules that a start loads into a few files, because Node needs half a millisecond to find and load
 * each one. Worker threads and other programs still load the separate modules.
 * @param {string} outFolder
 */
export async function bundleServer(outFolder) {
  const { rolldown } = await import('rolldown')
  // The paths that the bundler passes to the plugin contain no symbolic links. This path is compared with them, so it
  // must contain none either.
  const bundleFolder = join(realpathSync(outFolder), 'bundle')
  const bundle = await rolldown({
    input: join(outFolder, 'main.js'),
    platform: 'node',
    external,
    plugins: [
      { name: 'module-paths', transform: (code, id) => keepModulePath(code, relative(bundleFolder, id)) },
    ],
  })
  await bundle.write({ dir: bundleFolder })
  writeFileSync(join(outFolder, 'main.js'), "import './bundle/main.js'\n")
}

/**
 * Replaces `import.meta.url` and `import.meta.dirname` in a module, so that they still name its own folder and not the
 * folder of the bundle.
 * @param {string} code
 * @param {string} path the path of the module, relative to the bundle
 */
function keepModulePath(code, path) {
  const url = path.replaceAll(sep, '/')
  return code
    .replaceAll('import.meta.url', `new URL(${JSON.stringify(url)}, import.meta.url).href`)
    .replaceAll('import.meta.dirname', `(import.meta.dirname + ${JSON.stringify(`/${dirname(url)}`)})`)
}
