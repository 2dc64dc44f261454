import type { SessionEnd, Tokens } from '../token-refresh/index.ts'

/** Who is signed in. */
export interface SessionUser {
  /** The user's id where the server tells it, else the user name. */
  readonly id: string
  /** The name that is shown (`nick_name`). */
  readonly name: string
  /** The same in English, where the server tells it. */
  readonly nameEn?: string
  /** The tenant that the user belongs to, such as `000000`. */
  readonly tenantId: string
  /** What the user is entitled to, as the server names it. */
  readonly roles: readonly string[]
}

/** What a person types to sign in. */
export interface Credentials {
  /** The tenant, such as `000000`; not asked for where everybody is of the default one. */
  readonly tenantId: string
  /** The account, as it is typed. */
  readonly username: string
  /** In clear; the `signIn` port hashes it with the code that it fetches. */
  readonly password: string
  /** What was read in a picture, and the picture's key. @default none: the server shows no picture */
  readonly captcha?: { readonly key: string; readonly code: string }
}

/** What the `signIn` port is asked. */
export interface SignInRequest extends Credentials {
  /** The code from the text message, where one was asked for. */
  readonly smsCode?: string
}

/** What /sso/login was handed by the system that a person comes from. The password travels as it is. */
export interface SsoHandOver extends Credentials {
  /** The key under which the other system is known. */
  readonly accessKeyId: string
  /** The other system's signature, which the server checks. */
  readonly signature: string
}

