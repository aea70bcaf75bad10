import { realpathSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'

/** The packages that the bundle contains: those with many modules, and without state that other packages share. */
const bundledPackages = ['@home-pulse', 'drizzle-orm', 'fastify-type-provider-zod', 'jose', 'uuid', 'zod']
const external = new RegExp(`^(?!(?:${bundledPackages.join('|')})(?:/|$)|\\.|/|[A-Za-z]:[\\\\/])`)

/**
 * Joins the modules that a start loads into a few files, because Node needs half a millisecond to find and load each
 * of 700. Worker threads and other programs load the single modules.
 * @param {string} outFolder
 */
export async function bundleServer(outFolder) {
  const { rolldown } = await import('rolldown')
  // The bundler gives the plugin real paths, so this path must not contain a symbolic link.
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
 * Makes `import.meta` refer to the folder of the module itself, not to the folder of the bundle.
 * @param {string} code
 * @param {string} path the path of the module, relative to the bundle
 */
function keepModulePath(code, path) {
  const url = path.replaceAll(sep, '/')
  return code
    .replaceAll('import.meta.url', `new URL(${JSON.stringify(url)}, import.meta.url).href`)
    .replaceAll('import.meta.dirname', `(import.meta.dirname + ${JSON.stringify(`/${dirname(url)}`)})`)
}
