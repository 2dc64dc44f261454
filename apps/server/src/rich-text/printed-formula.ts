import { type MarkupElement, type MarkupNode, wordsOf } from './markup-tree.ts'

/** A formula as the typesetter builds it, from MathML: data, of which nothing is evaluated. Widths are in em. */
export type FormulaNode =
  | { readonly k: 'row' | 'fence'; readonly c: readonly FormulaNode[] }
  /** One character, which knows by itself whether it is an operator, a relation or a bracket. */
  | { readonly k: 'glyph'; readonly s: string; readonly v: string }
  | { readonly k: 'word' | 'op'; readonly s: string; readonly v: string }
  | { readonly k: 'space'; readonly w: number }
  | { readonly k: 'frac'; readonly a: FormulaNode; readonly b: FormulaNode }
  | { readonly k: 'sqrt' | 'overline' | 'underline' | 'overbrace' | 'underbrace' | 'cancel' | 'hide'; readonly a: FormulaNode }
  | { readonly k: 'root'; readonly a: FormulaNode; readonly n: FormulaNode }
  | {
      readonly k: 'attach'
      readonly a: FormulaNode
      /** Beneath and above, as limits are. */
      readonly limits: boolean
      readonly b: FormulaNode | null
      readonly t: FormulaNode | null
    }
  | { readonly k: 'accent'; readonly a: FormulaNode; readonly s: string }
  | {
      readonly k: 'table'
      readonly rows: readonly (readonly FormulaNode[])[]
      readonly align: 'left' | 'center'
      readonly tight: boolean
    }

/** How deep what is printed may be built: the typesetter calls itself only so often. */
export const mostPrintedLevels = 16

/** A formula is built deeper than can be printed. */
export class TooDeep extends Error {
  override readonly name = 'TooDeep'
}

/** Marks that say how parts belong together, and are not drawn. */
const invisible = new Set(['\u2061', '\u2062', '\u2063', '\u2064', '\u200B'])
const visible = (words: string) => [...words].filter((one) => !invisible.has(one)).join('')
const spaces: Readonly<Record<string, number>> = {
  '\u00A0': 0.25,
  ' ': 0.25,
  '\u2003': 1,
  '\u2002': 0.5,
  '\u2004': 0.3333,
  '\u2005': 0.2222,
  '\u2006': 0.1667,
  '\u2009': 0.1667,
  '\u200A': 0.0556,
}
const accents: Readonly<Record<string, string>> = {
  ...{ ˉ: '\u0304', '^': '\u0302', '~': '\u0303', '˙': '\u0307', '¨': '\u0308', ˊ: '\u0301', ˋ: '\u0300', ˇ: '\u030C' },
  ...{ '˘': '\u0306', '˚': '\u030A', '\u20D7': '\u20D7', '→': '\u20D7', '←': '\u20D6' },
}
const drawnOver: Readonly<Record<string, 'overline' | 'overbrace'>> = { '‾': 'overline', '⏞': 'overbrace' }
const drawnUnder: Readonly<Record<string, 'underline' | 'underbrace'>> = { '‾': 'underline', _: 'underline', '⏟': 'underbrace' }

const nothing: FormulaNode = { k: 'row', c: [] }
const elementsOf = ({ children }: MarkupElement): readonly MarkupElement[] =>
  children.filter((child) => typeof child !== 'string')
const isFence = (node: MarkupNode | undefined) =>
  typeof node === 'object' && node.name === 'mo' && node.attributes.fence === 'true'

function leaf(element: MarkupElement, isNamed: boolean): FormulaNode {
  const all = wordsOf(element)
  if (all !== '' && [...all].every((one) => spaces[one] !== undefined || invisible.has(one)))
    return { k: 'space', w: [...all].reduce((sum, one) => sum + (spaces[one] ?? 0), 0) }
  const s = visible(all)
  if (s === '') return nothing
  const v = element.attributes.mathvariant ?? ''
  if (element.name === 'mtext') return { k: 'word', s, v }
  if ([...s].length === 1) return { k: 'glyph', s, v }
  return { k: isNamed ? 'op' : 'word', s, v }
}

const emOf = (width: string | undefined): number => {
  const em = /^(-?[\d.]+)em$/.exec(width ?? '')?.[1]
  return em === undefined ? 0 : Math.max(-10, Math.min(10, Number(em)))
}

