import type { AnyActorRef } from 'xstate'

export interface Tokens {
  readonly accessToken: string
  readonly refreshToken: string
  /** The token for the sibling systems; empty where the server gives none. */
  readonly syncToken: string
  /** When they were issued, in milliseconds since 1970. */
  readonly issuedAt: number
}

/** What the `refresh` port is asked, while this browser tab has its turn. */
export interface RefreshRequest {
  readonly tokens: Tokens
  readonly reason: RefreshReason
}

/** What the `refresh` port answers. It rejects when no answer came, and then the user stays signed in. */
export type RefreshAnswer = { readonly outcome: 'refreshed'; readonly tokens: Tokens } | { readonly outcome: 'refused' }

/** `start` of the shell, `due` by age, `asked` by a call that was answered 401. */
export type RefreshReason = 'start' | 'due' | 'asked'

export type TokenRefreshEvent =
  /** The page is shown again: check at once. */
  | { readonly type: 'PAGE.SHOWN' }
  /** The network is back: check at once. */
  | { readonly type: 'NETWORK.ONLINE' }
  /** Refresh now, whatever the age. Ignored while a refresh is under way. */
  | { readonly type: 'REFRESH.REQUESTED' }
  /** Another browser tab has refreshed. */
  | { readonly type: 'TOKENS.ADOPTED'; readonly tokens: Tokens }
  | TurnEvent

/** What the `turn` port says. */
export type TurnEvent =
  /** It is this browser tab's turn. Told are the newest tokens that the tabs share, where there are any. */
  { readonly type: 'TURN.TAKEN'; readonly tokens?: Tokens | undefined }

/** What the `turn` port hears, while it still keeps the turn: tokens to put where the other tabs look for them. */
export interface TurnWord {
  readonly type: 'TOKENS.FETCHED'
  readonly tokens: Tokens
}

export type TokenRefreshEmitted =
  | { readonly type: 'refreshed'; readonly tokens: Tokens; readonly reason: RefreshReason }
  /** Another browser tab had refreshed: `told` by it, or found when it was this tab's `turn`. */
  | { readonly type: 'adopted'; readonly tokens: Tokens; readonly reason: 'told' | 'turn' }
  /** The server answered no. */
  | { readonly type: 'refused'; readonly reason: RefreshReason }
  /** No answer came; tried again with the next check. */
  | { readonly type: 'unreachable'; readonly error: unknown; readonly reason: RefreshReason }

/** What is sent to `reportTo`, besides being emitted. */
export type TokenRefreshReport =
  | { readonly type: 'TOKEN.REFRESHING' }
  | { readonly type: 'TOKEN.REFRESHED'; readonly tokens: Tokens }
  | { readonly type: 'TOKEN.ADOPTED'; readonly tokens: Tokens }
  | { readonly type: 'TOKEN.UNREACHABLE' }
  | { readonly type: 'TOKEN.REFUSED' }

export interface TokenRefreshInput {
  readonly tokens: Tokens
  /** The present time in milliseconds since 1970. */
  readonly now: () => number
  /** Seconds after which a token is refreshed. @default 3000 */
  readonly tokenTime?: number
  /** The actor that hears `TokenRefreshReport`s. */
  readonly reportTo?: AnyActorRef
}

export interface TokenRefreshContext {
  readonly tokens: Tokens
  readonly now: () => number
  readonly tokenTime: number
  readonly reason: RefreshReason
  /** Whether the last try got no answer, so that the next check tries again whatever the age. */
  readonly owed: boolean
  readonly reportTo: AnyActorRef | undefined
}
