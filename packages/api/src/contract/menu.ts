import * as z from 'zod/mini'
import { listPaging, parentId, place, removal, treeNode } from './bladex-lists.ts'
import { defineCall } from './call.ts'
import { id, key, text, words } from './values.ts'

/**
 * A menu entry as the server sends it (section 3.1). What it has nothing to say of it leaves out or sends empty, as BladeX does:
 * `children` where there are none, and the parent in the flat top menu.
 */
export interface MenuEntry {
  readonly id: string
  readonly name: string
  readonly path: string
  readonly parentId?: string | undefined
  readonly code?: string | undefined
  /** The icon. */
  readonly source?: string | undefined
  readonly sort?: number | undefined
  /** The address to show in a frame. */
  readonly src?: string | undefined
  readonly group?: string | undefined
  readonly query?: Readonly<Record<string, string>> | undefined
  readonly meta?:
    | {
        readonly i18n?: string | undefined
        readonly roles?: readonly string[] | undefined
        readonly nameEn?: string | undefined
        readonly pinyin?: string | undefined
        readonly initials?: string | undefined
      }
    | undefined
  readonly children?: readonly MenuEntry[] | undefined
}

/** An entry of the menu, with the entries beneath it, however deep. */
export const menuEntry: z.ZodMiniType<MenuEntry> = z.object({
  id: z.string(),
  name: z.string(),
  path: z.string(),
  parentId: z.optional(z.string()),
  code: z.optional(z.string()),
  source: z.optional(z.string()),
  sort: z.optional(z.number()),
  src: z.optional(z.string()),
  group: z.optional(z.string()),
  query: z.optional(z.record(z.string(), z.string())),
  meta: z.optional(
    z.object({
      i18n: z.optional(z.string()),
      roles: z.optional(z.array(z.string())),
      nameEn: z.optional(z.string()),
      pinyin: z.optional(z.string()),
      initials: z.optional(z.string()),
    }),
  ),
  get children() {
    return z.optional(z.array(menuEntry))
  },
})

/** A button that its user may press, or, in a tree, the menu whose `children` are such buttons. */
export interface MenuButton {
  readonly code: string
  readonly name: string
  readonly children?: readonly MenuButton[] | undefined
}

/** A button that its user may press, or the menu whose buttons stand beneath it. */
export const menuButton: z.ZodMiniType<MenuButton> = z.object({
  code: z.string(),
  name: z.string(),
  get children() {
    return z.optional(z.array(menuButton))
  },
})

/**
 * The codes of all buttons of a tree (section 6): whoever has a code may press its button. A menu stands there for its buttons; one
 * without any, or with an empty list of them, is a button.
 */
export function buttonCodesOf(buttons: readonly MenuButton[]): ReadonlySet<string> {
  const leaves = (all: readonly MenuButton[]): string[] =>
    all.flatMap(({ code, children = [] }) => (children.length > 0 ? leaves(children) : [code]))
  return new Set(leaves(buttons))
}

/**
 * A menu or a button as its administrator sees it. `category` 1 is a menu, 2 a button; `action` says where a button stands (1 toolbar,
 * 2 row, 3 both); `isOpen` 2 opens a menu in a new window, 1 does not (BladeX). `roles` are those that have it, all where it names none.
 */
export interface MenuRecord {
  readonly id: string
  readonly parentId: string
  readonly code: string
  readonly name: string
  readonly nameEn: string
  readonly alias: string
  readonly path: string
  readonly source: string
  readonly sort: number
  readonly category: number
  readonly action: number
  readonly isOpen: number
  readonly remark: string
  readonly roles: readonly string[]
  readonly isDeleted: number
  readonly hasChildren: boolean
  readonly children?: readonly MenuRecord[] | undefined
}

/** A menu or a button, with those beneath it. */
export const menuRecord: z.ZodMiniType<MenuRecord> = z.object({
  id,
  parentId: z.string(),
  code: z.string(),
  name: z.string(),
  nameEn: z.string(),
  alias: z.string(),
  path: z.string(),
  source: z.string(),
  sort: z.int(),
  category: z.int(),
  action: z.int(),
  isOpen: z.int(),
  remark: z.string(),
  roles: z.array(z.string()),
  isDeleted: z.int(),
  hasChildren: z.boolean(),
  get children() {
    return z.optional(z.array(menuRecord))
  },
})

