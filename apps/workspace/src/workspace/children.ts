import type { ErrorLogActorRef } from '@etalon/machines/error-log'
import type { LoadingActorRef } from '@etalon/machines/loading'
import type { LockScreenActorRef } from '@etalon/machines/lock-screen'
import type { MenuActorRef } from '@etalon/machines/menu'
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
    errorLog: system.get(systemIds.errorLog),
  }
}
