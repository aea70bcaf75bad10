import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { cacheFolder, root } from '../steps/root.mjs'
import { run } from '../steps/run.mjs'

/**
 * Unpacks the Chromium of the package @sparticuz/chromium, and libraries that a minimal system lacks, such as libnss3.
 * Does not use the package's default arguments, because they turn off the browser's security rules for web pages.
 * @returns {Promise<string>} the path of a script that starts this Chromium with the libraries
 */
export async function unpackBundledChromium() {
  const packageFolder = join(root, 'node_modules', '@sparticuz', 'chromium')
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'))
  const folder = join(cacheFolder, `chromium-${version}`)
  if (!existsSync(folder)) await unpack(join(packageFolder, 'bin'), folder)
  return join(folder, 'start')
}

/**
 * @param {string} source
 * @param {string} folder
 */
async function unpack(source, folder) {
  const draft = `${folder}.${process.pid}`
  mkdirSync(draft, { recursive: true })
  writeFileSync(join(draft, 'chromium'), decompress(join(source, 'chromium.br')), { mode: 0o755 })
  for (const archive of ['al2023.tar', 'fonts.tar', 'swiftshader.tar']) {
    writeFileSync(join(draft, archive), decompress(join(source, `${archive}.br`)))
    const { code, output } = await run('tar', ['-xf', archive], { cwd: draft })
    if (code !== 0) throw new Error(`Unpacking ${archive} did not work: ${output}`)
    rmSync(join(draft, archive))
  }
  writeFileSync(join(draft, 'fonts.conf'), fontSettings)
  writeFileSync(join(draft, 'start'), startScript)
  chmodSync(join(draft, 'start'), 0o755)
  renameSync(draft, folder)
}

/** @param {string} path */
function decompress(path) {
  return brotliDecompressSync(readFileSync(path))
}

const startScript = `#!/bin/sh
here=$(cd "$(dirname "$0")" && pwd)
LD_LIBRARY_PATH="$here/lib:$here:$LD_LIBRARY_PATH"
export LD_LIBRARY_PATH
[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_PATH="$here"
exec "$here/chromium" "$@"
`

const fontSettings = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="relative">font-cache</cachedir>
</fontconfig>
`
