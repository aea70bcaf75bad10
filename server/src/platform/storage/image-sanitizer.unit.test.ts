import { expect, test } from 'vitest'
import { aWebp } from '../../../test/harness/fixtures/photo-fixtures.ts'
import { cleanImportedPhoto, cleanPhoto } from './image-sanitizer.ts'

/** Adds a chunk after the image of a WebP. Image readers skip such a chunk. */
function withChunk(photo: Buffer, name: string, content: string): Buffer {
  const head = Buffer.alloc(8, name)
  head.writeUInt32LE(content.length, 4)
  const bytes = Buffer.concat([
    photo,
    head,
    Buffer.from(content.padEnd(content.length + (content.length % 2), '\0')),
  ])
  bytes.writeUInt32LE(bytes.length - 8, 4)
  return bytes
}

test('an import leaves a cleaned photo unchanged, and removes chunks without image data from other photos', async () => {
  const clean = (await cleanPhoto(await aWebp())) ?? Buffer.alloc(0)
  expect(await cleanImportedPhoto(clean)).toEqual(clean)
  for (const name of ['GPS ', 'zzzz', 'VP8X']) {
    const kept = await cleanImportedPhoto(withChunk(clean, name, 'N 30 16 2'))
    expect(kept?.includes('N 30 16 2')).not.toBe(true)
  }
})
