import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { findFreePort } from '../steps/free-port.mjs'
import { findNginx } from './find-nginx.ts'

const configurationFile = new URL('../../docs/deploy/nginx.conf', import.meta.url)

export interface RunningNginx {
  readonly url: string
  stop(): Promise<void>
}

/**
 * Starts nginx on a free port as a proxy in front of two servers. The configuration is `docs/deploy/nginx.conf`, in
 * which the port and the addresses of its two servers are replaced.
 * @param servers the addresses of the servers as host:port
 */
export async function startNginx(servers: readonly [string, string]): Promise<RunningNginx> {
  const { path, env } = await findNginx()
  const folder = await mkdtemp(join(tmpdir(), 'home-pulse-nginx-'))
  // If root starts nginx, its worker processes run under another account, which must be able to open this folder.
  await chmod(folder, 0o755)
  const port = await findFreePort()
  const shipped = await readFile(fileURLToPath(configurationFile), 'utf8')
  const file = join(folder, 'nginx.conf')
  await writeFile(
    file,
    [
      ['listen 8080;', `listen 127.0.0.1:${port};`],
      ['server app-1:3000', `server ${servers[0]}`],
      ['server app-2:3000', `server ${servers[1]}`],
      ['/run/nginx', folder],
    ].reduce(substitute, shipped),
  )

  const nginx = spawn(path, ['-p', folder, '-c', file], { env, stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = once(nginx, 'exit')
  let errorOutput = ''
  nginx.stderr.setEncoding('utf8').on('data', (text: string) => {
    errorOutput += text
  })
  const url = `http://127.0.0.1:${port}`
  while (!(await fetch(`${url}/healthz`).catch(() => undefined))) {
    if (nginx.exitCode !== null) throw new Error(errorOutput || 'nginx ended before it was ready.')
    await pause(20)
  }
  return {
    url,
    async stop() {
      nginx.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function substitute(text: string, [name = '', value = '']: string[]): string {
  if (!text.includes(name)) throw new Error(`docs/deploy/nginx.conf no longer says ${name}`)
  return text.replaceAll(name, value)
}
