import { CallProblem, type Client, createClient } from '@etalon/api/client'
import { contract } from '@etalon/api/contract'
import type { ConnectionActorRef } from '@etalon/machines/connection'
import { errorLogMachine, type UploadLogRequest } from '@etalon/machines/error-log'
import { type CheckPasswordRequest, lockScreenMachine, type MakeVerifierRequest } from '@etalon/machines/lock-screen'
import { type LoadMenuAnswer, type LoadSideMenuRequest, type MenuEntry, menuMachine } from '@etalon/machines/menu'
import { noticePopupMachine, type PickupNotice } from '@etalon/machines/notice-popup'
import { preferencesMachine } from '@etalon/machines/preferences'
import type { ReleaseActorRef } from '@etalon/machines/release'
import {
  type BusinessAddressRequest,
  renewCall,
  type SignInAnswer,
  type SignInRequest,
  type SignOutRequest,
  type SmsAnswer,
  type SmsRequest,
  type SsoHandOver,
  type SystemConfig,
  sessionMachine,
} from '@etalon/machines/session'
import { type RefreshAnswer, type RefreshRequest, tokenRefreshMachine } from '@etalon/machines/token-refresh'
import { type WorkspaceActorRef, workspaceMachine } from '@etalon/machines/workspace'
import { createToasts, type ToastCentre } from '@etalon/ui/toast'
import { createActor, fromPromise } from 'xstate'
import { connectionMessages } from '../messages/connection.ts'
import { commonMessages } from '../messages/index.ts'
import { answerAhead } from './back-end/asked-ahead.ts'
import { type BackEnd, etalonBackEnd, type SessionCalls } from './back-end/back-end.ts'
import { createConnection, keepConnection } from './back-end/connection.ts'
import { inTime } from './back-end/in-time.ts'
import { keyOf, makeVerifier } from './back-end/lock-verifier.ts'
import { followServerLock, tellOfLocks } from './back-end/server-lock.ts'
import { keepLock } from './browser-session/keep-lock.ts'
import { keepSession } from './browser-session/keep-session.ts'
import { createPages } from './browser-session/pages.ts'
import { personOf, readSession, removeSession } from './browser-session/saved-session.ts'
import { createSiblings } from './browser-session/siblings.ts'
import { turn } from './browser-session/turn.ts'
import { watchPerson } from './browser-session/watch-person.ts'
import { type Children, childrenOf } from './children.ts'
import { caughtError, keepErrorLog, storedErrors } from './kept/error-log.ts'
import { keepSealed } from './kept/keep-sealed.ts'
import { createKeptExports, type KeptExports } from './kept/kept-exports.ts'
import { createKeptPlaces, type KeptPlaces } from './kept/kept-places.ts'
import { createKeptUploads, type KeptUploads } from './kept/kept-uploads.ts'
import { readStored, removeStored, whenNotKept, writeStored } from './kept/local-store.ts'
import { createOpenDrafts, type OpenDrafts } from './kept/open-drafts.ts'
import { claimTab, readTabs } from './kept/own-tab.ts'
import { createSealedStorage } from './kept/sealed-storage.ts'
import { closedKey, lockKey, preferencesKey, recentKey, tabsKey } from './kept/stored-keys.ts'
import { uploadLog } from './kept/uploaded-log.ts'
import { createRelease } from './release.ts'
import { sayProblem } from './say-problem.ts'
import { type Buttons, createButtons } from './told/buttons.ts'
import { type Cart, createCart } from './told/cart.ts'
import { keepClosedNotices, notClosed } from './told/closed-notices.ts'
import { createDictionaries, type Dictionaries } from './told/dictionaries.ts'
import { keepOfPerson } from './told/keep-of-person.ts'
import { keepTelling } from './told/keep-telling.ts'
import { menuOf, sideMenuOf } from './told/menu-of.ts'
import { messageSocketTo } from './told/message-socket.ts'
import { namedPickup, waitingPickups } from './told/notice-places.ts'
import { createPeople, type People } from './told/people.ts'
import { rolesOf } from './told/roles-of.ts'
import { createTelling, type Telling } from './told/telling.ts'

