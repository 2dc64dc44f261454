/** A menu entry as the server tells it, after the API client has parsed it. */
export interface MenuEntry {
  /** Unique among all entries; the path of an external one is made of it. */
  readonly id: string
  /** What it is called, in Chinese. */
  readonly name: string
  /** A path such as `/order/index`, or an `http(s)` address that is shown framed. */
  readonly path: string
  /** The icon. */
  readonly source?: string
  /** Entries with code `APP` are not for this workspace. */
  readonly code?: string
  /** An `http(s)` address that is shown framed, where `path` holds none. */
  readonly src?: string
  /** The top entry to which its tab belongs. */
  readonly group?: string
  /** The query with which its view is opened. */
  readonly query?: Readonly<Record<string, string>>
  /** What else the server tells of it. */
  readonly meta?: MenuMeta
  /** The entries beneath it; left out or empty for a leaf. */
  readonly children?: readonly MenuEntry[]
}

/** What the server tells of an entry besides its place in the tree. */
export interface MenuMeta {
  /** The key by which the name is translated. */
  readonly i18n?: string
  /** How the name is read, without tones and blanks: `weituodengji`. It comes with the menu data. */
  readonly pinyin?: string
  /** The first letters of its syllables: `wtdj`. */
  readonly initials?: string
  /** Who sees the entry; nobody listed means everybody. */
  readonly roles?: readonly string[]
}

/** An entry as the menus show it: visible to this user, with the path that a click goes to. */
export interface MenuItem {
  /** The entry's id. */
  readonly id: string
  /** What it is called, in Chinese. */
  readonly name: string
  /** The key by which the name is translated. */
  readonly i18n?: string
  /** How the name is read, without tones and blanks. */
  readonly pinyin?: string
  /** The first letters of its syllables. */
  readonly initials?: string
  /** The icon's name (`source` of the entry). */
  readonly icon?: string
  /** The entry's code; never `APP`, whose entries are not shown. */
  readonly code?: string
  /** The top entry to which its tab belongs. */
  readonly group?: string
  /** The query with which its view is opened. */
  readonly query?: Readonly<Record<string, string>>
  /** Where a click goes: a leaf's own view, or a parent's first leaf. */
  readonly path: string
  /** The entry's own path, without the `/index` of a leaf. */
  readonly own: string
  /** The address shown in a frame, for an external entry. */
  readonly external?: string
  /** Empty for a leaf. */
  readonly children: readonly MenuItem[]
}

/** What an entry is called: by itself, and in another language. */
export interface MenuName {
  /** What it is called, in Chinese. */
  readonly name: string
  /** The key by which the name is translated. */
  readonly i18n?: string
}

/** A leaf, for the search box. */
export interface MenuLeaf {
  /** The entry's id. */
  readonly id: string
  /** What it is called, in Chinese. */
  readonly name: string
  /** The key by which the name is translated. */
  readonly i18n?: string
  /** How the name is read, without tones and blanks. */
  readonly pinyin?: string
  /** The first letters of its syllables. */
  readonly initials?: string
  /** Where choosing it leads. */
  readonly path: string
  /** The query with which its view is opened. */
  readonly query?: Readonly<Record<string, string>>
  /** The entries above it, outermost first. */
  readonly trail: readonly MenuName[]
}

/** A route of a leaf, which is a view, or of a parent, which leads to its first leaf. */
export interface MenuRoute {
  /** The entry's id. */
  readonly id: string
  /** What its view is called, in Chinese. */
  readonly name: string
  /** The key by which the name is translated. */
  readonly i18n?: string
  /** All addresses at which the view answers; the first is the one that menus use. */
  readonly paths: readonly [string, ...string[]]
  /** The address to frame, for an external entry. */
  readonly external?: string
  /** For a parent: where whoever comes to its path is led, the path of its first leaf. */
  readonly leadsTo?: string
  /** The top entry to which its tab belongs. */
  readonly group?: string
}

/** What the `loadMenu` port, which is asked nothing, answers: the flat top menu and the whole tree, from which the routes are made. */
export interface LoadMenuAnswer {
  /** The entries of the top menu, without what lies beneath them. */
  readonly top: readonly MenuEntry[]
  /** Every entry, each with what lies beneath it. */
  readonly tree: readonly MenuEntry[]
  /** The roles of the user. */
  readonly roles: readonly string[]
}

/** What the `loadSideMenu` port is asked; it answers the entries below that top entry. */
export interface LoadSideMenuRequest {
  /** The id of the chosen top entry. */
  readonly topId: string
}

/** What a menu can be told. */
export type MenuEvent =
  /** Signed in: load the menu. */
  | { readonly type: 'MENU.LOAD' }
  /** Again what failed: the menu, or the side menu. */
  | { readonly type: 'MENU.RETRY' }
  /** A top entry was chosen: load its side menu, then go to its path. */
  | { readonly type: 'TOP.CHOSEN'; readonly id: string }
  /** The home item was chosen. */
  | { readonly type: 'HOME.CHOSEN' }
  /**
   * A page is shown at this path. Whoever arrives, by an address or after a reload, finds the side menu of the top entry above it, and so
   * does whoever goes beneath another top entry by a tab or a link; nobody is led anywhere. Pages that no menu knows leave the side menu as
   * it is, and so do all pages while the whole tree is shown.
   */
  | { readonly type: 'PATH.SHOWN'; readonly path: string }
  /** Signed out: nothing of the menu is kept. */
  | { readonly type: 'MENU.CLEARED' }

/** What a menu tells. */
export type MenuEmitted =
  /** The menu is there, an empty one too: these are its routes. */
  | { readonly type: 'loaded'; readonly routes: readonly MenuRoute[]; readonly reason: 'asked' | 'retry' }
  /** Go to this path: the side menu that belongs to it is there. */
  | { readonly type: 'chosen'; readonly path: string; readonly reason: 'top' | 'home' }
  /** The menu, or the side menu of a top entry, could not be loaded; `MENU.RETRY` tries again. */
  | { readonly type: 'failed'; readonly message: string; readonly reason: 'menu' | 'side' }

/** How a menu begins. */
export interface MenuInput {
  /** Where the home item of the top menu leads. @default '/wel/index' */
  readonly homePath?: string
}

/** What the menus show. */
export interface Menus {
  /** The entries of the top menu that this user sees. */
  readonly top: readonly MenuItem[]
  /** The whole visible tree. */
  readonly tree: readonly MenuItem[]
  /** Everything that the search box can find, in reading order. */
  readonly leaves: readonly MenuLeaf[]
  /** What answers at a path: every leaf, and after them every parent. Where several claim one path, the first has it, and leaves come first. */
  readonly routes: readonly MenuRoute[]
}

/** What a menu remembers. */
export interface MenuContext extends Menus {
  /** Where the home item leads. */
  readonly homePath: string
  /** The roles of the user, as the server told them with the menu. */
  readonly roles: readonly string[]
  /** Where the page is that is shown; undefined until one was. */
  readonly shownPath: string | undefined
  /** The chosen top entry, also while its side menu is loading; after an arrival the one above the page. */
  readonly chosenId: string | undefined
  /** The side menu of the chosen top entry; the whole tree while none is chosen. */
  readonly side: readonly MenuItem[]
  /** Why the menu was loaded last. */
  readonly reason: 'asked' | 'retry'
  /** Why loading failed last. */
  readonly failure: string | undefined
}
