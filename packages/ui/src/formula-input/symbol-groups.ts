import type { ListedSymbol } from '@etalon/machines/formula-keyboard'

/** A symbol that can be pressed. */
export interface FormulaSymbol extends ListedSymbol {
  /** What it is called, read aloud. @default its code */
  readonly name?: string
}

/** Symbols that stand under one tab. */
export interface SymbolGroup {
  readonly id: string
  /** What stands on the tab. */
  readonly label: string
  /** In any order: they are shown by their `sort`. */
  readonly symbols: readonly FormulaSymbol[]
}

/** The ids of the two groups that are the keyboard's own. */
export const personalGroup = 'etalon:personal'
export const recentGroup = 'etalon:recent'

const isLatex = /[\\^_{}#]/

/** Whether a code is LaTeX, and not a character that stands for itself. */
export const isLatexCode = (code: string): boolean => isLatex.test(code)

/** A code as it is shown on its key: places to be filled in are boxes. */
export const shownCode = (code: string): string => code.replaceAll('#?', '\\square ')

/** A code as plain text: places to be filled in are left empty. */
export const plainCode = (code: string): string => code.replaceAll('#?', '')
