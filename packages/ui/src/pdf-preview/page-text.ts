import { findInText } from '@etalon/machines/pdf-preview'
import type { PDFPageProxy } from 'pdfjs-dist'

type TextContent = Awaited<ReturnType<PDFPageProxy['getTextContent']>>

/** The text of a page, in the order in which it is read. */
export interface PageText {
  readonly content: TextContent
  /** All of it, with a line break where a line ends. */
  readonly text: string
  /** Where each piece of it begins; a piece is what the text layer makes an element of. */
  readonly starts: readonly number[]
}

/** Reads the text of a page. */
export async function readPageText(page: PDFPageProxy): Promise<PageText> {
  const content = await page.getTextContent()
  const starts: number[] = []
  let text = ''
  for (const item of content.items) {
    if (!('str' in item)) continue
    starts.push(text.length)
    text += item.hasEOL ? `${item.str}\n` : item.str
  }
  return { content, text, starts }
}

/** A place on a page, in parts of its width and height. */
export interface PagePlace {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The end of a range: which element, and before which of its characters. */
function edge(
  at: number,
  starts: readonly number[],
  elements: readonly HTMLElement[],
): { node: Node; offset: number } | undefined {
  const piece = starts.findLastIndex((start) => start <= at)
  const node = elements[piece]?.firstChild
  return node ? { node, offset: Math.min(at - (starts[piece] ?? 0), node.textContent?.length ?? 0) } : undefined
}

/**
 * Where on a page the query stands: for each hit its rectangles, one a line. As rectangles and not as marks in the text, which would
 * have to be taken apart for them; and in parts of the page, so that they hold at any size.
 * @param frame what the page is drawn in
 * @param elements what the text layer made, one for each piece of the text
 */
export function hitPlaces(
  { text, starts }: PageText,
  query: string,
  frame: Element,
  elements: readonly HTMLElement[],
): readonly (readonly PagePlace[])[] {
  const box = frame.getBoundingClientRect()
  return findInText(text, query).map(({ from, to }) => {
    const first = edge(from, starts, elements)
    const last = edge(to - 1, starts, elements)
    if (!first || !last) return []
    const range = document.createRange()
    range.setStart(first.node, first.offset)
    range.setEnd(last.node, last.offset + 1)
    return Array.from(range.getClientRects(), (rect) => ({
      left: (rect.left - box.left) / box.width,
      top: (rect.top - box.top) / box.height,
      width: rect.width / box.width,
      height: rect.height / box.height,
    }))
  })
}
