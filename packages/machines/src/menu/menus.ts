import type { LoadMenuAnswer, MenuContext, MenuEntry, MenuItem, MenuLeaf, MenuName, MenuRoute, Menus } from './menu.types.ts'

/** Nothing to show: before loading, and after signing out. */
export const noMenus: Menus = { top: [], tree: [], leaves: [], routes: [] }

/** Makes of the server's answer what the menus show to a user with these roles. */
export function menusOf({ top, tree, roles }: LoadMenuAnswer): Menus {
  const items = itemsOf(tree, roles)
  const leaves = leavesOf(items)
  const taken = new Set<string>()
  return { top: itemsOf(top, roles), tree: items, leaves, routes: [...routesOf(items, taken), ...parentRoutesOf(items, taken)] }
}

/** The visible entries of a tree. A parent of whose children none is visible is not shown either. */
export function itemsOf(entries: readonly MenuEntry[], roles: readonly string[], above = ''): readonly MenuItem[] {
  return entries.flatMap((entry) => {
    if (!isVisible(entry, roles)) return []
    const external = addressOf(entry)
    const own = external ? framePath(entry.id) : pathUnder(above, entry.path)
    const given = entry.children ?? []
    const children = itemsOf(given, roles, own)
    if (given.length > 0 && children.length === 0) return []
    const path = external ? own : (children[0]?.path ?? leafPath(own))
    return [{ ...shownPart(entry), path, own, ...(external ? { external } : {}), children }]
  })
}

/** All leaves in reading order, with the names above them. */
export function leavesOf(items: readonly MenuItem[], trail: readonly MenuName[] = []): readonly MenuLeaf[] {
  return items.flatMap(({ id, name, i18n, pinyin, initials, path, query, children }) =>
    children.length > 0
      ? leavesOf(children, [...trail, i18n === undefined ? { name } : { name, i18n }])
      : [
          {
            id,
            name,
            path,
            trail,
            ...(i18n === undefined ? {} : { i18n }),
            ...(pinyin === undefined ? {} : { pinyin }),
            ...(initials === undefined ? {} : { initials }),
            ...(query ? { query } : {}),
          },
        ],
  )
}

/** The route that answers at a path. */
export function routeAt(routes: readonly MenuRoute[], path: string): MenuRoute | undefined {
  return routes.find((route) => route.paths.includes(path))
}

/** The top entry under which a path stands: the one whose menus lead there, or else the one whose own path it continues. */
export function topHolding({ top, tree }: Pick<Menus, 'top' | 'tree'>, path: string): MenuItem | undefined {
  const holds = ({ own, path: first, children }: MenuItem): boolean =>
    children.length > 0 ? children.some(holds) : own === path || first === path
  const root = tree.find(holds) ?? tree.find(({ own, children }) => children.length > 0 && path.startsWith(`${own}/`))
  return root && top.find(({ id }) => id === root.id)
}

/** The top entry above a path and what stands beneath it; above home and a path that no menu knows none, and the whole tree. */
export function sideAround(menus: Menus, path: string | undefined): Pick<MenuContext, 'chosenId' | 'side'> {
  const { tree } = menus
  const chosenId = path === undefined ? undefined : topHolding(menus, viewAt(menus, path))?.id
  return { chosenId, side: tree.find(({ id }) => id === chosenId)?.children ?? tree }
}

/** Whether a path stands beneath another top entry than the chosen one. What the chosen one leads to as well is not elsewhere. */
export function isElsewhere(menus: Menus, chosenId: string, path: string): boolean {
  const view = viewAt(menus, path)
  const isBeneathChosen = topHolding({ ...menus, tree: menus.tree.filter(({ id }) => id === chosenId) }, view) !== undefined
  return !isBeneathChosen && topHolding(menus, view) !== undefined
}

/** The path of the view that is shown at a path: a parent shows its first leaf. */
const viewAt = ({ routes }: Menus, path: string): string => routeAt(routes, path)?.leadsTo ?? path

/** Where a chosen top entry leads: to its own view, or else to the first leaf of its side menu. */
export function destinationOf(top: MenuItem, side: readonly MenuItem[], routes: readonly MenuRoute[]): string {
  const route = routeAt(routes, top.path)
  if (top.external !== undefined || (route && route.leadsTo === undefined)) return top.path
  return side[0]?.path ?? top.path
}

/** The routes of all leaves. Where two leaves claim one path, the first has it. */
function routesOf(items: readonly MenuItem[], taken: Set<string>): readonly MenuRoute[] {
  return items.flatMap((item) => {
    if (item.children.length > 0) return routesOf(item.children, taken)
    const free = [...new Set([item.path, item.own])].filter((path) => !taken.has(path))
    const [first, ...others] = free
    if (first === undefined) return []
    for (const path of free) taken.add(path)
    return [{ ...routeNamed(item, [first, ...others]), ...(item.external === undefined ? {} : { external: item.external }) }]
  })
}

/** The routes of all parents: each leads to its first leaf. Where a leaf answers at a parent's path, the leaf has it. */
function parentRoutesOf(items: readonly MenuItem[], taken: Set<string>): readonly MenuRoute[] {
  return items.flatMap((item) => {
    if (item.children.length === 0) return []
    const inner = parentRoutesOf(item.children, taken)
    if (taken.has(item.own)) return inner
    taken.add(item.own)
    return [{ ...routeNamed(item, [item.own]), leadsTo: item.path }, ...inner]
  })
}

function routeNamed({ id, name, i18n, group }: MenuItem, paths: MenuRoute['paths']): MenuRoute {
  return { id, name, paths, ...(i18n === undefined ? {} : { i18n }), ...(group === undefined ? {} : { group }) }
}

function shownPart({ id, name, source, code, group, query, meta }: MenuEntry) {
  return {
    id,
    name,
    ...(meta?.i18n === undefined ? {} : { i18n: meta.i18n }),
    ...(meta?.pinyin === undefined ? {} : { pinyin: meta.pinyin }),
    ...(meta?.initials === undefined ? {} : { initials: meta.initials }),
    ...(source === undefined ? {} : { icon: source }),
    ...(code === undefined ? {} : { code }),
    ...(group === undefined ? {} : { group }),
    ...(query === undefined ? {} : { query }),
  }
}

function isVisible({ code, meta }: MenuEntry, roles: readonly string[]) {
  const wanted = meta?.roles ?? []
  return code !== 'APP' && (wanted.length === 0 || wanted.some((role) => roles.includes(role)))
}

function addressOf({ path, src }: MenuEntry) {
  return [path, src].find((address) => address !== undefined && /^https?:\/\//i.test(address))
}

function framePath(id: string) {
  return `/myiframe/${encodeURIComponent(id.toWellFormed())}`
}

function pathUnder(above: string, path: string) {
  const whole = path.startsWith('/') ? path : `${above}/${path}`
  return `/${whole.split('/').filter(Boolean).join('/')}`
}

/** `/order` is shown at `/order/index`; `/order/index` and `/pickup/acceptance-index` stay as they are. */
function leafPath(own: string) {
  return /[/-]index$/.test(own) ? own : `${own === '/' ? '' : own}/index`
}
