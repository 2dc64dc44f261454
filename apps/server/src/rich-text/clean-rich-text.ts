import { pictureIdOf } from '@etalon/api/contract'
import sanitize from 'sanitize-html'
import { type MarkupNode, readMarkup } from './markup-tree.ts'

/** A rich text as it is kept, and what of the given was left out. */
export interface CleanText {
  /** Markup of the editor's elements alone; empty where nothing is said. */
  readonly html: string
  /** Elements as `<script>`, attributes and addresses by the attribute's name: each once. */
  readonly leftOut: readonly string[]
}

/** The editor's elements, and what older notices may have beside them. */
const elements = [
  ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'pre', 'code', 'a', 'span', 'img'],
  ...['strong', 'em', 'u', 's', 'sub', 'sup', 'table', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'caption'],
]
/** What comes near enough to be read as one of them, and is not told of as left out. */
const readAs: Readonly<Record<string, string>> = { h1: 'h2', h5: 'h4', h6: 'h4', b: 'strong', i: 'em', strike: 's', del: 's' }
/** Wrapping that says nothing. */
const unwrapped = ['div', 'section', 'article', 'font', 'html', 'body', 'head', 'meta', 'o:p', 'colgroup', 'col']
const counts: Readonly<Record<string, readonly string[]>> = {
  ol: ['start'],
  th: ['colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
}
/** Looks, and names of its author's own: what editors of text write beside everything. */
const looks = new Set([
  'style',
  'class',
  'id',
  'lang',
  'dir',
  'title',
  'align',
  'valign',
  'width',
  'height',
  'border',
  'color',
  'face',
])
const isHeld = (name: string) => looks.has(name) || /^(data-|aria-|cell|bg|xml)/.test(name)

const mostNested = 20
const isCount = (text: string) => /^[1-9]\d?$/.test(text)

const settled = (name: string, attributes: sanitize.Attributes): sanitize.Tag => {
  const kept = Object.entries(attributes).filter(([key, value]) => !counts[name]?.includes(key) || isCount(value))
  // Without a formula there is nothing to a span.
  const tagName = name === 'span' && attributes['data-tex'] === undefined ? 'font' : (readAs[name] ?? name)
  return { tagName, attribs: Object.fromEntries(kept) }
}

const allowed: sanitize.IOptions = {
  allowedTags: elements,
  allowedAttributes: {
    a: ['href'],
    img: ['src', 'alt'],
    span: ['data-tex', 'data-block'],
    ...counts,
    th: ['scope', 'colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: mostNested,
  // A picture lies with the files of the institute: no other host learns who reads a text, and none can change it later.
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && pictureIdOf(attribs.src ?? '') === undefined,
  transformTags: { '*': settled },
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const isMarkup = /<\/?[a-z][^>]*>/i

/** Text without markup as its paragraphs and lines. */
const paragraphsOf = (text: string): string =>
  text
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => `<p>${escaped(paragraph).replaceAll('\n', '<br />')}</p>`)
    .join('')

const isRunning = (address: string) => {
  // Browsers read an address without blanks and control characters.
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(address.replace(/[\p{Cc}\s]/gu, ''))?.[1]?.toLowerCase()
  return (scheme !== undefined && !['http', 'https', 'mailto', 'tel'].includes(scheme)) || address.trim().startsWith('//')
}

function* lossesIn(nodes: readonly MarkupNode[]): Generator<string> {
  // Without calling itself: what is given may be nested deeper than the stack is deep.
  const waiting = [...nodes].reverse()
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (typeof node === 'string') continue
    const name = readAs[node.name] ?? node.name
    const isKept = elements.includes(name) && (name !== 'img' || pictureIdOf(node.attributes.src ?? '') !== undefined)
    if (!isKept && !unwrapped.includes(name)) yield `<${node.name.slice(0, 32)}>`
    for (const [key, value] of Object.entries(node.attributes)) {
      if (key === 'href' ? name === 'a' && isRunning(value) : isKept && !isHeld(key) && !isNamed(name, key))
        yield key.slice(0, 32)
    }
    for (const child of node.children.toReversed()) waiting.push(child)
  }
}
const isNamed = (element: string, attribute: string) =>
  attribute === 'scope' ||
  (counts[element]?.includes(attribute) ?? false) ||
  (element === 'span' && attribute.startsWith('data-')) ||
  (element === 'img' && (attribute === 'src' || attribute === 'alt'))

/** The most kinds of things that are told of as left out. */
const mostTold = 20

/**
 * Reads a rich text from anywhere, once and at the border: of markup only the editor's elements are kept, with the few attributes that
 * they need; text without markup becomes its paragraphs. What comes out is the same when it is cleaned again.
 */
export function cleanRichText(given: string): CleanText {
  if (!isMarkup.test(given)) return { html: paragraphsOf(given), leftOut: [] }
  const cleaned = sanitize(given, allowed).trim()
  // Words alone would be taken for text without markup the next time.
  const html = cleaned === '' || isMarkup.test(cleaned) ? cleaned : `<p>${cleaned}</p>`
  const leftOut = new Set<string>()
  for (const loss of lossesIn(readMarkup(given))) {
    leftOut.add(loss)
    if (leftOut.size === mostTold) break
  }
  return { html, leftOut: [...leftOut] }
}
