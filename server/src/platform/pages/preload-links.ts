import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const screenList = z.array(z.object({ path: z.string(), files: z.array(z.string()) }))

/** Returns HTML tags that make the browser load the files of a screen early. `path` is the path of the screen. */
export type HeadOf = (path: string) => string

/**
 * Reads the list of screens and their files from the built web app. If the web app is not built, the returned function
 * gives no tags.
 */
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
