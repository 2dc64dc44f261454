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

/** What the `signIn` port is asked. */
export interface SignInRequest extends Credentials {
  /** The code from the text message, where one was asked for. */
  readonly smsCode?: string
}

/** What /sso/login was handed by the system that a person comes from. The password travels as it is. */
export interface SsoHandOver extends Credentials {
  readonly accessKeyId: string
  readonly signature: string
}

/** What the `isSmsRequired` and `sendSms` ports are asked. */
export interface SmsRequest {
  readonly tenantId: string
  readonly username: string
}

/** What the `sendSms` port answers. */
export interface SmsAnswer {
  /** Where the code went to, in a form that may be shown: `138****3316`. */
  readonly sentTo: string
}

/** What the system says of itself before anybody signs in (`getSystemConfig`). */
export interface SystemConfig {
  /** Whether the tenant is typed; else everybody is of the default one. @default true */
  readonly tenantMode: boolean
  /** Whether one may come from another system. @default false */
  readonly sso: boolean
  /** Whether files may be handed in (`isUpLoad`). @default false */
  readonly upload: boolean
}

/** What the `fetchBusinessAddress` port is asked: the address of a sibling system where the same person is signed in. */
export interface BusinessAddressRequest {
  readonly code: 'lims'
}

/** What the `signIn` and `signInBySso` ports answer. `refused` carries the server's `error_description`. */
export type SignInAnswer =
  | {
      readonly outcome: 'signedIn'
      readonly tokens: Tokens
      readonly user: SessionUser
      /** Whether the user must change the password first. @default false */
      readonly mustChangePassword?: boolean
    }
  | { readonly outcome: 'refused'; readonly message: string }
  /** The server wants a code from a text message first. */
  | { readonly outcome: 'codeNeeded' }
  /** The code is not the one that was sent; the password is right. */
  | { readonly outcome: 'wrongCode'; readonly message: string }

/** What the `signOut` port is asked. */
export interface SignOutRequest {
  readonly tokens: Tokens
  readonly user: SessionUser
}

/** What is kept over a reload. */
export interface SavedSession extends TokenlessSession {
  readonly tokens: Tokens
}

/** What of a session may be kept where no secret may. */
export interface TokenlessSession {
  readonly version: 1
  readonly user: SessionUser
  readonly locked: boolean
  readonly mustChangePassword: boolean
}

/** Why nobody is signed in. */
export type SignedOutReason =
  | 'none'
  | 'logout'
  | 'federated'
  | 'otherTab'
  | 'closed'
  | 'forced'
  | 'expired'
  | 'empty-token'
  | 'refused'
  | 'unreachable'
  | 'codeNotSent'
  | 'codeExpired'
  | 'tooManyCodes'
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
  /** /sso/login was opened with this. */
  | { readonly type: 'SSO.ARRIVED'; readonly handOver: SsoHandOver }
  | { readonly type: 'CODE.ENTERED'; readonly code: string }
  /** Send another code; taken once the wait is over. */
  | { readonly type: 'CODE.RESEND' }
  /** 业务系统 */
  | { readonly type: 'BUSINESS_SYSTEM.REQUESTED' }
  /** Asks first. */
  | { readonly type: 'LOGOUT.REQUESTED' }
  | { readonly type: 'LOGOUT.CONFIRMED' }
  | { readonly type: 'LOGOUT.CANCELLED' }
  /** Told by the server or by another browser tab: no question asked. */
  | { readonly type: 'LOGOUT.FEDERATED'; readonly by?: 'server' | 'otherTab' }
  /** No question asked, but the server is told: the lock screen was tried too often. */
  | { readonly type: 'LOGOUT.FORCED' }
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
  /** The page is being left: closed, reloaded, or kept aside by the browser. */
  | { readonly type: 'PAGE.CLOSING' }
  /** The page is shown again, or the network is back: handed to the token-refresh child. */
  | { readonly type: 'PAGE.SHOWN' }
  | { readonly type: 'NETWORK.ONLINE' }
  /** Another browser tab has refreshed. */
  | { readonly type: 'TOKENS.ADOPTED'; readonly tokens: Tokens }
  /** What the token-refresh child reports. */
  | { readonly type: 'TOKEN.REFRESHING' }
  | { readonly type: 'TOKEN.REFRESHED'; readonly tokens: Tokens }
  | { readonly type: 'TOKEN.ADOPTED'; readonly tokens: Tokens }
  | { readonly type: 'TOKEN.UNREACHABLE' }
  | { readonly type: 'TOKEN.REFUSED' }

export type SessionEmitted =
  | {
      readonly type: 'signedIn'
      readonly user: SessionUser
      readonly reason: 'password' | 'sms' | 'sso' | 'restored'
      /** Where the same user was when the last session expired. */
      readonly returnTo?: string
    }
  | {
      readonly type: 'signInFailed'
      readonly message: string
      readonly reason: 'refused' | 'unreachable' | 'empty-token' | 'codeNotSent' | 'codeExpired' | 'tooManyCodes'
    }
  /** A code is awaited: ask for it. */
  | { readonly type: 'codeSent'; readonly sentTo: string; readonly reason: 'needed' | 'resent' }
  | { readonly type: 'wrongCode'; readonly message: string; readonly reason: 'refused' }
  | {
      readonly type: 'signedOut'
      readonly reason: 'logout' | 'federated' | 'otherTab' | 'expired' | 'closed' | 'forced' | 'empty-token'
      readonly returnTo?: string
    }
  /** Keep the time: whoever opens a page of this session next hands it in as `closedAt`, once. */
  | { readonly type: 'pageClosing'; readonly at: number; readonly reason: 'closing' }
  /** The page is back: forget the time. */
  | { readonly type: 'pageStayed'; readonly reason: 'shown' | 'restored' }
  /** Open this address in a new window. */
  | { readonly type: 'openWindow'; readonly address: string; readonly reason: 'businessSystem' }
  | { readonly type: 'failed'; readonly error: unknown; readonly reason: 'systemConfig' | 'businessSystem' | 'isSmsRequired' }
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
  /** When the last page of this session was left, in milliseconds since 1970, as `pageClosing` told it. */
  readonly closedAt?: number
  /** The tenant of everybody, where none is typed. @default '000000' */
  readonly defaultTenantId?: string
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
  readonly credentials: SignInRequest | undefined
  readonly handOver: SsoHandOver | undefined
  /** Where the code went to. */
  readonly sentTo: string | undefined
  /** When it was sent. */
  readonly sentAt: number
  /** How many wrong codes were entered. */
  readonly wrongCodes: number
  readonly config: SystemConfig
  /** When this page was being left. */
  readonly closedAt: number | undefined
  readonly defaultTenantId: string
  readonly saved: unknown
  readonly now: () => number
  readonly tokenTime: number
  readonly silentRefresh: boolean
}
