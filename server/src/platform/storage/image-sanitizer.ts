import type { Sharp } from 'sharp'

/** The maximum width and height of a stored photo. This size fills half a page on a screen of double density. */
const maxSidePx = 1600
/**
 * The maximum number of pixels of a photo. No phone takes larger photos, but a file of a few kilobytes can claim to
 * have any number of pixels.
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

// Resolves when the last conversion has ended. Photos are converted one at a time: a large one takes hundreds of
// megabytes, and threads that password hashing needs.
let lastConversion: Promise<unknown> = Promise.resolve()

/**
 * Converts a photo to the stored format: WebP, upright, at most `maxSidePx` wide and high, without metadata
 * such as the location. Returns undefined if the bytes are not a JPEG, PNG or WebP, are damaged, or claim too
 * many pixels.
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
 * Cleans a photo of an import. If `cleanPhoto` made the photo, returns it unchanged, because each encoding loses
 * sharpness.
 */
export async function cleanImportedPhoto(bytes: Buffer): Promise<Buffer | undefined> {
  return (await isClean(bytes)) ? bytes : cleanPhoto(bytes)
}

/**
 * Returns true if `cleanPhoto` could have made these bytes. They must be a complete WebP of an allowed size, with image
 * chunks only.
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
 * Matches the joined names of a WebP's chunks if all are image chunks. Other chunks could hide data, because image
 * readers skip them.
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
