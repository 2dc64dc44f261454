import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { text } from './values.ts'

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

/** The calls that bring the menus, their routes, and the buttons that a person may press (section 7.2). */
export const menuCalls = {
  topMenu: defineCall({ method: 'GET', path: '/api/blade-system/menu/top-menu', answer: z.array(menuEntry), auth: 'session' }),
  routes: defineCall({
    method: 'GET',
    path: '/api/blade-system/menu/routes',
    query: z.strictObject({ topMenuId: z.optional(text(32)) }),
    answer: z.array(menuEntry),
    auth: 'session',
  }),
  buttons: defineCall({
    method: 'GET',
    path: '/api/blade-system/menu/buttons',
    answer: z.array(menuButton),
    auth: 'session',
  }),
} as const
