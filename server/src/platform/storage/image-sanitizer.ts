import type { Sharp } from 'sharp'

/** The longest side a screen shows, in pixels: half a page wide, on a screen of twice the density. */
const longestSidePx = 1600
/** As many as phones take at most; a file of a few kilobytes may claim any number. */
const maxPixels = 50_000_000
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
  return (bytes) => sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
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

/**
 * A photo of an import as it is kept: one that was cleaned here or elsewhere before stays to the byte, since each saving
 * costs it sharpness; any other is cleaned.
 */
export async function importedPhoto(bytes: Buffer): Promise<Buffer | undefined> {
  return (await isClean(bytes)) ? bytes : cleanPhoto(bytes)
}

/** Whether it is what `cleanPhoto` makes: a whole WebP of that size, with nothing in it or behind it but the picture. */
async function isClean(bytes: Buffer): Promise<boolean> {
  const isWebp =
    bytes.length > 12 &&
    bytes.toString('latin1', 0, 4) === 'RIFF' &&
    bytes.toString('latin1', 8, 12) === 'WEBP'
  if (!isWebp || bytes.readUInt32LE(4) + 8 !== bytes.length || !hasPictureAlone(bytes)) return false
  reader ??= loadReader()
  const read = await reader
  try {
    const { format, width, height, pages, exif, xmp, icc, iptc } = await read(bytes).metadata()
    if (format !== 'webp' || width > longestSidePx || height > longestSidePx) return false
    if ((pages ?? 1) > 1 || exif || xmp || icc || iptc) return false
    await read(bytes).timeout({ seconds: longestSeconds }).stats()
    return true
  } catch {
    return false
  }
}

/** What a picture consists of. In any other chunk a file may carry what it likes, and readers skip it unseen. */
const pictureAlone = /^(VP8X(ALPH)?)?VP8[ L]$/
const headerBytes = 10

function hasPictureAlone(bytes: Buffer): boolean {
  let names = ''
  let at = 12
  while (at + 8 <= bytes.length) {
    const name = bytes.toString('latin1', at, at + 4)
    const size = bytes.readUInt32LE(at + 4)
    if (name === 'VP8X' && size !== headerBytes) return false
    names += name
    at += 8 + size + (size % 2)
  }
  return at === bytes.length && pictureAlone.test(names)
}
