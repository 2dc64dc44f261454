/** Where things are calibrated (attribute of a node, dictionary `nodeAttribute`). */
export const calibrationPoint = '1'
/** Where things are handed on. */
export const transferPoint = '2'
/** Where things come in. */
export const receiptPoint = '3'
/** Where things are given back. */
export const completionPoint = '4'

/** Where each type of route (dictionary `routeplan_type`) begins and ends; in between are transfer points alone. */
export const routeEnds: Readonly<Record<string, { readonly first: string; readonly last: string }>> = {
  '1': { first: receiptPoint, last: calibrationPoint },
  '2': { first: calibrationPoint, last: completionPoint },
}

/** The most stops of a route. */
export const mostStops = 20

/** What is wrong with the stops of a route. */
export type RouteFault = 'type' | 'count' | 'twice' | 'first' | 'last' | 'between'

/**
 * What keeps stops from being a route of a type; undefined where nothing does.
 * @param stops the nodes in their order, each with its attribute
 */
export function routeFault(
  type: string,
  stops: readonly { readonly id: string; readonly attribute: string }[],
): RouteFault | undefined {
  const ends = Object.hasOwn(routeEnds, type) ? routeEnds[type] : undefined
  if (!ends) return 'type'
  if (stops.length < 2 || stops.length > mostStops) return 'count'
  if (new Set(stops.map(({ id }) => id)).size < stops.length) return 'twice'
  if (stops[0]?.attribute !== ends.first) return 'first'
  if (stops.at(-1)?.attribute !== ends.last) return 'last'
  return stops.slice(1, -1).every(({ attribute }) => attribute === transferPoint) ? undefined : 'between'
}

/** A route as far as it says where things go. */
export interface RouteWay {
  readonly name: string
  /** The names of its nodes in their order. */
  readonly stops: readonly string[]
}

/** Where something can go on a route. */
export interface NextStop {
  readonly route: string
  readonly stop: string
}

/** Where something goes next, by the routes that it is on; what stands at no node has no next. Each place is named once. */
export function nextStops(routes: readonly RouteWay[], place: string): readonly NextStop[] {
  const found = new Map<string, NextStop>()
  for (const { name, stops } of routes) {
    const at = place === '' ? -1 : stops.indexOf(place)
    const stop = at === -1 ? undefined : stops[at + 1]
    if (stop !== undefined && !found.has(stop)) found.set(stop, { route: name, stop })
  }
  return [...found.values()]
}