/** Everything that lives outside React: the actors, the client, and where messages are shown. */
export interface Workspace extends Children {
  readonly root: WorkspaceActorRef
  readonly client: Client
  readonly toasts: ToastCentre
  /** Saved before the screen is locked. */
  readonly drafts: OpenDrafts
  /** Fetches a picture to be read before signing in; undefined where none is wanted. */
  readonly fetchPicture: SessionCalls['fetchPicture']
  /** How the views of open tabs stand. */
  readonly places: KeptPlaces
  /** The files that are being written for this browser tab. */
  readonly exports: KeptExports
  /** The files that the server has a part of. */
  readonly uploads: KeptUploads
  /** What keys are called at this institute. */
  readonly dictionaries: Dictionaries
  readonly buttons: Buttons
  /** Who works here, and who of them is signed in. */
  readonly people: People
  /** What the institute and the system tell whoever is signed in. */
  readonly telling: Telling
  /** What is put together for the next order; undefined where the back end keeps none. */
  readonly cart: Cart | undefined
  /** Whether the server can be reached. */
  readonly connection: ConnectionActorRef
  /** Whether there is a newer release than the one that runs in this page. */
  readonly release: ReleaseActorRef
  /** Asks the back end whether it is there, without telling who asks. */
  readonly isReachable: BackEnd['isReachable']
  /** Whether the back end tells messages by itself. */
  readonly tellsMessages: boolean
  /** Whether the institute takes the error log of this device. */
  readonly takesLogs: boolean
  /** Whether one can go on in a sibling system, signed in there. */
  readonly leadsOut: boolean
  /** Whether the back end counts what waits for somebody. */
  readonly countsWork: boolean
  /** Whether it keeps the conditions that somebody saved under a name. */
  readonly keepsFilters: boolean
  /** Whether one can register at the back end, and ask for a password that one forgot. */
  readonly registers: boolean
}

/**
 * Puts the machines together with this browser: storage, network, clock. Nothing else in the app touches them.
 * @param backEnd @default Etalon's own server
 */
