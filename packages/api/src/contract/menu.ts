import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { text } from './values.ts'

/** A menu entry as the server sends it; `children` is left out when empty (BladeX). */
export interface MenuEntry {
  readonly id: string
  readonly parentId: string
  readonly code: string
  readonly name: string
  readonly path: string
  readonly source: string
  readonly sort: number
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

export const menuEntry: z.ZodMiniType<MenuEntry> = z.object({
  id: z.string(),
  parentId: z.string(),
  code: z.string(),
  name: z.string(),
  path: z.string(),
  source: z.string(),
  sort: z.number(),
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
    answer: z.array(z.object({ code: z.string(), name: z.string() })),
    auth: 'session',
  }),
} as const
