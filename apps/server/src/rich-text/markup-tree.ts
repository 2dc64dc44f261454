import { Parser } from 'htmlparser2'

/** An element of markup that was read: what stands in it in order, words as text. */
export interface MarkupElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly MarkupNode[]
}
/** An element, or words. */
export type MarkupNode = MarkupElement | string

interface Open {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: MarkupNode[]
}

/**
 * Reads markup as elements and words; comments are left out.
 * @param xml whether it is XML, as MathML is: then no end tag is guessed
 */
export function readMarkup(markup: string, xml = false): readonly MarkupNode[] {
  const top: Open = { name: '', attributes: {}, children: [] }
  const open: Open[] = [top]
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const element: Open = { name, attributes: { ...attributes }, children: [] }
        open.at(-1)?.children.push(element)
        open.push(element)
      },
      ontext(words) {
        open.at(-1)?.children.push(words)
      },
      onclosetag() {
        if (open.length > 1) open.pop()
      },
    },
    { xmlMode: xml, decodeEntities: true },
  )
  parser.end(markup)
  return top.children
}

/** The words of a node, as they follow each other. */
export const wordsOf = (node: MarkupNode): string => (typeof node === 'string' ? node : node.children.map(wordsOf).join(''))
