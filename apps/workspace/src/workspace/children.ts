import type { ErrorLogActorRef } from '@etalon/machines/error-log'
import type { LoadingActorRef } from '@etalon/machines/loading'
import type { LockScreenActorRef } from '@etalon/machines/lock-screen'
import type { MenuActorRef } from '@etalon/machines/menu'
import type { MessageSocketActorRef } from '@etalon/machines/message-socket'
import type { NoticePopupActorRef } from '@etalon/machines/notice-popup'
import type { PreferencesActorRef } from '@etalon/machines/preferences'
import type { SessionActorRef } from '@etalon/machines/session'
import type { TabStripActorRef } from '@etalon/machines/tab-strip'
import { systemIds, type WorkspaceActorRef } from '@etalon/machines/workspace'

/** The long-lived actors of a started workspace. */
export interface Children {
  readonly session: SessionActorRef
  readonly preferences: PreferencesActorRef
  readonly loading: LoadingActorRef
  readonly tabStrip: TabStripActorRef
  readonly menu: MenuActorRef
  readonly lockScreen: LockScreenActorRef
  /** The connection over which messages come by themselves. */
  readonly messageSocket: MessageSocketActorRef
  /** Customers who wait for their instruments. */
  readonly noticePopup: NoticePopupActorRef
  /** What went wrong and nobody handled. */
  readonly errorLog: ErrorLogActorRef
}

/** Finds the children under their system ids. */
export function childrenOf({ system }: WorkspaceActorRef): Children {
  return {
    session: system.get(systemIds.session),
    preferences: system.get(systemIds.preferences),
    loading: system.get(systemIds.loading),
    tabStrip: system.get(systemIds.tabStrip),
    menu: system.get(systemIds.menu),
    lockScreen: system.get(systemIds.lockScreen),
    messageSocket: system.get(systemIds.messageSocket),
    noticePopup: system.get(systemIds.noticePopup),
    errorLog: system.get(systemIds.errorLog),
  }
}