/** The nodes beside each other as one: a name that is applied to what follows is set as names of functions are. */
function rowOf(nodes: readonly MarkupNode[], depth: number): FormulaNode {
  const inside = nodes.filter((node) => typeof node !== 'string')
  const parts = inside.flatMap((node, place): readonly FormulaNode[] => {
    const after = inside[place + 1]
    const made = built(node, depth, after !== undefined && after.name === 'mo' && wordsOf(after) === '\u2061')
    // What only groups adds no level.
    return made.k === 'row' ? made.c : [made]
  })
  const [only] = parts
  return parts.length === 1 && only ? only : { k: 'row', c: parts }
}

function attached(element: MarkupElement, depth: number): FormulaNode {
  const [base, one, other] = elementsOf(element)
  const { name, attributes } = element
  const a = base ? built(base, depth) : nothing
  const limits = name.startsWith('mu') || name.startsWith('mo')
  const isAbove = name === 'msup' || name === 'mover'
  const mark = one ? visible(wordsOf(one)) : ''
  if (name === 'mover') {
    const line = drawnOver[mark]
    if (line) return { k: line, a }
    const accent = accents[mark]
    if (accent !== undefined && (attributes.accent === 'true' || one?.name === 'mo')) return { k: 'accent', a, s: accent }
  }
  const line = name === 'munder' ? drawnUnder[mark] : undefined
  if (line) return { k: line, a }
  const first = one ? built(one, depth) : nothing
  const second = other ? built(other, depth) : null
  return { k: 'attach', a, limits, b: isAbove ? null : first, t: isAbove ? first : second }
}

function tableOf(element: MarkupElement, depth: number): FormulaNode {
  const rows = elementsOf(element).map((row) => elementsOf(row).map((cell) => rowOf(cell.children, depth)))
  const { columnalign = '', columnspacing = '' } = element.attributes
  return { k: 'table', rows, align: /^(left|right left)/.test(columnalign) ? 'left' : 'center', tight: columnspacing === '0em' }
}

function built(element: MarkupElement, above: number, isNamed = false): FormulaNode {
  const depth = above + 1
  if (depth > 2 * mostPrintedLevels) throw new TooDeep('a formula is built deeper than can be printed')
  const { name, children } = element
  const [first, second] = elementsOf(element)
  const one = () => (first ? built(first, depth) : nothing)
  const two = () => (second ? built(second, depth) : nothing)
  switch (name) {
    case 'mi':
    case 'mn':
    case 'mo':
    case 'mtext':
      return leaf(element, isNamed)
    case 'mspace':
      return { k: 'space', w: emOf(element.attributes.width) }
    case 'annotation':
      return nothing
    case 'mfrac':
      // Without its line, as binomials are, it is a column of two.
      return element.attributes.linethickness === '0px'
        ? { k: 'table', rows: [[one()], [two()]], align: 'center', tight: false }
        : { k: 'frac', a: one(), b: two() }
    case 'msqrt':
      return { k: 'sqrt', a: rowOf(children, depth) }
    case 'mroot':
      return { k: 'root', a: one(), n: two() }
    case 'msub':
    case 'msup':
    case 'msubsup':
    case 'munder':
    case 'mover':
    case 'munderover':
      return attached(element, depth)
    case 'mtable':
      return tableOf(element, depth)
    case 'menclose':
      return element.attributes.notation === 'box' ? rowOf(children, depth) : { k: 'cancel', a: rowOf(children, depth) }
    case 'mphantom':
      return { k: 'hide', a: rowOf(children, depth) }
    default: {
      const row = rowOf(children, depth)
      if (!isFence(first)) return row
      return { k: 'fence', c: row.k === 'row' ? row.c : [row] }
    }
  }
}

function levelsOf(node: FormulaNode): number {
  const within: (readonly FormulaNode[])[] = []
  if (node.k === 'row' || node.k === 'fence') within.push(node.c)
  else if (node.k === 'table') within.push(...node.rows)
  else {
    if ('a' in node) within.push([node.a])
    if (node.k === 'root') within.push([node.n])
    if (node.k === 'frac') within.push([node.b])
    if (node.k === 'attach') within.push([node.b, node.t].filter((one) => one !== null))
  }
  return 1 + Math.max(0, ...within.flat().map(levelsOf))
}

/** A formula as the typesetter builds it. @throws {TooDeep} */
export function printedFormula(math: MarkupElement): FormulaNode {
  const made = built(math, 0)
  if (levelsOf(made) > mostPrintedLevels) throw new TooDeep('a formula is built deeper than can be printed')
  return made
}
