/** What a count of calls can be told; each start needs its end. */
export type LoadingEvent =
  /** A call went out. */
  | { readonly type: 'CALL.STARTED' }
  /** A call was answered, failed or was given up. */
  | { readonly type: 'CALL.ENDED' }

/** What a count of calls tells. */
export type LoadingEmitted =
  /** Calls have been out for longer than the debounce: show the bar. */
  | { readonly type: 'shown'; readonly reason: 'callStarted' }
  /** None is out any more: hide the bar. */
  | { readonly type: 'hidden'; readonly reason: 'allEnded' }

/** What a count of calls remembers. */
export interface LoadingContext {
  /** How many calls are out; never below zero. */
  readonly outstanding: number
}
