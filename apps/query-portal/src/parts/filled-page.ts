import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** A page that is as good as written once another of its shape was: between what is printed of its data it says the same. */
export interface PrintedPage {
  /** Everything about its data that decides what the page says, but for what it only prints. */
  readonly shape: string
  /** What it prints of its data, as HTML; nothing where there is nothing to print. Pages of one shape have them in one order. */
  readonly pieces: readonly string[]
  /** A page of the same shape whose pieces stand nowhere else in it. */
  readonly standIn: () => { readonly body: ReactElement; readonly pieces: readonly string[] }
}

/** What stands between the pieces, and which piece follows each but the last. */
interface Template {
  readonly between: readonly string[]
  readonly order: readonly number[]
}

/** What React makes of a text inside of an element, or of an attribute. */
export const htmlOfText = (text: string): string => (/["&'<>]/.test(text) ? renderToStaticMarkup(text) : text)

/** Cuts a page where its pieces stand: the longer first, as a shorter one may be part of them. */
export function cutPage(html: string, pieces: readonly string[]): Template {
  let between = [html]
  let order: number[] = []
  const longest = pieces.map((piece, index) => ({ piece, index })).sort((a, b) => b.piece.length - a.piece.length)
  for (const { piece, index } of longest) {
    if (piece === '') continue
    const cut = between.map((part) => part.split(piece))
    order = cut.flatMap((parts, place) => [...parts.slice(1).map(() => index), ...order.slice(place, place + 1)])
    between = cut.flat()
  }
  return { between, order }
}

/** The page whose pieces these are. */
export function fillPage({ between, order }: Template, pieces: readonly string[]): string {
  let html = between[0] ?? ''
  for (const [place, index] of order.entries()) html += (pieces[index] ?? '') + (between[place + 1] ?? '')
  return html
}

/**
 * Writes pages, those of a shape that was written before by filling in their pieces. The first of a shape is written both ways: where
 * they differ its shape says too little, and every page of it is written as a whole.
 * @param write writes a page as a whole
 * @param most shapes that are kept: some 10 kB each
 */
export function createPageFiller(most: number) {
  const templates = new Map<string, Template | null>()
  return {
    /** @param around what else decides what the page says: of whom it is, and where its links lead */
    write(body: ReactElement, page: PrintedPage, around: string, write: (body: ReactElement) => string): string {
      const key = `${page.shape} ${around}`
      const known = templates.get(key)
      if (known) return fillPage(known, page.pieces)
      const html = write(body)
      if (known === undefined) {
        const standIn = page.standIn()
        const made = cutPage(write(standIn.body), standIn.pieces)
        if (templates.size >= most) templates.delete(templates.keys().next().value ?? '')
        templates.set(key, fillPage(made, page.pieces) === html ? made : null)
      }
      return html
    },
    /** The shapes that can be filled, and those that say too little. */
    shapes: () => ({
      fit: [...templates.values()].filter(Boolean).length,
      unfit: [...templates.values()].filter((one) => !one).length,
    }),
  }
}
