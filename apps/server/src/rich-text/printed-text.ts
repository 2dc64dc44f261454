import { pictureIdOf } from '@etalon/api/contract'
import { type MarkupElement, type MarkupNode, readMarkup } from './markup-tree.ts'
import { type PlacedCell, placedCells } from './placed-cells.ts'
import { type FormulaNode, mostPrintedLevels, printedFormula, TooDeep } from './printed-formula.ts'
import { readFormula } from './read-formula.ts'

/** What stands in a line. A formula has its LaTeX for who cannot see it; one that cannot be read is its LaTeX. */
export type PrintedRun =
  | { readonly k: 'text'; readonly s: string; readonly marks: readonly string[] }
  | { readonly k: 'break' }
  | { readonly k: 'formula'; readonly m: FormulaNode; readonly alt: string }
  | { readonly k: 'source'; readonly s: string }

/** A cell of a table. */
export type PrintedCell = PlacedCell<{
  readonly head: boolean
  readonly across: number
  readonly down: number
  readonly c: readonly PrintedBlock[]
}>

/** A part of a rich text, as the typesetter builds it. */
export type PrintedBlock =
  | { readonly k: 'p' | 'heading'; readonly c: readonly PrintedRun[] }
  | { readonly k: 'formula'; readonly m: FormulaNode; readonly alt: string }
  /** A file of the institute; its words are empty where it is only a decoration. */
  | { readonly k: 'picture'; readonly id: string; readonly alt: string }
  | {
      readonly k: 'list'
      readonly ordered: boolean
      readonly start: number
      readonly items: readonly (readonly PrintedBlock[])[]
    }
  | { readonly k: 'table'; readonly columns: number; readonly cells: readonly PrintedCell[] }

const marks = new Set(['strong', 'em', 'sub', 'sup'])
const headings = new Set(['h2', 'h3', 'h4'])
const containers = new Set(['blockquote', 'li', 'td', 'th', 'caption'])

const isBlockFormula = (node: MarkupElement) =>
  node.attributes['data-tex'] !== undefined && node.attributes['data-block'] !== undefined

function formulaOf(tex: string, block: boolean): PrintedRun {
  const read = readFormula(tex, block)
  if ('fault' in read) return { k: 'source', s: tex }
  try {
    return { k: 'formula', m: printedFormula(read.math), alt: tex }
  } catch (error) {
    if (error instanceof TooDeep) return { k: 'source', s: tex }
    throw error
  }
}

/** The marks of what stands in an element. */
const marked = (node: MarkupElement, within: readonly string[]): readonly string[] =>
  marks.has(node.name) && !within.includes(node.name) ? [...within, node.name] : within

function runsOf(node: MarkupNode, within: readonly string[]): readonly PrintedRun[] {
  if (typeof node === 'string') {
    const s = node.replace(/[\s\u00A0]+/gu, ' ')
    return s === '' ? [] : [{ k: 'text', s, marks: within }]
  }
  const tex = node.attributes['data-tex']
  if (tex !== undefined) return [formulaOf(tex, false)]
  if (node.name === 'br') return [{ k: 'break' }]
  const inside = marked(node, within)
  return node.children.flatMap((child) => runsOf(child, inside))
}

/** Without the blanks at its ends; nothing where nothing is left. */
function paragraph(runs: readonly PrintedRun[], k: 'p' | 'heading' = 'p'): readonly PrintedBlock[] {
  const isBlank = (run: PrintedRun | undefined) => run?.k === 'break' || (run?.k === 'text' && run.s.trim() === '')
  let [begin, end] = [0, runs.length]
  while (begin < end && isBlank(runs[begin])) begin += 1
  while (end > begin && isBlank(runs[end - 1])) end -= 1
  return begin === end ? [] : [{ k, c: runs.slice(begin, end) }]
}

function tableOf(table: MarkupElement): readonly PrintedBlock[] {
  const rowsIn = (node: MarkupElement): readonly MarkupElement[] =>
    node.children
      .filter((child) => typeof child !== 'string')
      .flatMap((child) => (child.name === 'tr' ? [child] : ['thead', 'tbody', 'tfoot'].includes(child.name) ? rowsIn(child) : []))
  const captions = table.children.filter((child) => typeof child !== 'string' && child.name === 'caption')
  const rows = rowsIn(table).map((row) =>
    row.children
      .filter((child) => typeof child !== 'string')
      .filter(({ name }) => name === 'td' || name === 'th')
      .map((cell) => ({
        head: cell.name === 'th',
        across: Number(cell.attributes.colspan ?? 1),
        down: Number(cell.attributes.rowspan ?? 1),
        c: blocksOf(cell.children),
      })),
  )
  const { columns, cells } = placedCells(rows)
  return [...captions.flatMap((one) => blocksOf([one])), ...(cells.length === 0 ? [] : [{ k: 'table', columns, cells } as const])]
}