/** What the `sendSms` port is asked. */
export interface SmsRequest {
  /** The tenant that signs in. */
  readonly tenantId: string
  /** The account that signs in. */
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
  /** The sibling system (section 7.1, `generateSSOUrl`). */
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
  | {
      readonly outcome: 'refused'
      readonly message: string
      /** Seconds in which no further try is listened to. @default 0 */
      readonly waitSeconds?: number
    }
  /** The server wants a code from a text message first. */
  | { readonly outcome: 'codeNeeded' }
  /** The code is not the one that was sent; the password is right. */
  | { readonly outcome: 'wrongCode'; readonly message: string }
  /** The server is there, but did not answer in the time that a call has. */
  | { readonly outcome: 'timedOut' }

/** What the `signOut` port is asked. */
export interface SignOutRequest {
  /** The tokens that are to hold no longer. */
  readonly tokens: Tokens
  /** Who signs out. */
  readonly user: SessionUser
}

/** What is kept over a reload. */
export interface SavedSession extends TokenlessSession {
  /** The tokens of whoever is signed in; keep them where secrets are kept. */
  readonly tokens: Tokens
}

/** What of a session may be kept where no secret may. */
export interface TokenlessSession {
  /** The shape of this value; one of another version counts as none. */
  readonly version: 1
  /** Who is signed in. */
  readonly user: SessionUser
  /** Whether the screen is locked: then it still is after a reload. */
  readonly locked: boolean
  /** Whether the user still has to be led to the password form. */
  readonly mustChangePassword: boolean
}

/** Why a session is ended from here, so that the server is told: by a person, by the last page that closed, or by the lock screen. */
export type EndingReason = 'logout' | 'closed' | 'forced' | 'passwordLost'

/** Why nobody is signed in. */
export type SignedOutReason =
  | 'none'
  | EndingReason
  | 'federated'
  | 'otherTab'
  | 'expired'
  | 'empty-token'
  | 'refused'
  | 'unreachable'
  | 'timedOut'
  | 'codeNotSent'
  | 'codeExpired'
  | 'tooManyCodes'
  | 'cancelled'

/** Where somebody was when the session expired. Only the same user of the same tenant is led back. */
export interface ReturnTo {
  /** The whole address, with its query. */
  readonly path: string
  /** Whose address it is. */
  readonly userId: string
  /** Of which tenant that user is. */
  readonly tenantId: string
}

/** What a session can be told, by a person, by calls, by the router, the browser and its own child. */
export type SessionEvent =
  /** Sign in; where the server wants a code from a text message, that is asked for next. */
  | { readonly type: 'SIGN_IN.REQUESTED'; readonly credentials: Credentials }
  /** No sign-in after all: an answer that is still on its way is dropped, and what was typed is forgotten. */
  | { readonly type: 'SIGN_IN.CANCELLED' }
  /** /sso/login was opened with this. Used once a session that is over is ended; whoever is signed in stays so. */
  | { readonly type: 'SSO.ARRIVED'; readonly handOver: SsoHandOver }
  /** The code from the text message. */
  | { readonly type: 'CODE.ENTERED'; readonly code: string }
  /** Send another code; taken once the wait is over. */
  | { readonly type: 'CODE.RESEND' }
  /** 业务系统 */
  | { readonly type: 'BUSINESS_SYSTEM.REQUESTED' }
  /** Asks first. */
  | { readonly type: 'LOGOUT.REQUESTED' }
  /** The question was answered with yes. */
  | { readonly type: 'LOGOUT.CONFIRMED' }
  /** The question was answered with no: signed in, or locked, as before. */
  | { readonly type: 'LOGOUT.CANCELLED' }
  /** Told by the server or by another browser tab: no question asked. */
  | {
      readonly type: 'LOGOUT.FEDERATED'
      /** Who tells it. @default 'server' */
      readonly by?: 'server' | 'otherTab'
      /** What ended the session, where that is known. */
      readonly endedBy?: SessionEnd
    }
  /** No question asked, but the server is told: the lock screen was tried too often, or there is no lock password to check a try by. */
  | {
      readonly type: 'LOGOUT.FORCED'
      /** What forces it. @default 'tooManyTries' */
      readonly by?: 'tooManyTries' | 'passwordLost'
    }
  /** The screen is locked: nothing of the work is to be reached until it is lifted. */
  | { readonly type: 'LOCK.REQUESTED' }
  /** The right lock password was typed, here or in another browser tab. */
  | { readonly type: 'LOCK.LIFTED' }
  /** A call was answered 401. */
  | {
      readonly type: 'CALL.UNAUTHORISED'
      /** The access token that the call had sent; one that had sent none changes nothing. */
      readonly token: string | undefined
      /** Whether the call had been repeated after a silent refresh. @default false */
      readonly repeated?: boolean
    }
  /** The router shows this address: the place to come back to after a lock or an expired session. */
  | { readonly type: 'ROUTE.ENTERED'; readonly path: string }
  /** The shell is on screen: a forced password change is announced once. */
  | { readonly type: 'SHELL.ENTERED' }
  /** The server tells what somebody is called in English by now; empty where nobody gave it. What is of somebody else changes nothing. */
  | { readonly type: 'NAME.TOLD'; readonly userId: string; readonly nameEn: string }
  /** The page is being left: closed, reloaded, or kept aside by the browser. */
  | { readonly type: 'PAGE.CLOSING' }
  /** The page is shown again, or the network is back: handed to the token-refresh child. */
  | { readonly type: 'PAGE.SHOWN' }
  /** The network is back: handed to the token-refresh child. */
  | { readonly type: 'NETWORK.ONLINE' }
  /** Another browser tab has refreshed. */
  | { readonly type: 'TOKENS.ADOPTED'; readonly tokens: Tokens }
  /** The token-refresh child fetches new tokens, or waits for its turn to. */
  | { readonly type: 'TOKEN.REFRESHING' }
  /** The child has fetched new tokens. */
  | { readonly type: 'TOKEN.REFRESHED'; readonly tokens: Tokens }
  /** The child has taken over the new tokens of another browser tab. */
  | { readonly type: 'TOKEN.ADOPTED'; readonly tokens: Tokens }
  /** The child got no answer: the user stays signed in. */
  | { readonly type: 'TOKEN.UNREACHABLE' }
  /** The server refuses new tokens: the session has expired, or was ended by this. */
  | { readonly type: 'TOKEN.REFUSED'; readonly endedBy?: SessionEnd }

/** What a session tells. */
export type SessionEmitted =
  /** Somebody is signed in, anew or `restored` after a reload or an absence; where it was locked, `locked` is told instead. */
  | {
      readonly type: 'signedIn'
      readonly user: SessionUser
      readonly reason: 'password' | 'sms' | 'sso' | 'restored'
      /** Where the same user was when the last session expired. */
      readonly returnTo?: string
    }
  /** The sign-in led to nothing; `message` is what the server said or a port failed with, else empty. */
  | {
      readonly type: 'signInFailed'
      readonly message: string
      readonly reason: 'refused' | 'unreachable' | 'timedOut' | 'empty-token' | 'codeNotSent' | 'codeExpired' | 'tooManyCodes'
    }
  /** A code is awaited: ask for it. */
  | { readonly type: 'codeSent'; readonly sentTo: string; readonly reason: 'needed' | 'resent' }
  /** The code was not the one that was sent; another can be entered. */
  | { readonly type: 'wrongCode'; readonly message: string; readonly reason: 'refused' }
  /** Nobody is signed in any more. */
  | {
      readonly type: 'signedOut'
      readonly reason: EndingReason | 'federated' | 'otherTab' | 'expired' | 'empty-token'
      readonly returnTo?: string
      /** What the server says ended it, where it tells that. */
      readonly endedBy?: SessionEnd
    }
  /** Keep the time: whoever opens a page of this session next hands it in as `closedAt`, once. */
  | { readonly type: 'pageClosing'; readonly at: number; readonly reason: 'closing' }
  /** The page is back: forget the time. */
  | { readonly type: 'pageStayed'; readonly reason: 'shown' | 'restored' }
  /** Open this address in a new window. */
  | { readonly type: 'openWindow'; readonly address: string; readonly reason: 'businessSystem' }
  /** A port failed at something that need not stop anybody, for the error log. */
  | { readonly type: 'failed'; readonly error: unknown; readonly reason: 'systemConfig' | 'businessSystem' }
  /** Store them; `adopted` came from another browser tab and is stored already. */
  | { readonly type: 'tokensChanged'; readonly tokens: Tokens; readonly reason: 'signedIn' | 'refreshed' | 'adopted' }
  /** The session is locked, just now or (`restored`) since before the page was left. */
  | { readonly type: 'locked'; readonly reason: 'requested' | 'restored' }
  /** The session is unlocked: lead to where the user was. */
  | { readonly type: 'unlocked'; readonly reason: 'lifted'; readonly returnTo?: string }
  /** Take the user to the password form. */
  | { readonly type: 'passwordChangeNeeded'; readonly reason: 'flagged' }

/** How a session begins. */
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

/** What a session remembers. */
export interface SessionContext {
  /** The tokens of whoever is signed in; undefined while nobody is. */
  readonly tokens: Tokens | undefined
  /** The latest access tokens of the same sign-in that newer ones have replaced, the oldest first. */
  readonly replaced: readonly string[]
  /** Whether newer tokens are awaited. */
  readonly renewing: boolean
  /** Who is signed in; undefined while nobody is. */
  readonly user: SessionUser | undefined
  /** Whether the screen is locked. */
  readonly locked: boolean
  /** Whether the user still has to be led to the password form. */
  readonly mustChangePassword: boolean
  /** Why nobody is signed in; `none` while somebody is, and where nobody has been yet. */
  readonly reason: SignedOutReason
  /** What the server, or another browser tab that it told, says ended the last session; undefined where nothing was said. */
  readonly endedBy: SessionEnd | undefined
  /** Why it ends, while the server is told of it. */
  readonly ending: EndingReason | undefined
  /** The text to show after a failed sign-in. */
  readonly failure: string | undefined
  /** When the next try is listened to, in milliseconds since 1970; 0 where one is at any time. */
  readonly mayTryAt: number
  /** The address shown last. */
  readonly path: string | undefined
  /** Where the user of the last session was, for when the same one comes back. */
  readonly returnTo: ReturnTo | undefined
  /** What was typed to sign in, kept only until that has come to its end. */
  readonly credentials: SignInRequest | undefined
  /** What another system handed over, kept only until it is answered or given up. */
  readonly handOver: SsoHandOver | undefined
  /** Where the code went to. */
  readonly sentTo: string | undefined
  /** When it was sent. */
  readonly sentAt: number
  /** How many wrong codes were entered. */
  readonly wrongCodes: number
  /** What the system says of itself. */
  readonly config: SystemConfig
  /** When this page was being left. */
  readonly closedAt: number | undefined
  /** The tenant of everybody, where none is typed. */
  readonly defaultTenantId: string
  /** What was found in storage, as it was found; undefined once it was taken over. */
  readonly saved: unknown
  /** The clock it was given. */
  readonly now: () => number
  /** Seconds after which a token is refreshed. */
  readonly tokenTime: number
  /** Whether a 401 is answered by a refresh before it ends the session. */
  readonly silentRefresh: boolean
}
