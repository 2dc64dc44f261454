/** What a connection can be told. */
export type ConnectionEvent =
  /** The browser has no network any more. */
  | { readonly type: 'NETWORK.OFFLINE' }
  /** The browser has a network again; whether the server can be reached over it is asked. */
  | { readonly type: 'NETWORK.ONLINE' }
  /** A call was not carried, or came to no server: the server is asked whether it is there. */
  | { readonly type: 'CALL.FAILED' }
  /** A call waits until the connection is back. Ignored while there is one. */
  | { readonly type: 'CALL.WAITS' }
  /** A call that waited is no longer wanted. */
  | { readonly type: 'CALL.GAVE_UP' }
  /** A person does not want to wait for the next try. */
  | { readonly type: 'RETRY' }

/** What a connection tells. */
export type ConnectionEmitted =
  /** It is gone: the browser has no network, or the server does not answer. */
  | { readonly type: 'lost'; readonly reason: 'offline' | 'unreachable' }
  /** The server answers again; so many calls waited for it and go on now. */
  | { readonly type: 'back'; readonly waited: number; readonly reason: 'answered' }

/** How a connection begins. */
export interface ConnectionInput {
  /** Whether the browser has a network. @default true */
  readonly online?: boolean
  /** From 0 to 1, such as `Math.random`: spreads the tries of many, so that a server that comes back is not asked by all at once. */
  readonly random: () => number
  /** Milliseconds before the first try by itself; each further one waits twice as long. @default 2000 */
  readonly firstWait?: number
  /** No wait is longer, in milliseconds. @default 30000 */
  readonly longestWait?: number
}

/** What a connection remembers. */
export interface ConnectionContext {
  /** Whether the browser has a network, as it says itself. */
  readonly online: boolean
  /** So many calls wait until the connection is back. */
  readonly waiting: number
  /** So many waited when it came back the last time. */
  readonly waited: number
  /** Tries since it was lost. */
  readonly tries: number
  /** The source of chance that it was given. */
  readonly random: () => number
  /** Milliseconds before the first try by itself. */
  readonly firstWait: number
  /** The longest wait between two tries, in milliseconds. */
  readonly longestWait: number
}
