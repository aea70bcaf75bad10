import type { Sharp } from 'sharp'

/** The longest side of a stored photo in pixels. It fills half a page on a screen of double density. */
const maxSidePx = 1600
/**
 * The maximum number of pixels of a photo. No phone takes more, but a file of a few kilobytes may claim any
 * number.
 */
const maxPixels = 50_000_000
const maxSeconds = 20

let reader: Promise<(bytes: Buffer) => Sharp> | undefined

/** Loads the image library with the first photo, and disables every format except JPEG, PNG and WebP. */
async function loadReader(): Promise<(bytes: Buffer) => Sharp> {
  const { default: sharp } = await import('sharp')
  // Each photo is read once, so a cache would be useless.
  sharp.cache(false)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
  })
  return (bytes) => sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
}

// The end of the last conversion. Photos are converted one at a time, because a large one takes hundreds of
// megabytes, and libuv threads that password hashing needs.
let turn: Promise<unknown> = Promise.resolve()

/**
 * Converts a photo to the stored format: WebP, upright, at most `maxSidePx` wide and high, without metadata
 * such as the location. Returns undefined if the bytes are not a JPEG, PNG or WebP, are damaged, or claim too
 * many pixels.
 */
export function cleanPhoto(bytes: Buffer): Promise<Buffer | undefined> {
  const cleaned = turn.then(async () => {
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
  turn = cleaned.catch(() => undefined)
  return cleaned
}

/**
 * Cleans a photo of an import. A photo that `cleanPhoto` made stays unchanged, because each encoding loses
 * sharpness.
 */
export async function importedPhoto(bytes: Buffer): Promise<Buffer | undefined> {
  return (await isClean(bytes)) ? bytes : cleanPhoto(bytes)
}

/**
 * Returns true if `cleanPhoto` could have made these bytes: a complete WebP of allowed size with only image
 * chunks.
 */
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
    if (format !== 'webp' || width > maxSidePx || height > maxSidePx) return false
    if ((pages ?? 1) > 1 || exif || xmp || icc || iptc) return false
    await read(bytes).timeout({ seconds: maxSeconds }).stats()
    return true
  } catch {
    return false
  }
}

/**
 * Matches the names of all chunks of a WebP with only image chunks. Readers skip other chunks, which could
 * hide data.
 */
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
