import katex from 'katex'
import { type MarkupElement, type MarkupNode, readMarkup } from './markup-tree.ts'

/** What became of a formula: MathML, or why it stays as it was written, in English as LaTeX is. */
export type ReadFormula = { readonly math: MarkupElement } | { readonly fault: string }

/** As much as the editor draws: more characters, deeper brackets and greater sizes than these are refused there too. */
const limits = { length: 4000, levels: 100, size: 50, expansions: 1000 }

class Defines extends Error {
  override readonly name = 'Defines'
}
const refuse = (): string => {
  throw new Defines('a formula that is kept defines no commands')
}
/** A definition of a few words grows to megabytes in fewer steps than KaTeX counts. */
const definitions = ['def', 'gdef', 'edef', 'xdef', 'let', 'futurelet', 'newcommand', 'renewcommand', 'providecommand']

/** How deep brackets and environments lie in each other, as far as the marks show it. */
function nestingOf(tex: string): number {
  let depth = 0
  let deepest = 0
  for (const [mark] of tex.matchAll(/\\(?:begin|end|left|right)(?![a-zA-Z])|\\.|[{}]/gs)) {
    if (mark === '{' || mark === '\\begin' || mark === '\\left') deepest = Math.max(deepest, ++depth)
    if (mark === '}' || mark === '\\end' || mark === '\\right') depth -= 1
  }
  return deepest
}

const find = (nodes: readonly MarkupNode[], name: string): MarkupElement | undefined => {
  for (const node of nodes) {
    if (typeof node === 'string') continue
    const found = node.name === name ? node : find(node.children, name)
    if (found) return found
  }
  return undefined
}

function levelsOf(element: MarkupElement): number {
  let levels = 0
  let row: MarkupElement[] = [element]
  while (row.length > 0) {
    levels += 1
    row = row.flatMap((one) => one.children.filter((child) => typeof child !== 'string'))
  }
  return levels
}

/**
 * Reads LaTeX as MathML by KaTeX, which runs nothing of it. It throws nothing, whatever it is given.
 * @param block whether it stands on a line of its own
 */
export function readFormula(tex: string, block: boolean): ReadFormula {
  if (tex.trim() === '') return { fault: 'nothing was written' }
  if (tex.length > limits.length) return { fault: `longer than ${limits.length} characters` }
  if (nestingOf(tex) > limits.levels) return { fault: `nested deeper than ${limits.levels} levels` }
  try {
    const drawn = katex.renderToString(tex, {
      output: 'mathml',
      displayMode: block,
      trust: false,
      strict: 'ignore',
      maxSize: limits.size,
      maxExpand: limits.expansions,
      macros: { ...Object.fromEntries(definitions.map((name) => [`\\${name}`, refuse])), '\\placeholder': '\\square' },
    })
    const math = find(readMarkup(drawn, true), 'math')
    if (!math) return { fault: 'nothing was drawn' }
    return levelsOf(math) > limits.levels ? { fault: `nested deeper than ${limits.levels} levels` } : { math }
  } catch (error) {
    if (error instanceof RangeError) return { fault: `nested deeper than ${limits.levels} levels` }
    return {
      fault: error instanceof katex.ParseError ? error.rawMessage : error instanceof Error ? error.message : String(error),
    }
  }
}
