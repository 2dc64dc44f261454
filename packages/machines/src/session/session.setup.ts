import { assign, emit, enqueueActions, fromPromise, sendTo, setup } from 'xstate'
import { present } from '../present/index.ts'
import { type SessionEnd, type TokenRefreshEvent, type Tokens, tokenRefreshMachine } from '../token-refresh/index.ts'
import { hasEmptyToken, parseSavedSession } from './saved-session.ts'
import type {
  BusinessAddressRequest,
  Credentials,
  EndingReason,
  SessionContext,
  SessionEmitted,
  SessionEvent,
  SessionInput,
  SignedOutReason,
  SignInAnswer,
  SignInRequest,
  SignOutRequest,
  SmsAnswer,
  SmsRequest,
  SsoHandOver,
  SystemConfig,
} from './session.types.ts'

type Unauthorised = Extract<SessionEvent, { type: 'CALL.UNAUTHORISED' }>
type Federated = Pick<Extract<SessionEvent, { type: 'LOGOUT.FEDERATED' }>, 'by' | 'endedBy'>
type EndReason = Emitted<'signedOut'>['reason']
type Emitted<Type extends SessionEmitted['type']> = Extract<SessionEmitted, { type: Type }>

export const noConfig: SystemConfig = { tenantMode: true, sso: false, upload: false }
/** So many wrong codes end the try. */
const mostCodes = 5
/** So many tokens that were replaced are remembered: more than are replaced while one call is out. */
const mostReplaced = 8
/** How a session ends that is forced to, by what forces it. */
export const forcedEnds = { tooManyTries: 'forced', passwordLost: 'passwordLost' } as const

/** What a sign-in leaves behind, however it ends: neither a password nor where a code went. */
const noAttempt = { credentials: undefined, handOver: undefined, sentTo: undefined, sentAt: 0, wrongCodes: 0, mayTryAt: 0 }
export const nothing = {
  ...noAttempt,
  tokens: undefined,
  replaced: [],
  renewing: false,
  user: undefined,
  locked: false,
  mustChangePassword: false,
  closedAt: undefined,
  ending: undefined,
  endedBy: undefined,
}

