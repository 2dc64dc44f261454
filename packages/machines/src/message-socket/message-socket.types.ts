/** A message as the `socket` port reads it from the wire. */
export interface SocketMessage {
  /** Tells one message from another; what is sent again after a break has the id it had. */
  readonly id: string
  /** What it is about, such as `notice` or `pickup`. */
  readonly topic: string
  /** What it says; its shape follows from the topic, and whoever takes it must parse it. */
  readonly body: unknown
}

/** What the `socket` port is given. */
export interface SocketRequest {
  /** Who listens: the `u` of `/msgws/websocket?u=` (§2.4). */
  readonly user: string
  /** The place behind which to go on: the last that the server said; nothing before it said one. */
  readonly after: string | undefined
}

/** Why there is no connection just now. */
export type LostReason = 'closed' | 'silent' | 'offline' | 'tokenReplaced'

/** What the `socket` port tells the machine, which is its parent. */
export type SocketPortEvent =
  /** The connection is there. */
  | { readonly type: 'SOCKET.OPENED' }
  /**
   * A message, or, without one, a sign of life. `place` is where to go on after a break, where the server says so; else it is the id of
   * the message. A server that says it as soon as the socket is open loses nothing to a break before the first message.
   */
  | { readonly type: 'SOCKET.HEARD'; readonly message?: SocketMessage; readonly place?: string }
  /** Closed, or never opened. */
  | { readonly type: 'SOCKET.CLOSED' }
  /** The server does not want this user with this token; trying again would not help. */
  | { readonly type: 'SOCKET.REFUSED' }

/** What a connection can be told, and what its `socket` port tells. */
export type MessageSocketEvent =
  /** Listen for this user; somebody else is forgotten. */
  | { readonly type: 'CONNECT'; readonly user: string }
  /** Signed out: nothing is listened to any more. */
  | { readonly type: 'DISCONNECT' }
  /** The access token is another one now; the connection is made anew with it. */
  | { readonly type: 'TOKEN.REPLACED' }
  /** A person does not want to wait any longer. */
  | { readonly type: 'RETRY' }
  /** The network is gone: no try is made by itself until it is back. */
  | { readonly type: 'NETWORK.OFFLINE' }
  /** The network is back: try at once. */
  | { readonly type: 'NETWORK.ONLINE' }
  | SocketPortEvent

/** What a connection tells. */
export type MessageSocketEmitted =
  /** The connection is there, for the first time or again. */
  | { readonly type: 'connected'; readonly reason: 'first' | 'again' }
  /** It is gone, and will be tried again. */
  | { readonly type: 'lost'; readonly reason: LostReason }
  /** The server does not want this user with this token: tried again with another one, or when a person asks. */
  | { readonly type: 'refused'; readonly reason: 'unauthorised' }
  /** The port itself broke, as one that was not provided does; it is tried again. */
  | { readonly type: 'failed'; readonly error: unknown; readonly reason: 'port' }
  /** A message came that was not heard before. */
  | { readonly type: 'message'; readonly message: SocketMessage; readonly reason: 'arrived' }

/** How a connection begins, before anybody listens. */
export interface MessageSocketInput {
  /** Milliseconds before the first try after a break; each further one waits twice as long, and each between its half and its whole. @default 2000 */
  readonly firstWait?: number
  /** No wait is longer, in milliseconds. @default 30000 */
  readonly longestWait?: number
  /** Milliseconds without a sign of life after which the connection counts as lost: more than the server leaves between two. @default 35000 */
  readonly patience?: number
  /** Whether a socket is of the token that it was opened with; without it, one of the sign-in outlives its tokens. @default true */
  readonly isOfToken?: boolean
  /** From 0 to 1, such as `Math.random`: spreads the tries of many. */
  readonly random: () => number
}

/** What a connection remembers. */
export interface MessageSocketContext {
  /** Who listens; empty before anybody does. */
  readonly user: string
  /** The place behind which to go on after a break. */
  readonly last: string | undefined
  /** Ids of the messages that came, the newest last, 200 at most: one that is sent again is dropped. */
  readonly heard: readonly string[]
  /** Tries since the last connection that was heard from. */
  readonly tries: number
  /** Whether this user was connected before, so that the next time is `again`. */
  readonly everConnected: boolean
  /** Milliseconds before the first try after a break. */
  readonly firstWait: number
  /** The longest wait between two tries, in milliseconds. */
  readonly longestWait: number
  /** Milliseconds of silence after which the connection counts as lost. */
  readonly patience: number
  /** Whether a new token wants a new socket. */
  readonly isOfToken: boolean
  /** The source of chance that it was given. */
  readonly random: () => number
}
