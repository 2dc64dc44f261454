/** A place where the words were found: a cell of the table. */
export interface FoundCell {
  /** The row on its page, from 0. */
  readonly row: number
  /** The column, from 0. */
  readonly column: number
}

/** What the `search` port is asked. */
export interface FindRequest {
  /** What is looked for, without spaces around it. */
  readonly query: string
  /** So many places are enough. */
  readonly most: number
}

/** What the `search` port sends back. */
export type FindPortEvent =
  /** More places, in the order in which they are read, behind those that were sent before. */
  | { readonly type: 'PLACES.FOUND'; readonly places: readonly FoundCell[] }
  /** Everything was looked through, or there are enough. */
  | { readonly type: 'SEARCH.ENDED' }

/** What a search in a table can be told. */
export type TableFindEvent =
  /** Somebody wants to find something, from this cell on. Where it is open already, that cell alone is noted. */
  | { readonly type: 'OPENED'; readonly from: FoundCell }
  /** Nobody does any longer; what was looked for is remembered. */
  | { readonly type: 'CLOSED' }
  /** What is looked for, as it is typed. */
  | { readonly type: 'QUERY.CHANGED'; readonly query: string }
  /** The next place, and after the last the first. */
  | { readonly type: 'NEXT' }
  /** The place before, and before the first the last. */
  | { readonly type: 'PREVIOUS' }
  /** Other rows or columns are shown: they are searched anew, from where one stood. */
  | { readonly type: 'CONTENT.CHANGED' }
  | FindPortEvent

/** Why one stands at another place: it is the first from where one looked, or somebody asked for the next or the one before. */
export type FindReason = 'found' | 'next' | 'previous'

/** What a search in a table tells. */
export type TableFindEmitted =
  /** One stands at another place: bring it into sight. */
  | { readonly type: 'moved'; readonly place: FoundCell; readonly reason: FindReason }
  /** All places are known, or enough of them. */
  | { readonly type: 'searched'; readonly query: string; readonly count: number; readonly reason: 'all' | 'enough' }
  /** It was closed: the focus belongs where it came from, or at the place that was found. */
  | { readonly type: 'closed'; readonly reason: 'asked' }

/** How a search begins. */
export interface TableFindInput {
  /** So many places are enough. @default 10000 */
  readonly most?: number
}

/** What a search remembers. */
export interface TableFindContext {
  /** What is looked for, as it was typed. */
  readonly query: string
  /** The cell from which it is looked for. */
  readonly from: FoundCell
  /** The places that are known, in the order in which they are read. */
  readonly places: readonly FoundCell[]
  /** Which of them one stands at, from 0; -1 at none yet. */
  readonly at: number
  /** So many places are enough. */
  readonly most: number
}
