export type LoadingEvent =
  /** A call went out. */
  | { readonly type: 'CALL.STARTED' }
  /** A call was answered, failed or was given up. */
  | { readonly type: 'CALL.ENDED' }

export type LoadingEmitted =
  | { readonly type: 'shown'; readonly reason: 'callStarted' }
  | { readonly type: 'hidden'; readonly reason: 'allEnded' }

export interface LoadingContext {
  /** How many calls are out; never below zero. */
  readonly outstanding: number
}