/** Whether something stands on lines of its own in what else stands in a line: a picture in bold text. */
const holdsBlock = (node: MarkupElement): boolean =>
  node.attributes['data-tex'] === undefined &&
  node.children.some((child) => typeof child !== 'string' && (child.name === 'img' || isBlockFormula(child) || holdsBlock(child)))

/** @param k what its lines are. @default paragraphs */
function blocksOf(nodes: readonly MarkupNode[], k: 'p' | 'heading' = 'p'): readonly PrintedBlock[] {
  const blocks: PrintedBlock[] = []
  let line: PrintedRun[] = []
  const endLine = () => {
    blocks.push(...paragraph(line, k))
    line = []
  }
  const take = (node: MarkupNode, within: readonly string[]) => {
    const made = typeof node === 'string' ? undefined : blockOf(node)
    if (made !== undefined) {
      endLine()
      blocks.push(...made)
    } else if (typeof node !== 'string' && holdsBlock(node)) {
      const inside = marked(node, within)
      for (const child of node.children) take(child, inside)
    } else line.push(...runsOf(node, within))
  }
  for (const node of nodes) take(node, [])
  endLine()
  return blocks
}

function pictureOf({ src = '', alt = '' }: MarkupElement['attributes']): readonly PrintedBlock[] {
  const id = pictureIdOf(src)
  return id === undefined ? [] : [{ k: 'picture', id, alt }]
}

/** An element that stands on lines of its own; nothing for what stands in a line. */
function blockOf(node: MarkupElement): readonly PrintedBlock[] | undefined {
  const { name, children, attributes } = node
  if (isBlockFormula(node)) {
    const made = formulaOf(attributes['data-tex'] ?? '', true)
    return made.k === 'formula' ? [made] : [{ k: 'p', c: [made] }]
  }
  // A block formula may stand in a paragraph of somebody else's markup.
  if (name === 'p' || containers.has(name)) return blocksOf(children)
  if (headings.has(name)) return blocksOf(children, 'heading')
  if (name === 'pre') return blocksOf(children)
  if (name === 'hr') return []
  if (name === 'img') return pictureOf(attributes)
  if (name === 'table') return tableOf(node)
  if (name !== 'ul' && name !== 'ol') return undefined
  const items = children
    .filter((child) => typeof child !== 'string')
    .filter((child) => child.name === 'li')
    .map((child) => blocksOf(child.children))
  return items.length === 0 ? [] : [{ k: 'list', ordered: name === 'ol', start: Number(attributes.start ?? 1), items }]
}

/** A clean rich text as the typesetter builds it: data, of which nothing is evaluated. */
export const printedText = (html: string): readonly PrintedBlock[] => blocksOf(readMarkup(html))

/** The files that stand as pictures in what is printed, each once. */
export function picturesIn(blocks: readonly PrintedBlock[]): readonly string[] {
  const ids = blocks.flatMap((block): readonly string[] => {
    if (block.k === 'picture') return [block.id]
    if (block.k === 'list') return block.items.flatMap(picturesIn)
    return block.k === 'table' ? block.cells.flatMap(({ c }) => picturesIn(c)) : []
  })
  return [...new Set(ids)]
}

function* formulasIn(nodes: readonly MarkupNode[]): Generator<readonly [tex: string, block: boolean]> {
  for (const node of nodes) {
    if (typeof node === 'string') continue
    const tex = node.attributes['data-tex']
    if (tex === undefined) yield* formulasIn(node.children)
    else yield [tex, node.attributes['data-block'] !== undefined]
  }
}

/** The first formula of a clean rich text that cannot be printed, with the reason, in English as LaTeX is. */
export function unprintableFormula(html: string): { readonly tex: string; readonly why: string } | undefined {
  for (const [tex, block] of formulasIn(readMarkup(html))) {
    const read = readFormula(tex, block)
    if ('fault' in read) return { tex, why: read.fault }
    if (formulaOf(tex, block).k === 'source') return { tex, why: `nested deeper than ${mostPrintedLevels} levels` }
  }
  return undefined
}
