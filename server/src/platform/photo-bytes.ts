import type { Sharp } from 'sharp'

/** The longest side a screen shows, in pixels: half a page wide, on a screen of twice the density. */
const longestSidePx = 1600
/** As many as phones take at most; a file of a few kilobytes may claim any number. */
const mostPixels = 50_000_000
const longestSeconds = 20

let reader: Promise<(bytes: Buffer) => Sharp> | undefined

/** Loads the library when the first photo comes, and takes from it every format but the three. */
async function loadReader(): Promise<(bytes: Buffer) => Sharp> {
  const { default: sharp } = await import('sharp')
  // Each photo is read once: nothing is worth remembering.
  sharp.cache(false)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
  })
  return (bytes) => sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
}

// One after another: decoding a large photo takes hundreds of megabytes, and threads that passwords wait for.
let turn: Promise<unknown> = Promise.resolve()

/**
 * A photo as it is kept: WebP, upright, no larger than a screen, and without its metadata, which would say where the
 * home is. Undefined for bytes that are no JPEG, PNG or WebP, are damaged, or claim to be enormous.
 */
export function cleanPhoto(bytes: Buffer): Promise<Buffer | undefined> {
  const cleaned = turn.then(async () => {
    reader ??= loadReader()
    const read = await reader
    try {
      return await read(bytes)
        .timeout({ seconds: longestSeconds })
        .autoOrient()
        .resize({ width: longestSidePx, height: longestSidePx, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 82 })
        .toBuffer()
    } catch {
      return undefined
    }
  })
  turn = cleaned.catch(() => undefined)
  return cleaned
}
