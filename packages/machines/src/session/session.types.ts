import type { Tokens } from '../token-refresh/index.ts'

/** Who is signed in. */
export interface SessionUser {
  /** The user's id where the server tells it, else the user name. */
  readonly id: string
  /** The name that is shown (`nick_name`). */
  readonly name: string
  readonly tenantId: string
  readonly roles: readonly string[]
}

/** What a person types to sign in. */
export interface Credentials {
  readonly tenantId: string
  readonly username: string
  /** In clear; the `signIn` port hashes it with the code that it fetches. */
  readonly password: string
}

/** What the `signIn` port answers. `refused` carries the server's `error_description`. */
export type SignInAnswer =
  | {
      readonly outcome: 'signedIn'
      readonly tokens: Tokens
      readonly user: SessionUser
      /** Whether the user must change the password first. @default false */
      readonly mustChangePassword?: boolean
    }
  | { readonly outcome: 'refused'; readonly message: string }

/** What the `signOut` port is asked. */
export interface SignOutRequest {
  readonly tokens: Tokens
  readonly user: SessionUser
}

/** What is kept over a reload. */
export interface SavedSession {
  readonly version: 1
  readonly tokens: Tokens
  readonly user: SessionUser
  readonly locked: boolean
  readonly mustChangePassword: boolean
}

/** Why nobody is signed in. */
export type SignedOutReason =
  | 'none'
  | 'logout'
  | 'federated'
  | 'expired'
  | 'empty-token'
  | 'refused'
  | 'unreachable'
  | 'cancelled'

/** Where somebody was when the session expired. Only the same user of the same tenant is led back. */
export interface ReturnTo {
  readonly path: string
  readonly userId: string
  readonly tenantId: string
}

export type SessionEvent =
  | { readonly type: 'SIGN_IN.REQUESTED'; readonly credentials: Credentials }
  | { readonly type: 'SIGN_IN.CANCELLED' }
  /** Asks first. */
  | { readonly type: 'LOGOUT.REQUESTED' }
  | { readonly type: 'LOGOUT.CONFIRMED' }
  | { readonly type: 'LOGOUT.CANCELLED' }
  /** Told by the server or by another browser tab: no question asked. */
  | { readonly type: 'LOGOUT.FEDERATED' }
  | { readonly type: 'LOCK.REQUESTED' }
  | { readonly type: 'LOCK.LIFTED' }
  /** A call was answered 401. */
  | {
      readonly type: 'CALL.UNAUTHORISED'
      /** The access token that the call had sent. */
      readonly token: string
      /** Whether the call had been repeated after a silent refresh. @default false */
      readonly repeated?: boolean
    }
  /** The router shows this address: the place to come back to after a lock or an expired session. */
  | { readonly type: 'ROUTE.ENTERED'; readonly path: string }
  /** The shell is on screen: a forced password change is announced once. */
  | { readonly type: 'SHELL.ENTERED' }
  /** The page is shown again, or the network is back: handed to the token-refresh child. */
  | { readonly type: 'PAGE.SHOWN' }
  | { readonly type: 'NETWORK.ONLINE' }
  /** Another browser tab has refreshed. */
  | { readonly type: 'TOKENS.ADOPTED'; readonly tokens: Tokens }
  /** What the token-refresh child reports. */
  | { readonly type: 'TOKEN.REFRESHING' }
  | { readonly type: 'TOKEN.REFRESHED'; readonly tokens: Tokens }
  | { readonly type: 'TOKEN.UNREACHABLE' }
  | { readonly type: 'TOKEN.REFUSED' }

export type SessionEmitted =
  | {
      readonly type: 'signedIn'
      readonly user: SessionUser
      readonly reason: 'password' | 'restored'
      /** Where the same user was when the last session expired. */
      readonly returnTo?: string
    }
  | { readonly type: 'signInFailed'; readonly message: string; readonly reason: 'refused' | 'unreachable' | 'empty-token' }
  | { readonly type: 'signedOut'; readonly reason: Exclude<SignedOutReason, 'none' | 'cancelled'>; readonly returnTo?: string }
  /** Store them; `adopted` came from another browser tab and is stored already. */
  | { readonly type: 'tokensChanged'; readonly tokens: Tokens; readonly reason: 'signedIn' | 'refreshed' | 'adopted' }
  | { readonly type: 'locked'; readonly reason: 'requested' | 'restored' }
  | { readonly type: 'unlocked'; readonly reason: 'lifted'; readonly returnTo?: string }
  /** Take the user to the password form. */
  | { readonly type: 'passwordChangeNeeded'; readonly reason: 'flagged' }

export interface SessionInput {
  /** The stored session as found in storage; rubbish counts as none. */
  readonly saved?: unknown
  /** The present time in milliseconds since 1970. */
  readonly now: () => number
  /** Seconds after which a token is refreshed. @default 3000 */
  readonly tokenTime?: number
  /** `false` takes every 401 literally: out at once. @default true */
  readonly silentRefresh?: boolean
}

export interface SessionContext {
  readonly tokens: Tokens | undefined
  readonly user: SessionUser | undefined
  readonly locked: boolean
  readonly mustChangePassword: boolean
  readonly reason: SignedOutReason
  /** The text to show after a failed sign-in. */
  readonly failure: string | undefined
  /** The address shown last. */
  readonly path: string | undefined
  readonly returnTo: ReturnTo | undefined
  readonly credentials: Credentials | undefined
  readonly saved: unknown
  readonly now: () => number
  readonly tokenTime: number
  readonly silentRefresh: boolean
}
