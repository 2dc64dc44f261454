import { type Client, createClient } from '@etalon/api/client'
import { contract } from '@etalon/api/contract'
import { type LoadMenuAnswer, type LoadSideMenuRequest, type MenuEntry, menuMachine } from '@etalon/machines/menu'
import { preferencesMachine } from '@etalon/machines/preferences'
import {
  type Credentials,
  type SessionActorRef,
  type SignInAnswer,
  type SignOutRequest,
  sessionMachine,
} from '@etalon/machines/session'
import { saveTabs } from '@etalon/machines/tab-strip'
import { type RefreshAnswer, type RefreshRequest, tokenRefreshMachine } from '@etalon/machines/token-refresh'
import { type WorkspaceActorRef, workspaceMachine } from '@etalon/machines/workspace'
import { createToasts, type ToastCentre } from '@etalon/ui/toast'
import { createActor, fromPromise, waitFor } from 'xstate'
import { commonMessages } from '../messages/index.ts'
import { type Children, childrenOf } from './children.ts'
import { readStored, removeStored, writeStored } from './local-store.ts'
import { menuOf } from './menu-of.ts'
import { readSession, removeSession, writeSession } from './saved-session.ts'
import { refresh, signIn } from './sign-in.ts'

const tabsKey = 'etalon.tabs'
const preferencesKey = 'etalon.preferences'

/** Everything that lives outside React: the actors, the client, and where messages are shown. */
export interface Workspace extends Children {
  readonly root: WorkspaceActorRef
  readonly client: Client
  readonly toasts: ToastCentre
}

/** Puts the machines together with this browser: storage, network, clock. Nothing else in the app touches them. */
export function createWorkspace(): Workspace {
  const toasts: ToastCentre = createToasts()
  const darkSystem = matchMedia('(prefers-color-scheme: dark)')

  // A restored session begins its work while the root starts: the children are looked up when they are needed.
  const children = (): Children => childrenOf(root)
  const contextOf = () => children().session.getSnapshot().context
  const language = () => children().preferences.getSnapshot().context.language

  const client: Client = createClient({
    accessToken: () => contextOf().tokens?.accessToken,
    language,
    renew: () => renewed(children().session),
    onUnauthorized: () => reportUnauthorised(children().session, true),
    onBusy: (change) => children().loading.send({ type: change === 1 ? 'CALL.STARTED' : 'CALL.ENDED' }),
    onProblem: (problem) => {
      const words = commonMessages[language()]
      const title = problem.kind === 'timeout' ? words.timeout : problem.kind === 'network' ? words.networkLost : problem.message
      toasts.show({ tone: 'danger', title })
    },
  })

  const root = createActor(
    workspaceMachine.provide({
      actors: {
        session: sessionMachine.provide({
          actors: {
            signIn: fromPromise<SignInAnswer, Credentials>(({ input }) => signIn(client, input)),
            signOut: fromPromise<unknown, SignOutRequest>(() => client.send(contract.session.signOut, { quiet: true })),
            tokenRefresh: tokenRefreshMachine.provide({
              actors: {
                refresh: fromPromise<RefreshAnswer, RefreshRequest>(() =>
                  refresh(client, contextOf().user?.tenantId ?? '000000'),
                ),
              },
            }),
          },
        }),
        menu: menuMachine.provide({
          actors: {
            loadMenu: fromPromise<LoadMenuAnswer>(async () => ({
              top: (await client.send(contract.menu.topMenu, {})).map(menuOf),
              tree: (await client.send(contract.menu.routes, { query: {} })).map(menuOf),
              roles: contextOf().user?.roles ?? [],
            })),
            loadSideMenu: fromPromise<readonly MenuEntry[], LoadSideMenuRequest>(async ({ input }) => {
              const [chosen] = await client.send(contract.menu.routes, { query: { topMenuId: input.topId } })
              return (chosen?.children ?? []).map(menuOf)
            }),
          },
        }),
        preferences: preferencesMachine,
      },
    }),
    {
      input: {
        session: { saved: readSession(), now: () => Date.now() },
        preferences: { saved: readStored(preferencesKey), systemDark: darkSystem.matches },
        tabStrip: { saved: readStored(tabsKey) },
      },
    },
  )
  root.start()
  const { session, preferences, loading, tabStrip, menu } = children()

  session.subscribe((snapshot) => {
    if (snapshot.matches('signedIn')) writeSession(snapshot.context)
  })
  session.on('signInFailed', removeSession)
  tabStrip.subscribe(({ context }) => void writeStored(tabsKey, saveTabs(context)))
  root.on('forget', () => {
    removeSession()
    removeStored(tabsKey)
  })
  preferences.on('changed', ({ preferences: chosen, reason }) => {
    if (reason === 'chosen') writeStored(preferencesKey, chosen)
  })
  darkSystem.addEventListener('change', ({ matches }) => preferences.send({ type: 'SYSTEM_SCHEME.CHANGED', dark: matches }))
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') root.send({ type: 'PAGE.SHOWN' })
  })
  addEventListener('online', () => root.send({ type: 'NETWORK.ONLINE' }))
  addEventListener('storage', ({ key, newValue }) => {
    if (key === preferencesKey && newValue !== null)
      preferences.send({ type: 'PREFERENCES.RESTORED', saved: readStored(preferencesKey) })
  })
  return { root, session, preferences, loading, tabStrip, menu, client, toasts }
}

/** Tells the session of a 401. */
function reportUnauthorised(session: SessionActorRef, repeated: boolean): void {
  const token = session.getSnapshot().context.tokens?.accessToken
  if (token !== undefined) session.send({ type: 'CALL.UNAUTHORISED', token, repeated })
}

/** Lets the session renew its tokens once; true when there are newer ones and the call may be sent again. */
async function renewed(session: SessionActorRef): Promise<boolean> {
  const before = session.getSnapshot().context.tokens?.accessToken
  if (before === undefined) return false
  reportUnauthorised(session, false)
  const isSettled = (snapshot: ReturnType<SessionActorRef['getSnapshot']>) =>
    !snapshot.matches('signedIn') || snapshot.context.tokens?.accessToken !== before
  try {
    const settled = await waitFor(session, isSettled, { timeout: 20_000 })
    return settled.matches('signedIn')
  } catch {
    return false
  }
}
