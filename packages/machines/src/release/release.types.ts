/** What the watch over releases can be told. */
export type ReleaseEvent =
  /** The page is shown again: whether there is another release is asked, but not more than once a minute. */
  | { readonly type: 'PAGE.SHOWN' }
  /** A part of the page did not come: another release may have taken its place. Asked at once, and told again to whoever put it off. */
  | { readonly type: 'PART.MISSING' }
  /** The person wants the new release now. */
  | { readonly type: 'RELOAD.REQUESTED' }
  /** The person goes on with this release for now. */
  | { readonly type: 'LATER' }
  /** What was typed is kept: the page can go. */
  | { readonly type: 'DRAFTS.SAVED' }

/** What the watch over releases tells. */
export type ReleaseEmitted =
  /** The server has another release than the one that runs here. */
  | { readonly type: 'found'; readonly release: string; readonly reason: 'asked' }
  /** Keep what was typed, then say `DRAFTS.SAVED`. */
  | { readonly type: 'saveDrafts'; readonly reason: 'requested' }
  /** Load the page anew. */
  | { readonly type: 'reload'; readonly reason: 'saved' | 'late' }

/** How the watch over releases begins. */
export interface ReleaseInput {
  /** The release that runs here, as the page names it; nothing where it names none, as while it is being developed: then nobody asks. */
  readonly running: string | undefined
  /** Milliseconds on a clock that only goes forward. */
  readonly now: () => number
  /** When the page was loaded, on that clock. @default now */
  readonly loadedAt?: number
}

/** What the watch over releases remembers. */
export interface ReleaseContext {
  /** The release that runs here. */
  readonly running: string | undefined
  /** The one that the server has now, where that is another. */
  readonly latest: string | undefined
  /** When it was asked for the last time, on the clock. */
  readonly askedAt: number
  /** The clock it was given. */
  readonly now: () => number
}
