/** An XML element with attributes, and text or elements inside. */
export interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly content: readonly XmlNode[]
}
export type XmlNode = XmlElement | string

/** Without what XML 1.0 cannot hold at all, not even escaped: control characters, halves of characters, two non-characters. */
const possible = (text: string): string =>
  text.toWellFormed().replace(/[\p{Cc}\ufffe\uffff]/gu, (character) => ('\t\n\r'.includes(character) ? character : ''))

const escaped = (text: string): string =>
  possible(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Makes an element. What is `undefined` or `false` is left out. */
export const element = (name: string, ...content: readonly (XmlNode | readonly XmlNode[] | undefined | false)[]): XmlElement => ({
  name,
  attributes: {},
  content: content.flatMap((one) => (one === undefined || one === false ? [] : Array.isArray(one) ? one : [one])).flat(),
})

/** The same element with attributes. */
export const withAttributes = (given: XmlElement, attributes: Readonly<Record<string, string>>): XmlElement => ({
  ...given,
  attributes: { ...given.attributes, ...attributes },
})

const written = (node: XmlNode, depth: number): string => {
  if (typeof node === 'string') return escaped(node)
  const attributes = Object.entries(node.attributes)
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join('')
  if (node.content.length === 0) return `<${node.name}${attributes}/>`
  const indent = '  '.repeat(depth)
  const mixed = node.content.some((one) => typeof one === 'string')
  const inside = mixed
    ? node.content.map((one) => written(one, 0)).join('')
    : `\n${node.content.map((one) => `${indent}  ${written(one, depth + 1)}\n`).join('')}${indent}`
  return `<${node.name}${attributes}>${inside}</${node.name}>`
}

/** Writes a document in UTF-8 with a declaration. */
export const xmlDocument = (root: XmlElement): string => `<?xml version="1.0" encoding="UTF-8"?>\n${written(root, 0)}\n`
