/** A symbol of a list, as the server keeps it (§7.5). */
export interface ListedSymbol {
  /** What is inserted: a character such as `±`, or LaTeX such as `\alpha`. `#?` in it marks a place to be filled in. */
  readonly code: string
  /** Its place in the list, from small to large. */
  readonly sort: number
}

/** What an earlier page kept of the symbols that were used last. */
export interface SavedRecentSymbols {
  /** The shape of this value; one of another version counts as none. */
  readonly version: 1
  /** The latest first. */
  readonly codes: readonly string[]
}

/** What the keyboard can be told. */
export type FormulaKeyboardEvent =
  /** Its button was pressed. */
  | { readonly type: 'TOGGLED' }
  /** It is to close: Escape was pressed, or its own button. */
  | { readonly type: 'CLOSED'; readonly reason: 'escape' | 'button' }
  /** A group is to be seen. */
  | { readonly type: 'GROUP.CHOSEN'; readonly groupId: string }
  /** There are other groups than before. */
  | { readonly type: 'GROUPS.CHANGED'; readonly groupIds: readonly string[] }
  /** A symbol was pressed. */
  | { readonly type: 'SYMBOL.PRESSED'; readonly code: string }
  /** Something was typed into the plain field, where LaTeX can be written until the formula field is there. */
  | { readonly type: 'PLAIN.TYPED' }
  /** The plain field lost the focus. */
  | { readonly type: 'PLAIN.LEFT' }
  /** The formula field is to be fetched again, after that failed. */
  | { readonly type: 'RETRY' }

/** What the keyboard tells. */
export type FormulaKeyboardEmitted =
  /** A symbol goes to where the caret is. */
  | { readonly type: 'inserted'; readonly code: string }
  /** The keyboard is there. */
  | { readonly type: 'opened' }
  /** The keyboard went away. */
  | { readonly type: 'closed'; readonly reason: 'toggle' | 'escape' | 'button' }
  /** What to keep of the symbols used last. */
  | { readonly type: 'remembered'; readonly saved: SavedRecentSymbols }
  /** The formula field could not be fetched. */
  | { readonly type: 'failed'; readonly error: unknown }

/** How the keyboard begins. */
export interface FormulaKeyboardInput {
  /** The groups, in the order of their tabs; the first is seen first. */
  readonly groupIds: readonly string[]
  /** What an earlier page kept of the symbols used last. Anything else counts as nothing. */
  readonly recent?: unknown
}

/** What the keyboard remembers. */
export interface FormulaKeyboardContext {
  /** The groups, in the order of their tabs. */
  readonly groupIds: readonly string[]
  /** The group that is seen; none where there are no groups. */
  readonly groupId: string | undefined
  /** The symbols used last, the latest first. */
  readonly recent: readonly string[]
}