/** Where a menu leads: a path of ours, or an address of the web, which is shown in a frame. */
const menuPath = z.string().check(z.trim(), z.maxLength(255), z.regex(/^($|\/(?!\/)[\w\-./:{}]*$|https?:\/\/[^\s"'<>\\]+$)/))

/** A menu or a button as somebody writes it: without an id it is a new one. */
export const menuDraft = z.strictObject({
  id: z.optional(id),
  parentId: z.optional(parentId),
  code: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  name: words(64),
  nameEn: z.optional(text(64)),
  alias: z.optional(text(32)),
  path: menuPath,
  source: z.optional(text(64)),
  sort: z.optional(place),
  category: z.int().check(z.minimum(1), z.maximum(2)),
  action: z.optional(z.int().check(z.minimum(0), z.maximum(3))),
  isOpen: z.optional(z.int().check(z.minimum(1), z.maximum(2))),
  remark: z.optional(text(255)),
  roles: z.optional(z.array(key).check(z.maxLength(64))),
})

const assumed = 'section 7.2 leaves the shapes open; these are BladeX’s, whose lists are trees though page and size are sent'

const asked = z.strictObject({
  ...listPaging,
  code: z.optional(text(64)),
  name: z.optional(text(64)),
  category: z.optional(text(1)),
})

/** The calls that bring the menus, their routes, and the buttons that a person may press (section 7.2). */
export const menuCalls = {
  topMenu: defineCall({
    method: 'GET',
    path: '/api/blade-system/menu/top-menu',
    answer: z.array(menuEntry),
    auth: 'session',
    assumed,
  }),
  routes: defineCall({
    method: 'GET',
    path: '/api/blade-system/menu/routes',
    query: z.strictObject({ topMenuId: z.optional(text(32)) }),
    answer: z.array(menuEntry),
    auth: 'session',
    assumed,
  }),
  buttons: defineCall({
    method: 'GET',
    path: '/api/blade-system/menu/buttons',
    answer: z.array(menuButton),
    auth: 'session',
    assumed,
  }),
  /** Menus and buttons that the filters find, as an unpaged tree, though page and size are sent. */
  list: defineCall({
    method: 'GET',
    path: '/api/blade-system/menu/list',
    query: asked,
    answer: z.array(menuRecord),
    auth: 'session',
    roles: ['admin'],
    assumed,
  }),
  /** The same without buttons. */
  menuList: defineCall({
    method: 'GET',
    path: '/api/blade-system/menu/menu-list',
    query: asked,
    answer: z.array(menuRecord),
    auth: 'session',
    roles: ['admin'],
    assumed,
  }),
  /** What lies directly beneath one menu. */
  byParent: defineCall({
    method: 'GET',
    path: '/api/blade-system/menu/lazy-list',
    query: z.strictObject({ parentId }),
    answer: z.array(menuRecord),
    auth: 'session',
    roles: ['admin'],
    assumed: 'section 7.2 leaves the path open; this is the BladeX one',
  }),
  /** All menus to choose from. */
  tree: defineCall({
    method: 'GET',
    path: '/api/blade-system/menu/tree',
    answer: z.array(treeNode),
    auth: 'session',
    roles: ['admin'],
    assumed: 'the BladeX way to choose a parent',
  }),
  detail: defineCall({
    method: 'GET',
    path: '/api/blade-system/menu/detail',
    query: z.strictObject({ id }),
    answer: menuRecord,
    auth: 'session',
    roles: ['admin'],
    assumed,
  }),
  submit: defineCall({
    method: 'POST',
    path: '/api/blade-system/menu/submit',
    body: menuDraft,
    answer: menuRecord,
    auth: 'session',
    roles: ['admin'],
    writes: true,
    assumed,
  }),
  remove: defineCall({
    method: 'POST',
    path: '/api/blade-system/menu/remove',
    query: removal,
    answer: z.boolean(),
    auth: 'session',
    roles: ['admin'],
    writes: true,
    assumed,
  }),
} as const