/** The words of the session chart: its ports, times, guards and actions. */
export const sessionSetup = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    emitted: {} as SessionEmitted,
    input: {} as SessionInput,
  },
  actors: {
    loadSystemConfig: fromPromise<SystemConfig>(async () => {
      throw new Error('session: provide loadSystemConfig, which answers what the system says of itself.')
    }),
    sendSms: fromPromise<SmsAnswer, SmsRequest>(async () => {
      throw new Error('session: provide sendSms, which sends a code to the phone of a user.')
    }),
    signIn: fromPromise<SignInAnswer, SignInRequest>(async () => {
      throw new Error('session: provide signIn, which fetches the code, hashes the password with it and asks for tokens.')
    }),
    signInBySso: fromPromise<SignInAnswer, SsoHandOver>(async () => {
      throw new Error('session: provide signInBySso, which asks for tokens with what another system handed over.')
    }),
    signOut: fromPromise<unknown, SignOutRequest>(async () => {
      throw new Error('session: provide signOut, which tells the server that the session has ended.')
    }),
    countPages: fromPromise<number>(async () => {
      throw new Error('session: provide countPages, which answers how many other pages of this session are open.')
    }),
    fetchBusinessAddress: fromPromise<string, BusinessAddressRequest>(async () => {
      throw new Error('session: provide fetchBusinessAddress, which answers the address of the business system.')
    }),
    tokenRefresh: tokenRefreshMachine,
  },
  delays: {
    /** The longest that signing out waits for the server. */
    signOutLimit: 5000,
    /** From one code to the next; what has passed while a code was checked counts. */
    resendWait: ({ context }) => Math.max(0, Math.min(60_000, context.sentAt + 60_000 - context.now())),
    /** The longest that a code is waited for, and with it a password kept; from the last code that was sent. */
    codeLimit: ({ context }) => Math.max(0, Math.min(300_000, context.sentAt + 300_000 - context.now())),
    /** The longest that the other pages are waited for. */
    countLimit: 3000,
  },
  guards: {
    storedEmptyToken: ({ context }) => hasEmptyToken(context.saved),
    // A reload takes less. Whoever comes later asks whether other pages have stayed.
    storedLongClosed: ({ context }) => parseSavedSession(context.saved) !== undefined && isLongClosed(context),
    storedLocked: ({ context }) => parseSavedSession(context.saved)?.locked === true,
    storedSession: ({ context }) => parseSavedSession(context.saved) !== undefined,
    isLongClosed: ({ context }) => isLongClosed(context),
    hasNoOthers: (_, { pages }: { pages: number }) => pages === 0,
    hasSent: ({ context }) => context.sentTo !== undefined,
    isLastCode: ({ context }, { answer }: { answer: SignInAnswer }) =>
      isWrongCode(answer, context.credentials) && context.wrongCodes + 1 >= mostCodes,
    isWrongCode: ({ context }, { answer }: { answer: SignInAnswer }) => isWrongCode(answer, context.credentials),
    needsCode: (_, { answer }: { answer: SignInAnswer }) => answer.outcome === 'codeNeeded',
    wasRefused: (_, { answer }: { answer: SignInAnswer }) => answer.outcome !== 'signedIn',
    broughtNoToken: (_, { answer }: { answer: SignInAnswer }) =>
      answer.outcome === 'signedIn' && answer.tokens.accessToken === '',
    isCode: (_, { code }: { code: string }) => code.trim() !== '',
    // A server that is not ours names it: nothing but a web address may be opened.
    isWebAddress: (_, { address }: { address: string }) => /^https?:\/\/[^\s]+$/i.test(address),
    isLocked: ({ context }) => context.locked,
    isUnlocked: ({ context }) => !context.locked,
    hasNoPlaceToKeep: ({ context }) => !context.locked || context.path === undefined,
    isHandedOver: ({ context }) => context.handOver !== undefined,
    isRenewing: ({ context }) => context.renewing,
    isRenewed: ({ context }) => !context.renewing,
    isNewName: ({ context: { user } }, { userId, nameEn }: { userId: string; nameEn: string }) =>
      user?.id === userId && (user.nameEn ?? '') !== nameEn,
    mustChangePassword: ({ context }) => context.mustChangePassword && !context.locked,
    // A call that went out with an older token is repeated with the new one: no reason to do anything.
    isCurable: ({ context }, call: Unauthorised) =>
      call.token === context.tokens?.accessToken && context.silentRefresh && !call.repeated,
    isIncurable: ({ context }, call: Unauthorised) =>
      call.token === context.tokens?.accessToken && (!context.silentRefresh || call.repeated === true),
  },
  actions: {
    takeConfig: assign((_, { config }: { config: SystemConfig }) => ({ config })),
    restore: assign(({ context }) => {
      const { tokens, user, locked, mustChangePassword } = present(parseSavedSession(context.saved))
      return { tokens, user, locked, mustChangePassword, saved: undefined }
    }),
    tellRestored: emit(({ context }) => ({ type: 'signedIn', user: present(context.user), reason: 'restored' })),
    take: assign(({ context }, { credentials }: { credentials: Credentials }) => ({
      ...noAttempt,
      credentials: context.config.tenantMode ? credentials : { ...credentials, tenantId: context.defaultTenantId },
      failure: undefined,
    })),
    takeHandOver: assign((_, { handOver }: { handOver: SsoHandOver }) => ({ ...noAttempt, handOver, failure: undefined })),
    forgetHandOver: assign({ handOver: undefined }),
    takeCode: assign(({ context }, { code }: { code: string }) => ({
      credentials: context.credentials && { ...context.credentials, smsCode: code.trim() },
      failure: undefined,
    })),
    noteSent: enqueueActions(({ context, enqueue }, { sentTo }: { sentTo: string }) => {
      enqueue.emit({ type: 'codeSent', sentTo, reason: context.sentTo === undefined ? 'needed' : 'resent' })
      enqueue.assign({ sentTo, sentAt: context.now() })
    }),
    sayFailure: assign((_, { message }: { message: string }) => ({ failure: message })),
    noteWrongCode: enqueueActions(({ context, enqueue }, { message }: { message: string }) => {
      enqueue.assign({ wrongCodes: context.wrongCodes + 1, failure: message })
      enqueue.emit({ type: 'wrongCode', message, reason: 'refused' })
    }),
    signInAs: enqueueActions(({ context, enqueue }, { answer }: { answer: SignInAnswer }) => {
      if (answer.outcome !== 'signedIn') return
      const { tokens, user, mustChangePassword = false } = answer
      const { returnTo, handOver, credentials } = context
      const same = returnTo !== undefined && returnTo.userId === user.id && returnTo.tenantId === user.tenantId
      const reason = handOver ? 'sso' : credentials?.smsCode === undefined ? 'password' : 'sms'
      enqueue.assign({ ...nothing, tokens, user, mustChangePassword, reason: 'none', returnTo: undefined, path: undefined })
      enqueue.emit({ type: 'tokensChanged', tokens, reason: 'signedIn' })
      enqueue.emit({ type: 'signedIn', user, reason, ...(same ? { returnTo: returnTo.path } : {}) })
    }),
    failSignIn: enqueueActions(({ context, enqueue }, { message, reason, waitSeconds = 0 }: FailedSignIn) => {
      const mayTryAt = waitSeconds > 0 ? context.now() + waitSeconds * 1000 : 0
      enqueue.assign({ ...nothing, reason, failure: message, mayTryAt })
      enqueue.emit({ type: 'signInFailed', message, reason })
    }),
    giveUpSignIn: assign({ ...nothing, reason: 'cancelled' as SignedOutReason }),
    end: enqueueActions(({ context, enqueue }, { reason }: { reason: EndReason }) => {
      const { left, word } = ending(context, reason)
      enqueue.assign(left)
      enqueue.emit(word)
    }),
    endRefused: enqueueActions(({ context, enqueue }, { endedBy }: { endedBy?: SessionEnd }) => {
      const { left, word } = ending(context, 'expired', endedBy)
      enqueue.assign(left)
      enqueue.emit(word)
    }),
    endFederated: enqueueActions(({ context, enqueue }, { by, endedBy }: Federated) => {
      const { left, word } = ending(context, by === 'otherTab' ? 'otherTab' : 'federated', endedBy)
      enqueue.assign(left)
      enqueue.emit(word)
    }),
    endNoted: enqueueActions(({ context, enqueue }) => {
      const { left, word } = ending(context, present(context.ending))
      enqueue.assign(left)
      enqueue.emit(word)
    }),
    noteEnd: assign((_, { reason }: { reason: EndingReason }) => ({ ending: reason })),
    noteRenewing: assign({ renewing: true }),
    noteUnanswered: assign({ renewing: false }),
    takeTokens: enqueueActions(({ context, enqueue }, params: { tokens: Tokens; reason: 'refreshed' | 'adopted' }) => {
      const replaced = [...context.replaced, present(context.tokens).accessToken].slice(-mostReplaced)
      enqueue.assign({ tokens: params.tokens, replaced, renewing: false })
      enqueue.emit({ type: 'tokensChanged', ...params })
    }),
    tellRefresher: sendTo('tokenRefresh', (_, { event }: { event: TokenRefreshEvent }) => event),
    lock: assign({ locked: true }),
    tellLocked: emit((_, { reason }: { reason: 'requested' | 'restored' }) => ({ type: 'locked', reason })),
    unlock: assign({ locked: false }),
    tellUnlocked: emit(({ context: { path } }) => ({
      type: 'unlocked',
      reason: 'lifted',
      ...(path === undefined ? {} : { returnTo: path }),
    })),
    notePath: assign((_, { path }: { path: string }) => ({ path })),
    takeName: assign(({ context }, { nameEn }: { nameEn: string }) => {
      const { nameEn: _, ...user } = present(context.user)
      return { user: nameEn === '' ? user : { ...user, nameEn } }
    }),
    askForPassword: enqueueActions(({ enqueue }) => {
      enqueue.assign({ mustChangePassword: false })
      enqueue.emit({ type: 'passwordChangeNeeded', reason: 'flagged' })
    }),
    noteClosing: enqueueActions(({ context, enqueue }) => {
      const at = context.now()
      enqueue.assign({ closedAt: at })
      enqueue.emit({ type: 'pageClosing', at, reason: 'closing' })
    }),
    tellStayed: enqueueActions(({ context, enqueue }, { reason }: { reason: Emitted<'pageStayed'>['reason'] }) => {
      if (context.closedAt === undefined) return
      enqueue.assign({ closedAt: undefined })
      enqueue.emit({ type: 'pageStayed', reason })
    }),
    openWindow: emit((_, { address }: { address: string }) => ({ type: 'openWindow', address, reason: 'businessSystem' })),
    tellFailed: emit((_, { error, reason }: Omit<Emitted<'failed'>, 'type'>) => ({ type: 'failed', error, reason })),
  },
})

