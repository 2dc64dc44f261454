import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import type { ErrorLogActorRef } from '../error-log/index.ts'
import type { LoadingActorRef } from '../loading/index.ts'
import {
  type CheckPasswordRequest,
  type LockScreenActorRef,
  lockScreenMachine,
  type MakeVerifierRequest,
  type Verifier,
} from '../lock-screen/index.ts'
import { type LoadMenuAnswer, type MenuActorRef, type MenuEntry, menuMachine } from '../menu/index.ts'
import { type MessageSocketActorRef, messageSocketMachine, type SocketRequest } from '../message-socket/index.ts'
import { type NoticePopupActorRef, noticePopupMachine, type PickupNotice } from '../notice-popup/index.ts'
import type { PreferencesActorRef } from '../preferences/index.ts'
import {
  type Credentials,
  type SessionActorRef,
  type SessionInput,
  type SignInAnswer,
  type SignInRequest,
  type SignOutRequest,
  type SystemConfig,
  sessionMachine,
} from '../session/index.ts'
import { shownTabs, type TabStripActorRef } from '../tab-strip/index.ts'
import { type RefreshAnswer, type RefreshRequest, type TurnWord, tokenRefreshMachine } from '../token-refresh/index.ts'
import {
  type SiblingsEvent,
  type SiblingWord,
  systemIds,
  type WorkspaceEmitted,
  type WorkspaceEvent,
  type WorkspaceInput,
  workspaceMachine,
} from './index.ts'

export const tokens = { accessToken: 'a', refreshToken: 'r', syncToken: 's', issuedAt: 0 }
export const user = { id: '7', name: '李', tenantId: '000000', roles: ['tester'] }
export const savedSession = { version: 1, tokens, user, locked: false, mustChangePassword: false }
export const credentials: Credentials = { tenantId: '000000', username: 'tester', password: 'Etalon-demo-1' }
export const menu: LoadMenuAnswer = {
  top: [{ id: '1', name: '业务', path: '/order' }],
  tree: [{ id: '1', name: '业务', path: '/order', children: [{ id: '11', name: '委托管理', path: '/order' }] }],
  roles: ['tester'],
}
export const pickup: PickupNotice = {
  customerName: '岳麓机械',
  pickupTime: '2026-11-21 09:00:00',
  pickupNo: 'P1',
  instrumentCount: 3,
}
export const orders: WorkspaceEvent = {
  type: 'ROUTE.ENTERED',
  target: { path: '/order/index', label: '委托管理' },
  address: '/order/index?a=1',
}

export type Given = Omit<Partial<WorkspaceInput>, 'session'> & { session?: Partial<SessionInput> }

