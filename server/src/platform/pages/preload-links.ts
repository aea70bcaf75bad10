import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const screenList = z.array(z.object({ path: z.string(), files: z.array(z.string()) }))

/** What stands in the head of a page for the screen at its path: the files that the screen needs, asked for at once. */
export type HeadOf = (path: string) => string

/** Reads what the web app's build says of its screens; where it is not built, there is nothing to ask for. */
export function readScreenHeads(webFolder: string): HeadOf {
  const file = join(webFolder, 'screens.json')
  const screens = existsSync(file) ? screenList.parse(JSON.parse(readFileSync(file, 'utf8'))) : []
  const heads = screens.map(({ path, files }) => ({
    pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`),
    head: files.map(linkTo).join(''),
  }))
  return (path) => heads.find(({ pattern }) => pattern.test(path))?.head ?? ''
}

const linkTo = (file: string) =>
  file.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="${file}">`
    : `<link rel="modulepreload" crossorigin href="${file}">`