/** A sign-in that came to nothing, and how long no other is listened to. */
type FailedSignIn = Omit<Emitted<'signInFailed'>, 'type'> & { readonly waitSeconds?: number }

/** What is left of a session that ends, and what is said of it. Who arrived meanwhile by single sign-on comes next. */
function ending({ path, user, handOver }: SessionContext, reason: EndReason, endedBy?: SessionEnd) {
  const returnTo =
    reason === 'expired' && path !== undefined && user ? { path, userId: user.id, tenantId: user.tenantId } : undefined
  const left = { ...nothing, handOver, reason, endedBy, returnTo, path: undefined, saved: undefined, failure: undefined }
  const word: Emitted<'signedOut'> = {
    type: 'signedOut',
    reason,
    ...(returnTo ? { returnTo: returnTo.path } : {}),
    ...(endedBy ? { endedBy } : {}),
  }
  return { left, word }
}

/** Seconds that a reload, or a page kept aside by the browser, may take. */
const closeGrace = 30

function isLongClosed({ closedAt, now }: SessionContext) {
  return closedAt !== undefined && now() - closedAt > closeGrace * 1000
}

/** A server that still asks for a code when it was given one does not take that one. */
function isWrongCode({ outcome }: SignInAnswer, asked: SignInRequest | undefined) {
  return asked?.smsCode !== undefined && (outcome === 'wrongCode' || outcome === 'codeNeeded')
}

/** The server's own words where it refuses. */
export function messageOf(answer: SignInAnswer) {
  return 'message' in answer ? answer.message : ''
}

export function sayError(error: unknown) {
  return error instanceof Error ? error.message : String(error)
}