/** The whole workspace with everything real but the server. */
export function workspace(
  { session: given, ...input }: Given = {},
  mustChangePassword = false,
  channel?: (word: SiblingWord) => void,
) {
  const words: SiblingWord[] = []
  const clock = new SimulatedClock()
  const refreshes: string[] = []
  const sockets: string[] = []
  let menuLoads = 0
  let refused = false
  const machine = workspaceMachine.provide({
    actors: {
      session: sessionMachine.provide({
        actors: {
          signIn: fromPromise<SignInAnswer, SignInRequest>(async () => ({
            outcome: 'signedIn',
            tokens,
            user,
            mustChangePassword,
          })),
          signOut: fromPromise<unknown, SignOutRequest>(async () => undefined),
          loadSystemConfig: fromPromise<SystemConfig>(async () => ({ tenantMode: true, sso: false, upload: false })),
          countPages: fromPromise<number>(async () => 1),
          tokenRefresh: tokenRefreshMachine.provide({
            actors: {
              turn: fromCallback<TurnWord>(({ sendBack }) => sendBack({ type: 'TURN.TAKEN' })),
              refresh: fromPromise<RefreshAnswer, RefreshRequest>(async ({ input: request }) => {
                refreshes.push(request.reason)
                return refused ? { outcome: 'refused' } : { outcome: 'refreshed', tokens: request.tokens }
              }),
            },
          }),
        },
      }),
      lockScreen: lockScreenMachine.provide({
        actors: {
          makeVerifier: fromPromise<Verifier, MakeVerifierRequest>(async ({ input: asked }) => `v:${asked.password}`),
          checkPassword: fromPromise<boolean, CheckPasswordRequest>(
            async ({ input: asked }) => asked.verifier === `v:${asked.password}`,
          ),
        },
      }),
      messageSocket: messageSocketMachine.provide({
        actors: {
          socket: fromCallback<{ type: 'nothing' }, SocketRequest>(({ input: { user: listener }, sendBack }) => {
            sockets.push(`+${listener}`)
            sendBack({ type: 'SOCKET.OPENED' })
            return () => void sockets.push(`-${listener}`)
          }),
        },
      }),
      noticePopup: noticePopupMachine.provide({
        actors: { loadNotices: fromPromise<readonly PickupNotice[]>(async () => [pickup]) },
      }),
      siblings: fromCallback<SiblingsEvent>(({ receive }) =>
        receive(({ type, word }) => {
          if (type !== 'TELL') throw new Error(`siblings hear no ${type}`)
          words.push(word)
          channel?.(word)
        }),
      ),
      menu: menuMachine.provide({
        actors: {
          loadMenu: fromPromise<LoadMenuAnswer>(async () => {
            menuLoads += 1
            return menu
          }),
          loadSideMenu: fromPromise<readonly MenuEntry[], { topId: string }>(async () => menu.tree[0]?.children ?? []),
        },
      }),
    },
  })
  const actor = createActor(machine, { clock, input: { session: { now: () => clock.now(), ...given }, ...input } })
  const told: WorkspaceEmitted[] = []
  actor.on('*', (emitted) => told.push(emitted))
  const lockScreen: LockScreenActorRef = actor.system.get(systemIds.lockScreen)
  lockScreen.on('saveDrafts', () => lockScreen.send({ type: 'DRAFTS.SAVED' }))
  actor.start()
  const session: SessionActorRef = actor.system.get(systemIds.session)
  const tabStrip: TabStripActorRef = actor.system.get(systemIds.tabStrip)
  const menuActor: MenuActorRef = actor.system.get(systemIds.menu)
  const turns = async () => {
    for (let turn = 0; turn < 30; turn += 1) await Promise.resolve()
  }
  return {
    actor,
    clock,
    told,
    session,
    tabStrip,
    menu: menuActor,
    lockScreen,
    words,
    loading: actor.system.get(systemIds.loading) as LoadingActorRef,
    preferences: actor.system.get(systemIds.preferences) as PreferencesActorRef,
    turns,
    send: async (event: WorkspaceEvent) => {
      actor.send(event)
      await turns()
    },
    signIn: async () => {
      session.send({ type: 'SIGN_IN.REQUESTED', credentials })
      await turns()
    },
    refuse: () => {
      refused = true
    },
    accept: () => {
      refused = false
    },
    refreshes,
    /** Connections that were opened, and closed. */
    sockets,
    messageSocket: actor.system.get(systemIds.messageSocket) as MessageSocketActorRef,
    noticePopup: actor.system.get(systemIds.noticePopup) as NoticePopupActorRef,
    errorLog: actor.system.get(systemIds.errorLog) as ErrorLogActorRef,
    menuLoads: () => menuLoads,
    state: () => actor.getSnapshot().value,
    tabs: () => shownTabs(tabStrip.getSnapshot().context).map((tab) => tab.title),
    paths: () => told.flatMap((emitted) => (emitted.type === 'navigate' ? [`${emitted.path} (${emitted.reason})`] : [])),
  }
}

/** The same, with somebody signed in and nothing said yet. */
export async function inside(input: Given = {}, mustChangePassword = false, channel?: (word: SiblingWord) => void) {
  const it = workspace(input, mustChangePassword, channel)
  await it.signIn()
  it.told.length = 0
  return it
}
