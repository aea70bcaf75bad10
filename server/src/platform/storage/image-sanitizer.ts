import type { Sharp } from 'sharp'

/**
 * The maximum width and height of a stored photo. It is enough for half the width of a page on a high-resolution
 * screen.
 */
const maxSidePx = 1600
/**
 * The maximum number of pixels of an uploaded photo. No phone takes larger photos. But a malicious file of a few
 * kilobytes can claim any number of pixels.
 */
const maxPixels = 50_000_000
const maxSeconds = 20

let reader: Promise<(bytes: Buffer) => Sharp> | undefined

/** Loads the image library with the first photo, and disables every format except JPEG, PNG and WebP. */
async function loadReader(): Promise<(bytes: Buffer) => Sharp> {
  const { default: sharp } = await import('sharp')
  // The cache is off, because each photo is read only once.
  sharp.cache(false)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
  })
  return (bytes) => sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
}

// Resolves when the last conversion has ended. Photos are converted one at a time, because a large one takes hundreds
// of megabytes, and occupies threads that password hashing needs.
let lastConversion: Promise<unknown> = Promise.resolve()

/**
 * Converts a photo to the stored format: WebP, upright, at most `maxSidePx` wide and high, without metadata such as the
 * location. Returns undefined if the photo is not a JPEG, PNG or WebP, is damaged, or has too many pixels.
 */
export function cleanPhoto(bytes: Buffer): Promise<Buffer | undefined> {
  const cleaned = lastConversion.then(async () => {
    reader ??= loadReader()
    const read = await reader
    try {
      return await read(bytes)
        .timeout({ seconds: maxSeconds })
        .autoOrient()
        .resize({ width: maxSidePx, height: maxSidePx, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 82 })
        .toBuffer()
    } catch {
      return undefined
    }
  })
  lastConversion = cleaned.catch(() => undefined)
  return cleaned
}

/**
 * Converts a photo of an import with `cleanPhoto`. Returns it unchanged if it already has the stored format, because
 * each conversion loses sharpness.
 */
export async function cleanImportedPhoto(bytes: Buffer): Promise<Buffer | undefined> {
  return (await isClean(bytes)) ? bytes : cleanPhoto(bytes)
}

/**
 * Returns true if the bytes already have the stored format: a complete WebP of an allowed size, with image chunks only.
 */
async function isClean(bytes: Buffer): Promise<boolean> {
  const isWebp =
    bytes.length > 12 &&
    bytes.toString('latin1', 0, 4) === 'RIFF' &&
    bytes.toString('latin1', 8, 12) === 'WEBP'
  if (!isWebp || bytes.readUInt32LE(4) + 8 !== bytes.length || !hasOnlyImageChunks(bytes)) return false
  reader ??= loadReader()
  const read = await reader
  try {
    const { format, width, height, pages, exif, xmp, icc, iptc } = await read(bytes).metadata()
    if (format !== 'webp' || width > maxSidePx || height > maxSidePx) return false
    if ((pages ?? 1) > 1 || exif || xmp || icc || iptc) return false
    await read(bytes).timeout({ seconds: maxSeconds }).stats()
    return true
  } catch {
    return false
  }
}

/**
 * Matches the joined names of a WebP's chunks if all of them are image chunks. Image readers skip other chunks, so
 * these could hide data.
 */
const imageChunkNames = /^(VP8X(ALPH)?)?VP8[ L]$/
const headerBytes = 10

function hasOnlyImageChunks(bytes: Buffer): boolean {
  let names = ''
  let at = 12
  while (at + 8 <= bytes.length) {
    const name = bytes.toString('latin1', at, at + 4)
    const size = bytes.readUInt32LE(at + 4)
    if (name === 'VP8X' && size !== headerBytes) return false
    names += name
    at += 8 + size + (size % 2)
  }
  return at === bytes.length && imageChunkNames.test(names)
}
