import sharp from 'sharp'

interface Shape {
  readonly width?: number
  readonly height?: number
}

/** An image with a red left half and a blue right half. */
const halves = ({ width = 64, height = 32 }: Shape = {}) =>
  sharp({ create: { width, height, channels: 3, background: 'blue' } }).composite([
    { input: { create: { width: width / 2, height, channels: 3, background: 'red' } }, left: 0, top: 0 },
  ])

export const aJpeg = (shape?: Shape): Promise<Buffer> => halves(shape).jpeg().toBuffer()
export const aPng = (shape?: Shape): Promise<Buffer> => halves(shape).png().toBuffer()
export const aWebp = (shape?: Shape): Promise<Buffer> => halves(shape).webp().toBuffer()

/** A phone's photo: rotated, with the location and the owner's name in its metadata. */
export const aPhoneJpeg = (): Promise<Buffer> =>
  halves()
    .withExif({
      IFD0: { Artist: 'Ada Lovelace', Make: 'Telephone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '30/1 16/1 2/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

/** A few kilobytes that decode to more pixels than any phone takes. */
export const aBomb = (): Promise<Buffer> =>
  sharp({ create: { width: 8000, height: 8000, channels: 3, background: 'black' } })
    .toColourspace('b-w')
    .png({ compressionLevel: 9 })
    .toBuffer()

export const anSvg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
)
