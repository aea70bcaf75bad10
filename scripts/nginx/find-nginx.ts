import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)
const cacheFolder = fileURLToPath(new URL('../../.cache', import.meta.url))

/** The path of an nginx program, and the environment variables that it needs to find its libraries. */
export interface Nginx {
  readonly path: string
  readonly env: NodeJS.ProcessEnv
}

const notFoundMessage =
  'The replicas are tested behind nginx, and none works here. Install one (Debian: apt-get install nginx-light), or set NGINX_PATH to one.'

/**
 * Finds an nginx. Tries NGINX_PATH, an installed nginx, and then Debian's package. The package is unpacked but not
 * installed, because Debian would then start nginx on port 80.
 * @throws Error that says how to install nginx, if none works
 */
export async function findNginx(): Promise<Nginx> {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  const installed = [process.env.NGINX_PATH ?? '', ...folders.map((folder) => join(folder, 'nginx'))]
  for (const path of installed) if (path && existsSync(path)) return { path, env: process.env }
  const unpacked = join(cacheFolder, 'nginx')
  if (!existsSync(unpacked)) await unpackDebianPackage(unpacked).catch(throwNotFound)
  const nginx = { path: join(unpacked, 'usr/sbin/nginx'), env: withLibrariesOf(unpacked) }
  await run(nginx.path, ['-v'], { env: nginx.env }).catch(throwNotFound)
  return nginx
}

function throwNotFound(cause: unknown): never {
  throw new Error(notFoundMessage, { cause })
}

const withLibrariesOf = (folder: string): NodeJS.ProcessEnv => ({
  ...process.env,
  LD_LIBRARY_PATH: [`usr/lib/${multiarch}`, `lib/${multiarch}`]
    .map((part) => join(folder, part))
    .join(delimiter),
})

const multiarch = `${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`

/** Downloads and unpacks Debian's package of nginx and its libraries. This works without root rights. */
async function unpackDebianPackage(folder: string): Promise<void> {
  await mkdir(cacheFolder, { recursive: true })
  const draft = await mkdtemp(`${folder}.`)
  try {
    // Updating the list of packages may fail without root rights. The existing list is then used.
    await run('apt-get', ['-q', 'update']).catch(() => {})
    const { stdout } = await run('apt-cache', ['depends', 'nginx'])
    const libraries = [...stdout.matchAll(/^\s*Depends: (lib(?!c6$)\S+)$/gm)].map(([, name = '']) => name)
    await run('apt-get', ['-q', 'download', 'nginx', ...libraries], { cwd: draft })
    for (const archive of await readdir(draft)) await run('dpkg-deb', ['-x', archive, '.'], { cwd: draft })
    await rename(draft, folder)
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}
