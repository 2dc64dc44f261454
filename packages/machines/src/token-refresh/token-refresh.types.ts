import type { AnyActorRef } from 'xstate'

/** The tokens of a session, as the login answered them (section 7.1). */
export interface Tokens {
  /** Sent with every call as `Blade-Auth: bearer …`; empty means that nobody is signed in. */
  readonly accessToken: string
  /** Spent to get new tokens; each holds for one refresh. */
  readonly refreshToken: string
  /** The token for the sibling systems; empty where the server gives none. */
  readonly syncToken: string
  /** When they were issued, in milliseconds since 1970. */
  readonly issuedAt: number
}

/** What the `refresh` port is asked, while this browser tab has its turn. */
export interface RefreshRequest {
  /** The tokens that are to be replaced. */
  readonly tokens: Tokens
  /** Why they are replaced now. */
  readonly reason: RefreshReason
}

/** What the `refresh` port answers. It rejects when no answer came, and then the user stays signed in. */
export type RefreshAnswer =
  | { readonly outcome: 'refreshed'; readonly tokens: Tokens }
  | {
      readonly outcome: 'refused'
      /** What ended the session, as the server tells it. @default not known */
      readonly endedBy?: SessionEnd
    }

/**
 * What ended a session, as the server tells whoever holds a refresh token of it: its person, by `sign-out` there, or from another session
 * of theirs (`elsewhere`); an `administrator`, who closed the account or reset its password; the `password`, which its person changed
 * elsewhere; a refresh token that was `replayed`, so that there is a copy of it; the `lock`, tried too often; or it has `expired`.
 */
export type SessionEnd = 'sign-out' | 'elsewhere' | 'administrator' | 'password' | 'replayed' | 'lock' | 'expired'

/** `start` of the shell, `due` by age, `asked` by a call that was answered 401. */
export type RefreshReason = 'start' | 'due' | 'asked'

/** What a token refresh can be told, and what its `turn` port answers. */
export type TokenRefreshEvent =
  /** The page is shown again: check at once. */
  | { readonly type: 'PAGE.SHOWN' }
  /** The network is back: check at once. */
  | { readonly type: 'NETWORK.ONLINE' }
  /** Refresh now, whatever the age. No second one is begun while a refresh is under way, but its answer counts from then on. */
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
  /** There are new tokens. */
  readonly type: 'TOKENS.FETCHED'
  /** The tokens that this browser tab has just fetched. */
  readonly tokens: Tokens
}

/** What a token refresh tells. */
export type TokenRefreshEmitted =
  /** This browser tab has fetched new tokens: store them. */
  | { readonly type: 'refreshed'; readonly tokens: Tokens; readonly reason: RefreshReason }
  /** Another browser tab had refreshed: `told` by it, or found when it was this tab's `turn`. */
  | { readonly type: 'adopted'; readonly tokens: Tokens; readonly reason: 'told' | 'turn' }
  /** The server answered no, and said what ended the session where it tells that. */
  | { readonly type: 'refused'; readonly reason: RefreshReason; readonly endedBy?: SessionEnd }
  /** No answer came; tried again with the next check. */
  | { readonly type: 'unreachable'; readonly error: unknown; readonly reason: RefreshReason }

/** What is sent to `reportTo`, besides being emitted. */
export type TokenRefreshReport =
  /** New tokens are being fetched. */
  | { readonly type: 'TOKEN.REFRESHING' }
  /** This browser tab has new tokens. */
  | { readonly type: 'TOKEN.REFRESHED'; readonly tokens: Tokens }
  /** Another browser tab has fetched new tokens, and they are used here too. */
  | { readonly type: 'TOKEN.ADOPTED'; readonly tokens: Tokens }
  /** No answer came; whoever is signed in stays so, and the next check tries again. */
  | { readonly type: 'TOKEN.UNREACHABLE' }
  /** The server refuses new tokens: the session is over, and ended by this where the server tells it. */
  | { readonly type: 'TOKEN.REFUSED'; readonly endedBy?: SessionEnd }

/** How a token refresh begins. It fetches new tokens at once, and then looks every 10 s at how old they are (section 4.1). */
export interface TokenRefreshInput {
  /** The tokens of whoever is signed in. */
  readonly tokens: Tokens
  /** The present time in milliseconds since 1970. */
  readonly now: () => number
  /** Seconds after which a token is refreshed. @default 3000 */
  readonly tokenTime?: number
  /** The actor that hears `TokenRefreshReport`s. */
  readonly reportTo?: AnyActorRef
}

/** What a token refresh remembers. */
export interface TokenRefreshContext {
  /** The newest tokens, whichever browser tab has fetched them. */
  readonly tokens: Tokens
  /** The clock it was given. */
  readonly now: () => number
  /** Seconds after which the tokens are replaced. */
  readonly tokenTime: number
  /** Why the latest refresh was begun. */
  readonly reason: RefreshReason
  /** Whether the last try got no answer, so that the next check tries again whatever the age. */
  readonly owed: boolean
  /** Whether another browser tab's newer tokens came while this one's refresh was out. */
  readonly overtaken: boolean
  /** Who hears the reports, besides those who listen to what is emitted. */
  readonly reportTo: AnyActorRef | undefined
}
