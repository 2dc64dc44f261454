import { pictureIdOf } from '@etalon/api/contract'
import { cleanRichText } from './clean-rich-text.ts'
import { type MarkupElement, type MarkupNode, readMarkup } from './markup-tree.ts'
import { readFormula } from './read-formula.ts'

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const empty = new Set(['br', 'hr'])
/** How KaTeX means MathML to look is left to the page: its own policy takes no styles in markup. */
const dropped = new Set(['style', 'class', 'href', 'src'])

const written = ({ name, attributes }: MarkupElement, within: string): string => {
  const kept = Object.entries(attributes).filter(([key]) => !dropped.has(key) || (name === 'a' && key === 'href'))
  const head = `<${name}${kept.map(([key, value]) => ` ${key}="${escaped(value)}"`).join('')}>`
  return empty.has(name) ? head : `${head}${within}</${name}>`
}

const mathMarkup = (node: MarkupNode): string =>
  typeof node === 'string' ? escaped(node) : written(node, node.children.map(mathMarkup).join(''))

function formulaMarkup(tex: string, block: boolean): string {
  const read = readFormula(tex, block)
  return 'math' in read ? mathMarkup(read.math) : `<code>${escaped(tex)}</code>`
}

/** Where the page finds a picture. */
type PictureAddress = (fileId: string) => string

function pictureMarkup({ src = '', alt = '' }: MarkupElement['attributes'], addressOf: PictureAddress | undefined): string {
  const id = pictureIdOf(src)
  return id === undefined || !addressOf ? '' : `<img src="${escaped(addressOf(id))}" alt="${escaped(alt)}" loading="lazy">`
}

function markupOf(node: MarkupNode, addressOf: PictureAddress | undefined): string {
  if (typeof node === 'string') return escaped(node)
  if (node.name === 'img') return pictureMarkup(node.attributes, addressOf)
  const tex = node.attributes['data-tex']
  if (tex !== undefined) return formulaMarkup(tex, node.attributes['data-block'] !== undefined)
  const markup = written(node, node.children.map((child) => markupOf(child, addressOf)).join(''))
  // A wide table scrolls in its frame, also by keyboard.
  return node.name === 'table' ? `<div class="frame" tabindex="0">${markup}</div>` : markup
}

/**
 * A rich text as markup that may stand on a page without scripts: cleaned again, with formulas as MathML. A formula that cannot be read
 * is its source.
 * @param addressOf where the page finds a picture. @default it shows none
 */
export const pageMarkup = (given: string, addressOf?: PictureAddress): string =>
  readMarkup(cleanRichText(given).html)
    .map((node) => markupOf(node, addressOf))
    .join('')
