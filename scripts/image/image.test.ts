import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createProperties } from '@home-pulse/contract/features/properties/properties'
import { maxPhotoBytes, maxZipBytes } from '@home-pulse/contract/upload-limits'
import { describe, expect, it } from 'vitest'
import { root } from '../steps/root.mjs'

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const findAll = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found)

const dockerfile = read('Dockerfile')
const compose = read('compose.yaml')
const nginx = read('docs/deploy/nginx.conf')
const [buildStage = '', finalStage = ''] = dockerfile.split(/^FROM (?!.* AS build)/m)
/** The environment variables that compose.yaml sets for each of its servers. */
const settings = new Map(
  [...compose.slice(0, compose.indexOf('\nservices:')).matchAll(/^ {4}([A-Z][A-Z0-9_]+): (.*)$/gm)].map(
    ([, name = '', value = '']) => [name, value],
  ),
)

describe('the container image', () => {
  it('is built from files that exist, and contains built code without its sources', () => {
    const sources = findAll(buildStage, /^COPY (.+) \S+$/gm).flatMap((line) => line.split(' '))
    expect(sources).toContain('server')
    expect(sources.filter((path) => !existsSync(join(root, path)))).toEqual([])
    const copied = findAll(finalStage, /^COPY --from=build \/app\/(\S+)/gm)
    expect(copied).toEqual(
      expect.arrayContaining(['node_modules', 'server/dist', 'server/migrations', 'web/dist']),
    )
    expect(copied.filter((path) => /(^|\/)src|^web$|^server$/.test(path))).toEqual([])
  })

  it('is built by npm ci and npm run build, runs as an unprivileged user, and has a health check', () => {
    expect(findAll(buildStage, /^RUN (npm (?:ci --omit=dev|run build))$/gm)).toEqual([
      'npm ci --omit=dev',
      'npm run build',
    ])
    expect(findAll(finalStage, /^USER (.*)$/gm)).toEqual(['node'])
    expect(finalStage).toMatch(/^HEALTHCHECK.*\\\n.*\/readyz/m)
  })
})

describe('the servers in compose.yaml', () => {
  it('are listed in nginx’s configuration, with the port that the image exposes', () => {
    const [port] = findAll(finalStage, /^EXPOSE (\d+)$/gm)
    const services = findAll(compose, /^ {2}(app-\d+): \{ <<: \*app, /gm)
    expect(services.length).toBeGreaterThan(1)
    expect(findAll(nginx, /^ +server (\S+) max_fails/gm)).toEqual(services.map((name) => `${name}:${port}`))
  })

  it('share one image that is built only once', () => {
    expect(findAll(compose, /(build:)/g)).toHaveLength(1)
    expect(findAll(compose, /(pull_policy: never)/g)).toHaveLength(1)
  })

  it('use only environment variables that .env.example lists', () => {
    const known = findAll(read('.env.example'), /^([A-Z0-9_]+)=/gm)
    expect(settings.size).toBeGreaterThan(10)
    expect([...settings.keys()].filter((name) => !known.includes(name))).toEqual([])
  })

  it('accept no larger request body than nginx forwards', () => {
    const [limit, importLimit] = findAll(nginx, /^ +client_max_body_size (\d+)m;/gm)
    const megabyte = 1024 * 1024
    expect(Number(limit) * megabyte).toBeGreaterThanOrEqual(
      Math.max(maxPhotoBytes, createProperties.bodyLimit ?? 0),
    )
    expect(Number(importLimit) * megabyte).toBeGreaterThanOrEqual(maxZipBytes)
  })

  it('keep serving after SIGTERM for longer than nginx keeps an idle connection', () => {
    const [kept] = findAll(nginx, /^ +keepalive_timeout (\d+)s;/gm)
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
