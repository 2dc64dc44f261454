import type { MenuEmitted, MenuInput } from '../menu/index.ts'
import type { PreferencesEmitted, PreferencesInput } from '../preferences/index.ts'
import type { SessionEmitted, SessionInput } from '../session/index.ts'
import type { TabStripEmitted, TabStripInput } from '../tab-strip/index.ts'

/** The system ids under which the long-lived actors are found: `actor.system.get('session')`. */
export const systemIds = {
  session: 'session',
  preferences: 'preferences',
  loading: 'loading',
  tabStrip: 'tabStrip',
  menu: 'menu',
} as const

export interface WorkspaceInput {
  readonly session: SessionInput
  readonly preferences?: PreferencesInput
  readonly tabStrip?: TabStripInput
  readonly menu?: MenuInput
}

/** What the children emit, handed to the root. */
export type WorkspaceEvent =
  | { readonly type: 'SESSION.EMITTED'; readonly emitted: SessionEmitted }
  | { readonly type: 'MENU.EMITTED'; readonly emitted: MenuEmitted }
  | { readonly type: 'TABS.EMITTED'; readonly emitted: TabStripEmitted }
  | { readonly type: 'PREFERENCES.EMITTED'; readonly emitted: PreferencesEmitted }

/** What the app does: navigate, store, forget. Each repeats a child's word once the children are in step. */
export type WorkspaceEmitted =
  | {
      readonly type: 'navigate'
      readonly path: string
      readonly query: Readonly<Record<string, string>>
      readonly reason: NavigateReason
    }
  | { readonly type: 'viewsDropped'; readonly keys: readonly string[]; readonly reason: string }
  /** Remove token, menu, roles, tabs, lock, sync token and user info from storage. */
  | { readonly type: 'forget'; readonly reason: string }

export type NavigateReason = 'signedIn' | 'returnedTo' | 'signedOut' | 'locked' | 'unlocked' | 'passwordChange' | 'menu' | 'tab'

export interface WorkspaceContext {
  readonly input: WorkspaceInput
}