export function createWorkspace(backEnd: BackEnd = etalonBackEnd()): Workspace {
  const toasts: ToastCentre = createToasts()
  const darkSystem = matchMedia('(prefers-color-scheme: dark)')

  // A restored session begins its work while the root starts: the children are looked up when they are needed.
  const children = (): Children => childrenOf(root)
  const contextOf = () => children().session.getSnapshot().context
  const language = () => children().preferences.getSnapshot().context.language

  const connection = createConnection(backEnd.isReachable)
  const client: Client = createClient({
    ...backEnd.client,
    untilBack: connection.untilBack,
    followsOwnWrites: true,
    askedAhead: answerAhead,
    accessToken: () => contextOf().tokens?.accessToken,
    tenantId: () => contextOf().user?.tenantId,
    language,
    ...(backEnd.silentRefresh ? { renew: (token) => renewCall(children().session, token) } : {}),
    onUnauthorized: (token) => children().session.send({ type: 'CALL.UNAUTHORISED', token, repeated: true }),
    onBusy: (change) => children().loading.send({ type: change === 1 ? 'CALL.STARTED' : 'CALL.ENDED' }),
    onLocked: () => followServerLock(children().lockScreen, children().session),
    onProblem: (problem) => {
      if (problem.kind === 'network' || problem.kind === 'timeout') connection.actor.send({ type: 'CALL.FAILED' })
      // What was offered is not theirs any more.
      if (problem.code === 403) void buttons.load()
      const words = commonMessages[language()]
      const { requestId } = problem
      // What the person can do nothing about is looked up by its number.
      const isTheirs = problem.kind === 'unreadable' || problem.code >= 500
      toasts.show({
        tone: 'danger',
        title: sayProblem(problem, words),
        ...(isTheirs && requestId ? { detail: words.requestNumber(requestId) } : {}),
      })
    },
  })
  const failed = (error: unknown) => children().errorLog.send({ type: 'ERROR.CAUGHT', error: caughtError(error) })
  const storage = createSealedStorage(failed)
  // Who cannot be admitted works all the same; their next lock leaves what is stored readable, which the log says.
  const calls = backEnd.sessionCalls(client, (personId, key) => storage.admit(personId, key).catch(failed))
  const dictionaries = createDictionaries(client)
  const buttons = createButtons(client)
  // An administrator, or the person in another tab, may have changed the name since the sign-in.
  const people = createPeople(client, ({ id: userId, nameEn }) => {
    children().session.send({ type: 'NAME.TOLD', userId, nameEn })
  })
  const telling = createTelling(client)
  const cart = backEnd.keepsCarts ? createCart(client) : undefined

  const saved = readSession()
  claimTab(personOf(saved))
  const pages = createPages()
  const drafts = createOpenDrafts()
  const release = createRelease(drafts)
  const places = createKeptPlaces()
  const exports = createKeptExports()
  const uploads = createKeptUploads()
  const closedAt = readStored(closedKey)
  const root = createActor(
    workspaceMachine.provide({
      actors: {
        session: sessionMachine.provide({
          actors: {
            signIn: fromPromise<SignInAnswer, SignInRequest>(({ input }) => {
              // It is wanted once the back end has answered.
              void storage.prepare()
              return inTime(calls.signIn(input))
            }),
            signOut: fromPromise<unknown, SignOutRequest>(() => calls.signOut()),
            signInBySso: fromPromise<SignInAnswer, SsoHandOver>(({ input }) => inTime(calls.signInFromElsewhere(input))),
            loadSystemConfig: fromPromise<SystemConfig>(() => calls.config()),
            fetchBusinessAddress: fromPromise<string, BusinessAddressRequest>(({ input }) =>
              calls.businessAddress ? calls.businessAddress(input) : Promise.reject(new Error('There is no sibling system.')),
            ),
            sendSms: fromPromise<SmsAnswer, SmsRequest>(({ input }) => calls.sendSms(input)),
            countPages: fromPromise<number>(() => pages.countOthers()),
            tokenRefresh: tokenRefreshMachine.provide({
              actors: {
                turn,
                refresh: fromPromise<RefreshAnswer, RefreshRequest>(({ input }) =>
                  calls.refresh(input, contextOf().user?.tenantId ?? '000000'),
                ),
              },
            }),
          },
        }),
        menu: menuMachine.provide({
          actors: {
            loadMenu: fromPromise<LoadMenuAnswer>(async () => {
              // First what needs a token that holds: to others BladeX tells an empty top menu.
              const tree = (await client.send(contract.menu.routes, { query: {} })).map(menuOf)
              const [top, info] = await Promise.all([client.send(contract.menu.topMenu, {}), people.loadUserInfo()])
              return { top: top.map(menuOf), tree, roles: rolesOf(contextOf().user, info) }
            }),
            loadSideMenu: fromPromise<readonly MenuEntry[], LoadSideMenuRequest>(async ({ input }) => {
              const found = await client.send(contract.menu.routes, { query: { topMenuId: input.topId } })
              return sideMenuOf(found, input.topId).map(menuOf)
            }),
          },
        }),
        preferences: preferencesMachine,
        lockScreen: lockScreenMachine.provide({
          actors: {
            makeVerifier: fromPromise<string, MakeVerifierRequest>(({ input }) => makeVerifier(input.password)),
            checkPassword: fromPromise<boolean, CheckPasswordRequest>(async ({ input }) => {
              const key = await keyOf(input.password, input.verifier)
              if (key === undefined) return false
              if (!calls.lock) return true
              const { unlocked, storageKey } = await calls.lock.unlock(key)
              if (unlocked && storageKey !== undefined) await sealed.open(storageKey)
              return unlocked
            }),
          },
        }),
        messageSocket: messageSocketTo(client),
        errorLog: errorLogMachine.provide({
          actors: { uploadLog: fromPromise<void, UploadLogRequest>(({ input }) => uploadLog(client, input)) },
        }),
        noticePopup: noticePopupMachine.provide({
          actors: {
            loadNotices: fromPromise<readonly PickupNotice[]>(async ({ signal }) => {
              const person = children().session.getSnapshot().context.user?.id ?? ''
              return notClosed(person, await client.send(contract.message.pickups, { signal, quiet: true }))
            }),
          },
        }),
        siblings: createSiblings(() => sealed.opened()),
      },
    }),
    {
      input: {
        session: {
          saved,
          now: () => Date.now(),
          tokenTime: backEnd.tokenTime,
          silentRefresh: backEnd.silentRefresh,
          ...(typeof closedAt === 'number' ? { closedAt } : {}),
        },
        lockScreen: { saved: readStored(lockKey) },
        preferences: { saved: readStored(preferencesKey), systemDark: darkSystem.matches },
        tabStrip: { saved: readTabs() },
        errorLog: { saved: storedErrors() },
        ...(backEnd.tells ? { messageSocket: { random: Math.random, isOfToken: false } } : {}),
        noticePopup: { now: () => performance.now(), path: waitingPickups, pathOf: namedPickup },
      },
    },
  )
  root.start()
  const { session, preferences, loading, tabStrip, menu, lockScreen, messageSocket, noticePopup, errorLog } = children()

  keepErrorLog(errorLog)
  whenNotKept(() => {
    const { notKept: title, notKeptHint: detail } = connectionMessages[language()]
    toasts.show({ tone: 'warning', title, detail })
  })
  // The other system learns nothing of the page that led there.
  session.on('openWindow', ({ address }) => void window.open(address, '_blank', 'noopener,noreferrer'))
  session.on('failed', ({ error, reason }) => {
    // What the server refused was told when it answered.
    if (reason === 'businessSystem' && !(error instanceof CallProblem))
      toasts.show({ tone: 'danger', title: commonMessages[language()].noBusinessSystem })
  })
  keepOfPerson(session, dictionaries)
  keepOfPerson(session, buttons)
  keepClosedNotices(noticePopup, session)
  keepTelling({ session, messageSocket, noticePopup, errorLog }, telling)
  // Neither whoever comes next nor a locked page has anything of it.
  if (cart) {
    session.on('signedOut', cart.clear)
    session.on('locked', cart.clear)
  }
  session.on('signedOut', () => toasts.clear())
  session.on('signedOut', ({ reason }) => {
    if (reason !== 'otherTab') people.forget()
  })
  session.on('signedIn', ({ user }) => claimTab(user.id))
  keepSession(session, pages)
  keepLock(lockScreen)
  if (calls.lock) tellOfLocks(lockScreen, calls.lock)
  lockScreen.on('saveDrafts', () => void drafts.saveAll().then(() => lockScreen.send({ type: 'DRAFTS.SAVED' })))
  watchPerson(lockScreen)
  const sealed = keepSealed({ session, tabStrip, drafts, places, storage, failed })
  root.on('viewsDropped', ({ keys }) => places.drop(keys))
  root.on('forget', ({ reason }) => {
    places.clear()
    exports.clear()
    claimTab(undefined)
    // The tab that ended it has removed all that is shared; what is there by now belongs to whoever signed in since.
    if (reason === 'otherTab') return
    removeSession()
    removeStored(tabsKey)
    removeStored(closedKey)
    removeStored(recentKey)
    uploads.clear()
  })
  preferences.on('changed', ({ preferences: chosen, reason }) => {
    if (reason === 'chosen') writeStored(preferencesKey, chosen)
  })
  darkSystem.addEventListener('change', ({ matches }) => preferences.send({ type: 'SYSTEM_SCHEME.CHANGED', dark: matches }))
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return
    root.send({ type: 'PAGE.SHOWN' })
    release.send({ type: 'PAGE.SHOWN' })
  })
  addEventListener('pagehide', () => root.send({ type: 'PAGE.CLOSING' }))
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) root.send({ type: 'PAGE.SHOWN' })
  })
  addEventListener('online', () => root.send({ type: 'NETWORK.ONLINE' }))
  addEventListener('offline', () => root.send({ type: 'NETWORK.OFFLINE' }))
  keepConnection(connection, root, session)
  addEventListener('storage', ({ key, newValue }) => {
    // The page that was left was not the last one; unless this one goes as well, as when a window with several closes.
    const stays = session.getSnapshot().matches('signedIn') && contextOf().closedAt === undefined
    if (key === closedKey && newValue !== null && stays) removeStored(closedKey)
    if (key === preferencesKey && newValue !== null)
      preferences.send({ type: 'PREFERENCES.RESTORED', saved: readStored(preferencesKey) })
  })
  const { registers, countsWork, keepsFilters } = backEnd
  return {
    root,
    session,
    preferences,
    loading,
    tabStrip,
    menu,
    lockScreen,
    messageSocket,
    noticePopup,
    client,
    toasts,
    errorLog,
    drafts,
    places,
    exports,
    uploads,
    dictionaries,
    buttons,
    people,
    telling,
    cart,
    connection: connection.actor,
    release,
    isReachable: backEnd.isReachable,
    tellsMessages: backEnd.tells,
    takesLogs: backEnd.takesLogs,
    registers,
    countsWork,
    keepsFilters,
    fetchPicture: calls.fetchPicture,
    leadsOut: calls.businessAddress !== undefined,
  }
}
