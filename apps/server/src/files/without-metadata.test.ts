import sharp from 'sharp'
import { expect, test } from 'vitest'
import { withoutMetadata } from './index.ts'
import { cameraPicture, halves } from './testing/camera-picture.ts'

const formats = ['jpeg', 'png', 'webp'] as const

test.for(formats)('[FILE-2] a %s loses its position and all that its camera wrote beside it, and is upright', async (format) => {
  const taken = await cameraPicture(format)
  const before = await sharp(taken).metadata()
  // The tag of a position (Exif 2.32, 0x8825), and where it was.
  expect(before.exif?.includes(Buffer.from([0x25, 0x88]))).toBe(true)
  expect(taken.includes('Yuelu Hill')).toBe(true)
  expect([before.width, before.height, before.orientation]).toEqual([40, 20, 6])

  const cleared = await withoutMetadata(`image/${format}`, taken)
  const after = await sharp(cleared).metadata()
  expect([after.format, after.width, after.height, after.orientation]).toEqual([format, 20, 40, undefined])
  expect([after.exif, after.xmp, after.iptc, after.comments]).toEqual([undefined, undefined, undefined, undefined])
  for (const word of ['Exif', 'Yuelu Hill', 'Etalon Camera', 'http://ns.adobe.com']) expect(cleared.includes(word)).toBe(false)
  // Turned by a quarter to the right, what was left is above.
  expect(await halves(cleared)).toEqual({ above: 'red', below: 'blue' })
})

test('[FILE-2] what stands behind the end of a picture is gone too, and a picture without anything stays as it is seen', async () => {
  const plain = await sharp({ create: { width: 8, height: 16, channels: 3, background: '#f00' } })
    .composite([
      {
        input: await sharp({ create: { width: 8, height: 8, channels: 3, background: '#00f' } })
          .png()
          .toBuffer(),
        top: 8,
        left: 0,
      },
    ])
    .png()
    .toBuffer()
  const cleared = await withoutMetadata('image/png', Buffer.concat([plain, Buffer.from('<script>alert(1)</script>')]))
  expect(cleared.includes('script')).toBe(false)
  expect(await halves(cleared)).toEqual({ above: 'red', below: 'blue' })
  const pixels = async (bytes: Buffer) => (await sharp(bytes).removeAlpha().raw().toBuffer()).toString('hex')
  expect(await pixels(cleared)).toBe(await pixels(plain))
})

test('[FILE-2] sixteen bits of a channel stay sixteen, transparency stays, pictures that move go on moving', async () => {
  const deep = await sharp(Buffer.alloc(16 * 2, 0x12), { raw: { width: 4, height: 4, channels: 1, depth: 'ushort' } as never })
    .toColourspace('grey16')
    .png()
    .toBuffer()
  expect((await sharp(deep).metadata()).depth).toBe('ushort')
  expect((await sharp(await withoutMetadata('image/png', deep)).metadata()).depth).toBe('ushort')

  const clear = await sharp({ create: { width: 4, height: 4, channels: 4, background: { r: 1, g: 2, b: 3, alpha: 0 } } })
    .webp()
    .toBuffer()
  expect((await sharp(await withoutMetadata('image/webp', clear)).metadata()).hasAlpha).toBe(true)

  const frames = await Promise.all(
    ['#f00', '#00f'].map((background) =>
      sharp({ create: { width: 8, height: 8, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  )
  const moving = await sharp(frames, { join: { animated: true } })
    .webp({ delay: [100, 100] })
    .toBuffer()
  expect((await sharp(moving).metadata()).pages).toBe(2)
  expect((await sharp(await withoutMetadata('image/webp', moving)).metadata()).pages).toBe(2)
})

test('[FILE-2] what is no picture inside is refused; what is none at all is left alone', async () => {
  const head = (await cameraPicture('jpeg')).subarray(0, 200)
  await expect(withoutMetadata('image/jpeg', head)).rejects.toMatchObject({ status: 415, reason: 'file.type' })
  const pdf = Buffer.from('%PDF-1.7\nExif')
  expect(await withoutMetadata('application/pdf', pdf)).toBe(pdf)
  expect(await withoutMetadata('constructor', pdf)).toBe(pdf)
})
