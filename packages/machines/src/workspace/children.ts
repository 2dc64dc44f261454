import { fromCallback } from 'xstate'
import type { LockScreenEmitted } from '../lock-screen/index.ts'
import type { MenuEmitted } from '../menu/index.ts'
import type { NoticePopupEmitted } from '../notice-popup/index.ts'
import type { SessionEmitted } from '../session/index.ts'
import type { TabStripEmitted } from '../tab-strip/index.ts'
import type { WorkspaceEvent } from './workspace.types.ts'

/** The system ids under which the long-lived actors are found: `actor.system.get(systemIds.session)`. */
export const systemIds = {
  session: 'session',
  preferences: 'preferences',
  loading: 'loading',
  tabStrip: 'tabStrip',
  menu: 'menu',
  lockScreen: 'lockScreen',
  messageSocket: 'messageSocket',
  noticePopup: 'noticePopup',
  errorLog: 'errorLog',
} as const

/** Hands on what the children emit. Started before them, so that their first word is heard too. */
export const listener = fromCallback(({ sendBack, system }) => {
  const tell = (event: WorkspaceEvent) => sendBack(event)
  const heard = [
    system.get(systemIds.session).on('*', (emitted: SessionEmitted) => tell({ type: 'SESSION.EMITTED', emitted })),
    system.get(systemIds.lockScreen).on('*', (emitted: LockScreenEmitted) => tell({ type: 'LOCK.EMITTED', emitted })),
    system.get(systemIds.menu).on('*', (emitted: MenuEmitted) => tell({ type: 'MENU.EMITTED', emitted })),
    system.get(systemIds.noticePopup).on('*', (emitted: NoticePopupEmitted) => tell({ type: 'NOTICES.EMITTED', emitted })),
    system.get(systemIds.tabStrip).on('*', (emitted: TabStripEmitted) => tell({ type: 'TABS.EMITTED', emitted })),
  ]
  return () => {
    for (const subscription of heard) subscription.unsubscribe()
  }
})
