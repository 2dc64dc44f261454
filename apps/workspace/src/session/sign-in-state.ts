import type { SessionSnapshot, SignedOutReason } from '@etalon/machines/session'
import type { SessionEnd } from '@etalon/machines/token-refresh'

/** What is said of a session that the server says ended so. */
const serverEndings = {
  'sign-out': 'endedBySignOut',
  elsewhere: 'endedElsewhere',
  administrator: 'endedByAdministrator',
  password: 'endedByPassword',
  replayed: 'endedByReplay',
  lock: 'forced',
  expired: 'expired',
} as const satisfies Record<SessionEnd, string>
type Ending = (typeof serverEndings)[SessionEnd] | 'passwordLost' | 'elsewhere' | 'closed'

/** What is said of a session that did not end by its person's own wish on this page. */
const endings: Partial<Record<SignedOutReason, Ending>> = {
  expired: 'expired',
  'empty-token': 'expired',
  federated: 'elsewhere',
  forced: 'forced',
  passwordLost: 'passwordLost',
  otherTab: 'elsewhere',
  closed: 'closed',
}

/** What is said of a sign-in that came to nothing without a word of the server. */
const failures: Partial<Record<SignedOutReason, 'unreachable' | 'timedOut' | 'codeNotSent' | 'codeExpired' | 'tooManyCodes'>> = {
  unreachable: 'unreachable',
  timedOut: 'timedOut',
  codeNotSent: 'codeNotSent',
  codeExpired: 'codeExpired',
  tooManyCodes: 'tooManyCodes',
}

/** How the first step of signing in stands. */
export interface SignInState {
  /** Somebody's words are being checked. */
  readonly isBusy: boolean
  /** Whether the tenant is typed. */
  readonly asksTenant: boolean
  /** What the server said against it. */
  readonly refusal?: string
  /** When the next try is listened to, in milliseconds since 1970. @default at any time */
  readonly mayTryAt?: number
  /** What is said by ourselves: of a try that came to nothing, or of a session that ended. */
  readonly said?:
    | { readonly word: 'unreachable' | 'timedOut' | 'codeNotSent' | 'codeExpired' | 'tooManyCodes'; readonly tone: 'danger' }
    | { readonly word: Ending; readonly tone: 'info' }
}

/** Before anything is known of a session. */
export const firstState: SignInState = { isBusy: false, asksTenant: true }

/** How the first step stands, by the session. */
export function signInStateOf(snapshot: SessionSnapshot): SignInState {
  const { reason, endedBy, failure, mayTryAt, config } = snapshot.context
  const failed = failures[reason]
  const ended = endedBy ? serverEndings[endedBy] : endings[reason]
  return {
    isBusy: snapshot.matches('signingIn'),
    asksTenant: config.tenantMode,
    ...(failure && reason !== 'unreachable' ? { refusal: failure } : {}),
    ...(mayTryAt > 0 ? { mayTryAt } : {}),
    ...(failed ? { said: { word: failed, tone: 'danger' } } : ended ? { said: { word: ended, tone: 'info' } } : {}),
  }
}

/** Whether the second step is there: a code was sent, and is waited for. Until it was sent, the first step waits. */
export const isAskedForCode = (snapshot: SessionSnapshot): boolean =>
  snapshot.matches('signingIn') && snapshot.context.sentTo !== undefined

/** Whether signing in is all that there is to see. */
export const isBeforeSignIn = (snapshot: SessionSnapshot): boolean =>
  (snapshot.matches('signedOut') || snapshot.matches('signingIn')) && !isAskedForCode(snapshot)
