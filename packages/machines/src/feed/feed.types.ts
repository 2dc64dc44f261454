/** Something in a feed. What else it holds is its reader's business. */
export interface FeedEntry {
  /** Tells it from all others of the feed. */
  readonly id: string
}

/** What the `loadEntries` port is asked. */
export interface FeedRequest {
  /** Which page; the first is 1, and holds the newest. */
  readonly page: number
  /** Entries per page. */
  readonly size: number
}

/** What the `loadEntries` port answers. */
export interface FeedAnswer<Entry extends FeedEntry = FeedEntry> {
  /** The entries of the page, the newest first. */
  readonly entries: readonly Entry[]
  /** How many there are on all pages. */
  readonly total: number
}

/** What a feed can be told. */
export type FeedEvent =
  /** Somebody wants to see it: it is loaded, unless it is there. */
  | { readonly type: 'ASKED' }
  /** There may be something newer: the first page is loaded again, where the feed was asked for. */
  | { readonly type: 'RENEWED' }
  /** Shows what is older, behind what is shown. */
  | { readonly type: 'MORE' }
  /** Tries again what failed. */
  | { readonly type: 'RETRY' }
  /** Entries that are shown are different now, such as read; others are not added. */
  | { readonly type: 'ENTRIES.CHANGED'; readonly entries: readonly FeedEntry[] }
  /** Somebody else is here, or nobody: nothing of it stays. */
  | { readonly type: 'CLEARED' }

/** What a feed tells. */
export type FeedEmitted =
  /** A page came, and these entries were not shown before. */
  | { readonly type: 'loaded'; readonly entries: readonly FeedEntry[]; readonly reason: 'asked' | 'renewed' | 'more' }
  /** A page did not come; what was shown is still shown. */
  | { readonly type: 'failed'; readonly error: unknown; readonly reason: 'asked' | 'renewed' | 'more' }

/** How a feed begins. */
export interface FeedInput {
  /** Entries per page. @default 20 */
  readonly size?: number
}

/** What a feed remembers. */
export interface FeedContext {
  /** What is shown, the newest first. */
  readonly entries: readonly FeedEntry[]
  /** How many there are, shown or not. */
  readonly total: number
  /** The last page that is shown; 0 before the first one. */
  readonly page: number
  /** Entries per page. */
  readonly size: number
  /** Why the last page did not come. */
  readonly error: unknown
}
