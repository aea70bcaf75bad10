import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../steps/root.mjs'

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found)

const dockerfile = read('Dockerfile')
const compose = read('compose.yaml')
const nginx = read('docs/deploy/nginx.conf')
const [builds = '', runs = ''] = dockerfile.split(/^FROM (?!.* AS build)/m)
/** The environment variables of the configured servers. */
const settings = new Map(
  [...compose.slice(0, compose.indexOf('\nservices:')).matchAll(/^ {4}([A-Z][A-Z0-9_]+): (.*)$/gm)].map(
    ([, name = '', value = '']) => [name, value],
  ),
)

describe('the container image', () => {
  it('copies only files that exist, and no sources of built code', () => {
    const sources = all(builds, /^COPY (.+) \S+$/gm).flatMap((line) => line.split(' '))
    expect(sources).toContain('server')
    expect(sources.filter((path) => !existsSync(join(root, path)))).toEqual([])
    const taken = all(runs, /^COPY --from=build \/app\/(\S+)/gm)
    expect(taken).toEqual(
      expect.arrayContaining(['node_modules', 'server/dist', 'server/migrations', 'web/dist']),
    )
    expect(taken.filter((path) => /(^|\/)src|^web$|^server$/.test(path))).toEqual([])
  })

  it('is built by the two commands of the README, runs as an unprivileged user, and has a health check', () => {
    expect(all(builds, /^RUN (npm (?:ci --omit=dev|run build))$/gm)).toEqual([
      'npm ci --omit=dev',
      'npm run build',
    ])
    expect(all(runs, /^USER (.*)$/gm)).toEqual(['node'])
    expect(runs).toMatch(/^HEALTHCHECK.*\\\n.*\/readyz/m)
  })
})

describe('the servers in compose.yaml', () => {
  it('are the servers in nginx’s configuration, with the port of the image', () => {
    const [port] = all(runs, /^EXPOSE (\d+)$/gm)
    const services = all(compose, /^ {2}(app-\d+): \{ <<: \*app, /gm)
    expect(services.length).toBeGreaterThan(1)
    expect(all(nginx, /^ +server (\S+) max_fails/gm)).toEqual(services.map((name) => `${name}:${port}`))
  })

  it('use one image, which is built once', () => {
    expect(all(compose, /(build:)/g)).toHaveLength(1)
    expect(all(compose, /(pull_policy: never)/g)).toHaveLength(1)
  })

  it('use only environment variables that .env.example lists', () => {
    const known = all(read('.env.example'), /^([A-Z0-9_]+)=/gm)
    expect(settings.size).toBeGreaterThan(10)
    expect([...settings.keys()].filter((name) => !known.includes(name))).toEqual([])
  })

  it('keep serving at shutdown for longer than nginx keeps an idle connection', () => {
    const [kept] = all(nginx, /^ +keepalive_timeout (\d+)s;/gm)
    expect(Number(settings.get('SHUTDOWN_DELAY_SECONDS'))).toBeGreaterThan(Number(kept))
  })

  it('have no literal secret in compose.yaml or the Dockerfile', () => {
    const secrets = compose.match(/.*(PASSWORD|SECRET|secretKey).*/g) ?? []
    const given = secrets.filter((line) => !line.startsWith('#'))
    expect(given.length).toBeGreaterThanOrEqual(4)
    expect(given.filter((line) => !/\$\{[A-Z0-9_]+(:\?[^}]*|:-)\}/.test(line))).toEqual([])
    expect(dockerfile).not.toMatch(/PASSWORD|SECRET|_KEY/)
  })
})
