/** What a count of calls can be told; each start needs its end. */
export type LoadingEvent =
  /** A call went out. */
  | { readonly type: 'CALL.STARTED' }
  /** A call was answered, failed or was given up. */
  | { readonly type: 'CALL.ENDED' }

/** What a count of calls tells. */
export type LoadingEmitted =
  /** A call is out: show the bar. */
  | { readonly type: 'shown'; readonly reason: 'callStarted' }
  /** None has been out for 100 ms: hide the bar. */
  | { readonly type: 'hidden'; readonly reason: 'allEnded' }

/** What a count of calls remembers. */
export interface LoadingContext {
  /** How many calls are out; never below zero. */
  readonly outstanding: number
}
