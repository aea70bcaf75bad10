import { realpathSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'

/** Packages of many modules, which the bundle contains. Each keeps no state that another package needs. */
const bundledPackages = ['@home-pulse', 'drizzle-orm', 'fastify-type-provider-zod', 'jose', 'uuid', 'zod']
const external = new RegExp(`^(?!(?:${bundledPackages.join('|')})(?:/|$)|\\.|/|[A-Za-z]:[\\\\/])`)

/**
 * Joins the modules that a start loads into a few files, because Node needs half a millisecond to find and load each
 * of 700. Worker threads and other programs load the single modules.
 * @param {string} outFolder
 */
export async function bundleServer(outFolder) {
  const { rolldown } = await import('rolldown')
  // The bundler names modules by their real paths.
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
 * Makes `import.meta` name the folder of the module itself instead of the bundle's.
 * @param {string} code
 * @param {string} path the path of the module, relative to the bundle
 */
function keepModulePath(code, path) {
  const url = path.replaceAll(sep, '/')
  return code
    .replaceAll('import.meta.url', `new URL(${JSON.stringify(url)}, import.meta.url).href`)
    .replaceAll('import.meta.dirname', `(import.meta.dirname + ${JSON.stringify(`/${dirname(url)}`)})`)
}
