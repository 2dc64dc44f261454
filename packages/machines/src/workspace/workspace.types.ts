import type { ErrorLogInput } from '../error-log/index.ts'
import type { LockScreenEmitted, LockScreenInput, SavedLock, SharedLock } from '../lock-screen/index.ts'
import type { MenuEmitted, MenuInput } from '../menu/index.ts'
import type { MessageSocketInput } from '../message-socket/index.ts'
import type { NoticePopupEmitted, NoticePopupInput } from '../notice-popup/index.ts'
import type { PreferencesInput, SavedPreferences } from '../preferences/index.ts'
import type { SessionEmitted, SessionInput, TokenlessSession } from '../session/index.ts'
import type { SavedTabs, TabDropReason, TabStripEmitted, TabStripInput, TabTarget } from '../tab-strip/index.ts'
import type { SessionEnd, Tokens } from '../token-refresh/index.ts'

/** How a workspace begins: the inputs of its children, and what was kept of an earlier one. */
export interface WorkspaceInput {
  /** How the session begins; its clock is the clock of all. */
  readonly session: SessionInput
  /** How the preferences begin. @default the library's own */
  readonly preferences?: PreferencesInput
  /** How the tab strip begins. @default with its home alone */
  readonly tabStrip?: TabStripInput
  /** How the menu begins. @default as an empty one does */
  readonly menu?: MenuInput
  /** What was kept of the lock; the clock is the session's. */
  readonly lockScreen?: Omit<LockScreenInput, 'now'>
  /** How the connection for messages begins. Without it there is none: nobody is listened for. */
  readonly messageSocket?: MessageSocketInput
  /** How the pop-up of notices begins; its clock is its own, for it only goes forward. Without it nobody asks for notices. */
  readonly noticePopup?: NoticePopupInput
  /** What was kept of the error log; the clock is the session's. It outlives whoever is signed in, and is no part of `restored`. */
  readonly errorLog?: Omit<ErrorLogInput, 'now'>
  /** What `takeSnapshot` made, as found in storage; rubbish counts as none. What a part is given as `saved` counts before it. */
  readonly restored?: unknown
  /** The tokens of the restored session, as found where secrets are kept. Without them nobody is signed in. */
  readonly tokens?: unknown
  /** Addresses that the root itself navigates to. @default /login, /lock, /wel/index, /info/index */
  readonly paths?: Partial<WorkspacePaths>
}

/** The whole workspace as one value. No password and no token is in it, and nothing of the work while it is locked. */
export interface SavedWorkspace {
  /** The shape of this value; one of another version counts as none. */
  readonly version: 1
  /** How the workspace looks and speaks: kept for whoever signs in next. */
  readonly preferences: SavedPreferences
  /** What can check the lock's password, and whether the screen is locked; never the password. */
  readonly lock: SavedLock
  /** Who is signed in. */
  readonly session?: TokenlessSession
  /** The open tabs of who is signed in; none while locked, since their labels and addresses tell of the work. */
  readonly tabs?: SavedTabs
}

/** What one browser tab tells the others of the same session. */
export type SiblingWord =
  | { readonly said: 'signedOut'; readonly endedBy?: SessionEnd }
  | { readonly said: 'refreshed'; readonly tokens: Tokens }
  | { readonly said: 'locked'; readonly lock: SharedLock }
  | { readonly said: 'tried'; readonly lock: SharedLock }
  | { readonly said: 'settings'; readonly lock: SharedLock }
  | { readonly said: 'unlocked' }

/** What the `siblings` port hears: a word for the other browser tabs. */
export interface SiblingsEvent {
  /** Tell the other browser tabs. */
  readonly type: 'TELL'
  /** What they are to hear. */
  readonly word: SiblingWord
}

/** The addresses that the workspace itself navigates to. */
export interface WorkspacePaths {
  /** Where one signs in. @default '/login' */
  readonly login: string
  /** The lock screen. @default '/lock' */
  readonly lock: string
  /** Where one is led after signing in. @default '/wel/index' */
  readonly home: string
  /** Where one changes the password; opened with `activeName=password`. @default '/info/index' */
  readonly userInfo: string
}

/** What a workspace can be told, by the router, the browser and its own children. */
export type WorkspaceEvent =
  /** The router shows this view: its tab opens, and the session remembers the place. */
  | { readonly type: 'ROUTE.ENTERED'; readonly target: TabTarget; readonly address: string }
  /** The page is shown again. */
  | { readonly type: 'PAGE.SHOWN' }
  /** The page is being left. */
  | { readonly type: 'PAGE.CLOSING' }
  /** Another browser tab of this session tells something; from the `siblings` port. */
  | { readonly type: 'SIBLING.SAID'; readonly word: SiblingWord }
  /** The network is back. */
  | { readonly type: 'NETWORK.ONLINE' }
  /** The network is gone. */
  | { readonly type: 'NETWORK.OFFLINE' }
  /** What the children emitted, handed on by the listener. */
  | { readonly type: 'SESSION.EMITTED'; readonly emitted: SessionEmitted }
  /** The lock told something. */
  | { readonly type: 'LOCK.EMITTED'; readonly emitted: LockScreenEmitted }
  /** The pop-up of notices told something. */
  | { readonly type: 'NOTICES.EMITTED'; readonly emitted: NoticePopupEmitted }
  /** The menu told something. */
  | { readonly type: 'MENU.EMITTED'; readonly emitted: MenuEmitted }
  /** The tab strip told something. */
  | { readonly type: 'TABS.EMITTED'; readonly emitted: TabStripEmitted }

/** Why the router is to go somewhere. */
export type NavigateReason =
  | 'signedIn'
  | 'returnedTo'
  | 'signedOut'
  | 'locked'
  | 'unlocked'
  | 'passwordChange'
  | 'menu'
  | 'tab'
  | 'notice'

/** What a workspace tells the app: where to go, what to drop and what to forget. */
export type WorkspaceEmitted =
  /** Lead the router there; it answers with `ROUTE.ENTERED`. */
  | {
      readonly type: 'navigate'
      /** A path; with reason `returnedTo` and `unlocked` the whole address that was left. */
      readonly path: string
      readonly query: Readonly<Record<string, string>>
      readonly reason: NavigateReason
    }
  /** These cached views are no longer among the open tabs. */
  | { readonly type: 'viewsDropped'; readonly keys: readonly string[]; readonly reason: TabDropReason }
  /** Remove token, menu, roles, tabs, lock, sync token and user info from storage. */
  | { readonly type: 'forget'; readonly reason: Extract<SessionEmitted, { type: 'signedOut' }>['reason'] }

/** What a workspace remembers besides its children. */
export interface WorkspaceContext {
  /** What it was given, completed by what was restored. */
  readonly input: WorkspaceInput
  /** The addresses that it navigates to. */
  readonly paths: WorkspacePaths
  /** Whether the menu of this user was asked for. */
  readonly menuAsked: boolean
}
