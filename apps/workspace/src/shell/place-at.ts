import { type MenuRoute, routeAt } from '@etalon/machines/menu'
import { type View, viewAt, viewPath } from './views.ts'

/** What an address of the shell leads to. */
export type Place =
  /** A screen of the workspace. */
  | { readonly kind: 'view'; readonly path: string; readonly view: View }
  /** A menu entry that is a page of another site. */
  | { readonly kind: 'frame'; readonly path: string; readonly route: MenuRoute & { readonly external: string } }
  /** A menu entry for which this workspace has no screen. */
  | { readonly kind: 'unknown'; readonly path: string; readonly route: MenuRoute }
  /** A menu entry that others lie beneath: its first one is meant. */
  | { readonly kind: 'leads'; readonly to: string }

/** Whether a route is a page of another site. */
export const isExternal = (route: MenuRoute): route is MenuRoute & { readonly external: string } => route.external !== undefined

/** What an address leads to; undefined where nobody knows it. @param routes those of the menu, as far as it is loaded */
export function placeAt(pathname: string, routes: readonly MenuRoute[]): Place | undefined {
  const known = viewPath(pathname)
  const view = known === undefined ? undefined : viewAt(known)?.view
  if (known !== undefined && view) return { kind: 'view', path: known, view }
  const route = routeAt(routes, pathname.replace(/\/+$/, ''))
  if (!route) return undefined
  const [path] = route.paths
  if (route.leadsTo !== undefined) return { kind: 'leads', to: route.leadsTo }
  return isExternal(route) ? { kind: 'frame', path, route } : { kind: 'unknown', path, route }
}
