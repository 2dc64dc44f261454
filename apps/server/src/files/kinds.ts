import { fileTypeFromBuffer } from 'file-type'
import { imageSize } from 'image-size'
import { Refusal } from '../refusal/index.ts'

/** Megapixels of a picture: more takes a browser's memory. */
export const mostMegapixels = 40
/** Bytes of a picture: it is written anew in memory. */
export const largestPicture = 50 * 1024 * 1024

/** Bytes of a text that is shown in a page: a longer one is for a program that reads it piece by piece. */
const longestShownText = 1024 * 1024

interface Kind {
  readonly endings: readonly string[]
  /** Bytes up to which it is shown in a page. @default it is never shown */
  readonly shownUpTo?: number
}

/** What is taken, by what its content says. */
const kinds: Readonly<Record<string, Kind>> = {
  'application/pdf': { endings: ['pdf'], shownUpTo: Number.POSITIVE_INFINITY },
  'image/png': { endings: ['png'], shownUpTo: largestPicture },
  'image/jpeg': { endings: ['jpg', 'jpeg'], shownUpTo: largestPicture },
  'image/gif': { endings: ['gif'], shownUpTo: largestPicture },
  'image/webp': { endings: ['webp'], shownUpTo: largestPicture },
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': { endings: ['docx'] },
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': { endings: ['xlsx'] },
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': { endings: ['pptx'] },
  'application/x-cfb': { endings: ['doc', 'xls', 'ppt'] },
  'application/zip': { endings: ['zip', 'docx', 'xlsx', 'pptx'] },
  'text/plain': { endings: ['txt', 'csv', 'log', 'md'], shownUpTo: longestShownText },
}

/** What names may end in. */
const takenEndings = new Set(Object.values(kinds).flatMap(({ endings }) => endings))

/** The same, as a refusal names them. */
const taken = [...takenEndings].map((ending) => `.${ending}`).join(' ')

/** What is said of a file of which the content is of no kind that is taken. */
export const unknownKind = () => new Refusal(415, 'file.type', { taken })

/** Whether a file of this type, and of so many bytes, is shown in a page. */
export const isShownInPages = ({ type, size }: { readonly type: string; readonly size: number }): boolean =>
  size <= (kinds[type]?.shownUpTo ?? -1)

/** Text, by its beginning: no control characters but those of lines, in UTF-8 or GB 18030. */
function isText(beginning: Buffer): boolean {
  // A letter of several bytes may be cut at the end.
  const whole = beginning.subarray(0, Math.max(1, beginning.length - 4))
  return ['utf-8', 'gb18030'].some((encoding) => {
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(whole, { stream: true })
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what text does not hold
      return !/[\u0000-\u0008\u000b\u000e-\u001f]/.test(text)
    } catch {
      return false
    }
  })
}

/**
 * What a file is, by its beginning; its name must agree.
 * @param beginning the first part, or the whole of a smaller file
 * @throws {Refusal} 415 where its name or its content is of no kind that is taken, or the two do not agree; 413 of a picture that is too
 * large
 */
export async function typeOf(name: string, beginning: Buffer): Promise<string> {
  const ending = /\.([a-z0-9]{1,16})$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  // Whatever is in it, a file of this name is never taken: to compare the two would ask for another name.
  if (ending !== '' && !takenEndings.has(ending)) throw new Refusal(415, 'file.ending', { ending, taken })
  const sniffed = await fileTypeFromBuffer(beginning)
  const type = sniffed?.mime ?? (isText(beginning) ? 'text/plain' : undefined)
  const kind = type === undefined ? undefined : kinds[type]
  if (type === undefined || !kind) throw unknownKind()
  if (!kind.endings.includes(ending)) throw new Refusal(415, 'file.name', { type })
  if (type.startsWith('image/')) checkPicture(beginning)
  return type
}

function checkPicture(beginning: Buffer): void {
  let pixels: number
  try {
    const { width, height } = imageSize(beginning)
    pixels = width * height
  } catch {
    throw unknownKind()
  }
  if (pixels > mostMegapixels * 1_000_000) throw new Refusal(413, 'file.picture', { most: mostMegapixels })
}
