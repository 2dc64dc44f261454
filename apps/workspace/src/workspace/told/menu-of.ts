import type { MenuEntry as Sent } from '@etalon/api/contract'
import type { MenuEntry } from '@etalon/machines/menu'

/** A menu entry as the menu machine takes it. Its English name travels as the key of its translation. */
export function menuOf(entry: Sent): MenuEntry {
  return {
    id: entry.id,
    name: entry.name,
    path: entry.path,
    ...(entry.source ? { source: entry.source } : {}),
    ...(entry.code ? { code: entry.code } : {}),
    ...(entry.src ? { src: entry.src } : {}),
    ...(entry.group ? { group: entry.group } : {}),
    ...(entry.query ? { query: entry.query } : {}),
    meta: {
      ...(entry.meta?.nameEn ? { i18n: entry.meta.nameEn } : {}),
      ...(entry.meta?.pinyin ? { pinyin: entry.meta.pinyin } : {}),
      ...(entry.meta?.initials ? { initials: entry.meta.initials } : {}),
      ...(entry.meta?.roles ? { roles: entry.meta.roles } : {}),
    },
    ...(entry.children ? { children: entry.children.map(menuOf) } : {}),
  }
}

/**
 * What stands beneath a chosen top entry. Etalon answers the entry itself with all that is beneath it; in BladeX top entries are another
 * list than menus, and it answers the menus that an administrator gave to one.
 */
export function sideMenuOf(found: readonly Sent[], topId: string): readonly Sent[] {
  const [first] = found
  return found.length === 1 && first?.id === topId ? (first.children ?? []) : found
}
