/** A view that can be opened as a tab: what the router knows about the page it went to. */
export interface TabTarget {
  /** The path of the view, without its query, such as `/order/index`. */
  readonly path: string
  /** What the tab is called, without the `-{id}` that the strip adds by itself. */
  readonly label: string
  /** The route's parameters; part of the tab's identity. @default {} */
  readonly params?: Readonly<Record<string, string>>
  /** The address's query; part of the tab's identity. @default {} */
  readonly query?: Readonly<Record<string, string>>
  /** What the route says about its tab. @default a tab, with `label` as it is */
  readonly meta?: TabMeta
  /** The top menu entry that the view belongs to. */
  readonly group?: string
}

/** What a route says about its tab. It is not part of the tab's identity. */
export interface TabMeta {
  /** `false` for a route that is shown without a tab. @default true */
  readonly tab?: boolean
  /** The key by which the label is translated. */
  readonly i18n?: string
  /** An icon's name. */
  readonly icon?: string
}

/** An open tab. */
export interface Tab {
  /** The identity made of path, params and query (`tabKey`). */
  readonly key: string
  /** The label without the `-{id}` suffix; see `tabLabel`. */
  readonly label: string
  /** The path of the view. */
  readonly value: string
  /** The route's parameters, as the view was opened with. */
  readonly params: Readonly<Record<string, string>>
  /** The address's query, as the view was opened with; its `id` becomes the suffix of the label. */
  readonly query: Readonly<Record<string, string>>
  /** What the route says about the tab. */
  readonly meta: TabMeta
  /** The top menu entry that the view belongs to; none for views of every menu. */
  readonly group?: string
}

/** A tab as the strip shows it (`shownTabs`). */
export interface ShownTab extends Tab {
  /** Label with the `-{id}` suffix where the query has an id. */
  readonly title: string
  /** Whether its view is the one on screen, or was before one without a tab. */
  readonly active: boolean
  /** Whether it may be closed: never home, never the only one. */
  readonly close: boolean
}

/** Why a tab became the active one. `opened` is the answer to a navigation that has happened already. Clearing and restoring navigate nowhere. */
export type TabActivationReason = 'opened' | 'chosen' | 'closed' | 'closedOthers' | 'closedAll' | 'returned'
/** Why views were dropped. */
export type TabDropReason = 'closed' | 'closedOthers' | 'closedAll' | 'cleared' | 'restored'

/** What a tab strip can be told. */
export type TabStripEvent =
  /** The router shows this view: add its tab, or make the one with the same identity active. */
  | { readonly type: 'TAB.OPEN'; readonly target: TabTarget }
  /** A tab was chosen by pointer or keyboard. */
  | { readonly type: 'TAB.ACTIVATE'; readonly key: string }
  /** Back to the active tab, from a lock screen or a view without a tab. */
  | { readonly type: 'TABS.RETURN' }
  /** Closes a tab; the one before it becomes active where it was. Home, and an only tab, stay (TAB-3). */
  | { readonly type: 'TAB.CLOSE'; readonly key: string }
  /** Closes all but home and this one. Without a key the active tab is kept. */
  | { readonly type: 'TABS.CLOSE_OTHERS'; readonly key?: string }
  /** Closes all but home and goes there. */
  | { readonly type: 'TABS.CLOSE_ALL' }
  /** Moves a tab to a place in the strip, counted from 0; home stays at 0. */
  | { readonly type: 'TAB.MOVE'; readonly key: string; readonly to: number }
  /** Moves a tab one place by keyboard. */
  | { readonly type: 'TAB.MOVE_BY'; readonly key: string; readonly by: -1 | 1 }
  /** The stored tabs as found in storage; anything but a `SavedTabs` value is ignored. */
  | { readonly type: 'TABS.RESTORED'; readonly saved: unknown }
  /** Signing in or out closes everything. */
  | { readonly type: 'TABS.CLEARED' }
  /** New labels by path, after a change of language. */
  | { readonly type: 'LABELS.CHANGED'; readonly labels: Readonly<Record<string, string>> }

/** What a tab strip tells: which view to show, and which cached ones to drop. */
export type TabStripEmitted =
  /** Show this view. With reason `opened` it is shown already. */
  | { readonly type: 'activated'; readonly tab: Tab; readonly reason: TabActivationReason }
  /** These cached views are no longer among the open tabs. */
  | { readonly type: 'dropped'; readonly keys: readonly string[]; readonly reason: TabDropReason }

/** How a tab strip begins. */
export interface TabStripInput {
  /** The tab that is always there and always first. @default path `/wel/index`, label 首页 */
  readonly home?: TabTarget
  /** The stored tabs as found in storage. */
  readonly saved?: unknown
}

/** What a tab strip remembers. */
export interface TabStripContext {
  /** Never empty; the first is home; keys are unique. */
  readonly tabs: readonly Tab[]
  /** The key of one of `tabs`. */
  readonly activeKey: string
}

/** What is kept over a reload. */
export interface SavedTabs {
  /** The shape of this value; one of another version is ignored. */
  readonly version: 1
  /** The tabs from left to right, each as it can be opened anew. */
  readonly tabs: readonly TabTarget[]
  /** The place of the active tab in `tabs`. */
  readonly active: number
}
