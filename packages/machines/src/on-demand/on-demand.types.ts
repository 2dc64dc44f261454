/** What a part that is fetched on demand can be told. */
export type OnDemandEvent =
  /** The person wants it to be tried again, after it could not be fetched. */
  { readonly type: 'RETRY' }

/** What a part that is fetched on demand tells. */
export type OnDemandEmitted =
  /** It could not be fetched; `attempt` counts from 1. */
  { readonly type: 'failed'; readonly error: unknown; readonly attempt: number }

/** What is remembered of fetching: how often it was begun. */
export interface OnDemandContext {
  /** How often it was asked for, the one under way included. */
  readonly attempts: number
}
