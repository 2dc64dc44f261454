import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import type { PagePlace } from './page-text.ts'

/** A link of a document: out of it, or to one of its pages. */
export interface PageLink {
  readonly place: PagePlace
  /** Where it leads, out of the document. */
  readonly address?: string
  /** The page to which it leads, from 1. */
  readonly page?: number
  /** The words that it lies over. */
  readonly words: string
}

/** Scripts, files and all else that a document may name are not followed. */
const followed = new Set(['http:', 'https:', 'mailto:'])

const safeAddress = (address: unknown): string | undefined => {
  const url = typeof address === 'string' ? URL.parse(address) : null
  return url && followed.has(url.protocol) ? url.href : undefined
}

const isNumbers = (value: unknown): value is number[] => Array.isArray(value) && value.every((one) => typeof one === 'number')
const numbers = (value: unknown) => (isNumbers(value) ? value : [])
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

/** The page of a destination, which names it by its number, by an object of the document, or is itself named. */
async function pageOf(document: PDFDocumentProxy, destination: unknown): Promise<number | undefined> {
  const known: unknown = typeof destination === 'string' ? await document.getDestination(destination) : destination
  const target: unknown = Array.isArray(known) ? known[0] : undefined
  if (typeof target === 'number') return target + 1
  if (!isRecord(target) || typeof target.num !== 'number' || typeof target.gen !== 'number') return undefined
  return (await document.getPageIndex({ num: target.num, gen: target.gen })) + 1
}

/** The links of a page, turned as the page is. What leads nowhere, or to what is not followed, is left out. */
export async function pageLinks(document: PDFDocumentProxy, page: PDFPageProxy, rotation: number): Promise<readonly PageLink[]> {
  const viewport = page.getViewport({ scale: 1, rotation: page.rotate + rotation })
  const links: PageLink[] = []
  // What stands in a document is as it likes: nothing of it is believed without a look.
  const annotations: readonly unknown[] = await page.getAnnotations()
  for (const annotation of annotations) {
    if (!isRecord(annotation) || annotation.subtype !== 'Link' || !isNumbers(annotation.rect)) continue
    const address = safeAddress(annotation.url)
    const leads = address === undefined ? await pageOf(document, annotation.dest).catch(() => undefined) : undefined
    if (address === undefined && leads === undefined) continue
    const [left = 0, bottom = 0, right = 0, top = 0] = annotation.rect
    const [x1 = 0, y1 = 0] = numbers(viewport.convertToViewportPoint(left, bottom))
    const [x2 = 0, y2 = 0] = numbers(viewport.convertToViewportPoint(right, top))
    links.push({
      place: {
        left: Math.min(x1, x2) / viewport.width,
        top: Math.min(y1, y2) / viewport.height,
        width: Math.abs(x2 - x1) / viewport.width,
        height: Math.abs(y2 - y1) / viewport.height,
      },
      words: typeof annotation.overlaidText === 'string' ? annotation.overlaidText.trim() : '',
      ...(address === undefined ? {} : { address }),
      ...(leads === undefined ? {} : { page: leads }),
    })
  }
  return links
}
