import { type MarkupNode, readMarkup } from './markup-tree.ts'

const blocks = new Set(['p', 'h2', 'h3', 'h4', 'li', 'tr', 'blockquote', 'pre', 'caption', 'hr', 'table', 'ul', 'ol'])

function wordsOf(node: MarkupNode): string {
  if (typeof node === 'string') return node.replace(/\s+/gu, ' ')
  const tex = node.attributes['data-tex']
  if (tex !== undefined) return node.attributes['data-block'] === undefined ? tex : `\n${tex}\n`
  if (node.name === 'br') return '\n'
  // A picture says what its words say.
  if (node.name === 'img') return node.attributes.alt ? `\n[${node.attributes.alt}]\n` : ''
  const words = node.children.map(wordsOf).join('')
  // Within a cell lines are parted by a blank: a row is one line.
  if (node.name === 'td' || node.name === 'th') return `${words.trim().replace(/\s*\n\s*/g, ' ')}\t`
  return blocks.has(node.name) ? `\n${words}\n` : words
}

/** What a clean rich text says without its markup: a line for each paragraph and row, formulas as their LaTeX, pictures as what they show. */
export const plainWords = (html: string): string =>
  readMarkup(html)
    .map(wordsOf)
    .join('')
    .split('\n')
    .map((line) => line.replaceAll('\t', '  ').trim())
    .filter((line) => line !== '')
    .join('\n')
