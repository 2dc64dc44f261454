import sharp, { type Metadata, type Sharp } from 'sharp'
import { mostMegapixels, unknownKind } from './kinds.ts'

/** The eye sees no difference to the original at this, and the file stays about as large. */
const quality = 92

type Writer = (picture: Sharp, about: Metadata, bytes: Buffer) => Sharp

/** How each kind of picture is written anew. */
const writers: Readonly<Record<string, Writer>> = {
  'image/jpeg': (picture, { chromaSubsampling }) =>
    picture.jpeg({ quality, chromaSubsampling: chromaSubsampling === '4:4:4' ? '4:4:4' : '4:2:0' }),
  // Sixteen bits of a channel stay sixteen.
  'image/png': (picture, { depth, channels }) =>
    (depth === 'ushort' ? picture.toColourspace(channels !== undefined && channels < 3 ? 'grey16' : 'rgb16') : picture).png(),
  'image/webp': (picture, _about, bytes) =>
    picture.webp(bytes.subarray(12, 64).includes('VP8L') ? { lossless: true } : { quality }),
}

/** Whether pictures of this type carry data about who took them, when and where. */
export const hasMetadata = (type: string): boolean => Object.hasOwn(writers, type)

/**
 * A picture as it is seen and nothing else: the pixels are written anew, turned as its camera said, without EXIF, position, XMP, IPTC,
 * comments, previews, or anything behind its end. Other files are given back as they are.
 * @param bytes the whole file
 * @throws {Refusal} 415 where it cannot be read as what it says it is
 */
export async function withoutMetadata(type: string, bytes: Buffer): Promise<Buffer> {
  const write = Object.hasOwn(writers, type) ? writers[type] : undefined
  if (!write) return bytes
  try {
    const options = { limitInputPixels: mostMegapixels * 1_000_000, failOn: 'error' } as const
    const about = await sharp(bytes, options).metadata()
    const moves = (about.pages ?? 1) > 1
    const picture = sharp(bytes, { ...options, animated: moves })
    // What moves is not turned: cameras make none.
    return await write(moves ? picture : picture.autoOrient(), about, bytes).toBuffer()
  } catch {
    throw unknownKind()
  }
}
