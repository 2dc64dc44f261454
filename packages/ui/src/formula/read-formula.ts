import type { default as Katex } from 'katex'

/** Why a formula is shown as it was written. */
export type FormulaFault =
  | { readonly kind: 'tooLong' | 'tooNested' | 'defines' }
  /** `place` counts characters from 1; `why` is in English, as LaTeX is. */
  | { readonly kind: 'unreadable'; readonly place: number | undefined; readonly why: string }

/** What became of a formula: elements, or why not. */
export type ReadFormula = { readonly drawn: Element } | { readonly fault: FormulaFault }

/** More than any formula of a certificate needs, and less than what keeps a page from answering. */
export const formulaLimits = {
  /** Characters of LaTeX. */
  length: 4000,
  /** Levels of brackets, roots and fractions in each other. */
  levels: 100,
  /** The greatest size that a formula may ask for, in em. */
  size: 50,
  /** How often KaTeX replaces its own abbreviations. */
  expansions: 1000,
}

class DefinesFault extends Error {}
const refuse = () => {
  throw new DefinesFault()
}
/** A definition of a few words grows to megabytes, in fewer steps than KaTeX counts; formulas that are kept have none. */
const definitions = ['def', 'gdef', 'edef', 'xdef', 'let', 'futurelet', 'newcommand', 'renewcommand', 'providecommand']

/** How deep brackets and environments lie in each other; every deep formula but a row of colours shows it without being read. */
function nestingOf(tex: string): number {
  let depth = 0
  let deepest = 0
  for (const [mark] of tex.matchAll(/\\(?:begin|end|left|right)(?![a-zA-Z])|\\.|[{}]/gs)) {
    if (mark === '{' || mark === '\\begin' || mark === '\\left') deepest = Math.max(deepest, ++depth)
    if (mark === '}' || mark === '\\end' || mark === '\\right') depth -= 1
  }
  return deepest
}

/** What may not be handed to anything that draws formulas: it would not come back in time, or overrun its stack. */
export function overLimits(tex: string): 'tooLong' | 'tooNested' | undefined {
  if (tex.length > formulaLimits.length) return 'tooLong'
  return nestingOf(tex) > formulaLimits.levels ? 'tooNested' : undefined
}

function levelsOf(element: Element): number {
  let levels = 0
  let row: Element[] = [element]
  while (row.length > 0) {
    levels += 1
    row = row.flatMap((one) => Array.from(one.children))
  }
  return levels
}

function faultOf(katex: typeof Katex, error: unknown): FormulaFault {
  if (error instanceof DefinesFault) return { kind: 'defines' }
  // What is nested deeper than the stack is deep, in a way that the marks do not show.
  if (error instanceof RangeError) return { kind: 'tooNested' }
  if (error instanceof katex.ParseError)
    return { kind: 'unreadable', place: error.position === undefined ? undefined : error.position + 1, why: error.rawMessage }
  return { kind: 'unreadable', place: undefined, why: String(error) }
}

/**
 * Draws LaTeX as elements that are not on the page yet, within {@link formulaLimits}. It throws nothing, whatever it is given.
 * @param block whether it stands on a line of its own
 */
export function readFormula(katex: typeof Katex, tex: string, block: boolean): ReadFormula {
  const over = overLimits(tex)
  if (over) return { fault: { kind: over } }
  const place = document.createElement('span')
  try {
    // As elements, not as markup, which Trusted Types would refuse.
    katex.render(tex, place, {
      output: 'mathml',
      displayMode: block,
      trust: false,
      strict: 'ignore',
      maxSize: formulaLimits.size,
      maxExpand: formulaLimits.expansions,
      // What was left to be filled in is a box, as it was while it was written.
      macros: { ...Object.fromEntries(definitions.map((name) => [`\\${name}`, refuse])), '\\placeholder': '\\square' },
    })
  } catch (error) {
    return { fault: faultOf(katex, error) }
  }
  const drawn = place.firstElementChild
  if (!drawn) return { fault: { kind: 'unreadable', place: undefined, why: 'nothing was drawn' } }
  return levelsOf(drawn) > formulaLimits.levels ? { fault: { kind: 'tooNested' } } : { drawn }
}

/** So many formulas are kept. */
const mostKept = 1000
const kept = new Map<string, ReadFormula>()

/**
 * The same, once for each source: rows that are scrolled past and come back show what was drawn before. What is handed out is a copy, so
 * that one formula may stand in several places.
 * @param block whether it stands on a line of its own
 */
export function readOnce(katex: typeof Katex, tex: string, block: boolean): ReadFormula {
  const name = `${block} ${tex}`
  const read = kept.get(name) ?? readFormula(katex, tex, block)
  // Put last again: the one that nobody has asked for longest goes first.
  kept.delete(name)
  kept.set(name, read)
  const [oldest] = kept.keys()
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
  if (!('drawn' in read)) return read
  const copy = read.drawn.cloneNode(true)
  return copy instanceof Element ? { drawn: copy } : read
}
