/** What a count of matches can be told. */
export type MatchCountEvent =
  /**
   * The question as it stands: any text that tells one question from another, such as its JSON; undefined where nothing is asked, or
   * not yet all of it. The same one again changes nothing.
   */
  | { readonly type: 'QUESTION.CHANGED'; readonly question: string | undefined }
  /** Somebody sees the number: it may be asked for. */
  | { readonly type: 'SHOWN' }
  /** Nobody sees it: what is being asked is given up, and nothing more is asked. */
  | { readonly type: 'HIDDEN' }
  /** What is counted may have changed: no answer from before counts, and the question as it stands is asked anew. */
  | { readonly type: 'REFRESH' }
  /** The question that could not be answered is asked once more. */
  | { readonly type: 'RETRY' }

/** What a count of matches tells. */
export type MatchCountEmitted =
  /** So many match the question as it stands; not told of an answer that was known. */
  | {
      readonly type: 'counted'
      readonly question: string
      readonly count: number
      readonly isCapped: boolean
      readonly reason: 'answered'
    }
  /** For the error log alone: people go on without the number. `noCount` where the answer was no whole number from 0. */
  | {
      readonly type: 'failed'
      readonly question: string
      readonly error: unknown
      readonly reason: 'unreachable' | 'noCount'
    }

/** How many match, where they may be more than were counted. */
export interface CountAnswer {
  /** How many were counted. */
  readonly count: number
  /** Whether more match than were counted. @default false */
  readonly isCapped?: boolean
}

/**
 * What the `count` port is asked; it answers how many match, as a number or as a `CountAnswer`, and gives up when its `signal` is aborted.
 */
export interface CountRequest {
  /** The question as it was told. */
  readonly question: string
}

/** An answer that need not be asked for again. */
export interface KnownCount {
  /** What was asked. */
  readonly question: string
  /** How many match it. */
  readonly count: number
  /** Whether more match. */
  readonly isCapped: boolean
}

/** How a count of matches begins: hidden. */
export interface MatchCountInput {
  /** What is asked at first. @default nothing */
  readonly question?: string | undefined
  /** Milliseconds that a question must rest before it is asked. @default 400 */
  readonly rests?: number
}

/** What a count of matches remembers. */
export interface MatchCountContext {
  /** The question as it stands; undefined where nothing is asked. */
  readonly question: string | undefined
  /** How many match the question as it stands; undefined while that is not known. */
  readonly count: number | undefined
  /** Whether more match than `count` says: it is told as "over". */
  readonly isCapped: boolean
  /** Answers since the last refresh, the newest last, 20 at most. */
  readonly known: readonly KnownCount[]
  /** Milliseconds that a question must rest before it is asked. */
  readonly rests: number
}
