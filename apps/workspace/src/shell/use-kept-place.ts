import type { Tab } from '@etalon/machines/tab-strip'
import { createContext, useCallback, useContext, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type Place, useWorkspace } from '../workspace/index.ts'
import { readAddress, viewPath } from './views.ts'

const openTab = createContext<Pick<Tab, 'key' | 'value' | 'query'> | undefined>(undefined)

/** Says to a screen which tab it stands in. */
export const OpenTab = openTab.Provider

/** How a screen stands, and where that is kept. */
export interface KeptPlace {
  /** How the screen was told to stand: by its address, or as it was left. */
  readonly entered: Place
  /** Rises when somebody comes by another address while the screen is open. */
  readonly entry: number
  /** Remembers how the screen stands now, and says it in the address. */
  readonly keep: (place: Place) => void
}

/** Longer addresses are refused on the way; what does not fit is remembered without them. */
const longestAddress = 4000

/** What this file wrote into the address says nothing new. */
const own = { own: true }
const isOwn = (state: unknown) => typeof state === 'object' && state !== null && 'own' in state

const isEmpty = (place: Place) => Object.keys(place).length === 0
/** The same words in another order are the same place. */
const textOf = (place: Place) => JSON.stringify(Object.entries(place).sort(([one], [other]) => (one < other ? -1 : 1)))

/**
 * How a screen stands (which part, page, conditions), kept with its tab and said in the address, so that an address can be handed on.
 * Outside a tab nothing is kept.
 */
export function useKeptPlace(): KeptPlace {
  const tab = useContext(openTab)
  const { places } = useWorkspace()
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const key = tab?.key ?? ''
  const told = useMemo(() => {
    if (!tab || viewPath(pathname) !== tab.value) return undefined
    const { query, place } = readAddress(tab.value, search)
    return textOf(query) === textOf(tab.query) ? place : undefined
  }, [tab, pathname, search])
  const [{ entered, entry }, enter] = useState(() => ({
    entered: told && !isEmpty(told) ? told : places.read(key),
    entry: 0,
  }))
  const current = useRef(entered)

  const show = useRef<(place: Place) => void>(undefined)
  // Before the effects of what is within: a list says at once how it stands.
  useLayoutEffect(() => {
    show.current = (place) => {
      if (!tab || told === undefined) return
      const words = new URLSearchParams({ ...tab.query, ...place }).toString()
      const address = words === '' ? pathname : `${pathname}?${words}`
      const short = new URLSearchParams(tab.query).toString()
      const fitting = address.length <= longestAddress ? address : short === '' ? pathname : `${pathname}?${short}`
      void navigate(fitting, { replace: true, state: own })
    }
    // A screen behind another tab does not lead away from that.
    return () => {
      show.current = undefined
    }
  }, [tab, told, pathname, navigate])

  useLayoutEffect(() => {
    if (told === undefined || isOwn(state)) return
    const stands = current.current
    if (isEmpty(told)) {
      // The tab was chosen, or the menu: it stands as it was left.
      if (!isEmpty(stands)) show.current?.(stands)
      return
    }
    places.write(key, told)
    if (textOf(told) === textOf(stands)) return
    current.current = told
    enter((before) => ({ entered: told, entry: before.entry + 1 }))
  }, [told, state, key, places])

  const keep = useCallback(
    (place: Place) => {
      if (textOf(place) === textOf(current.current)) return
      current.current = place
      places.write(key, place)
      show.current?.(place)
    },
    [places, key],
  )
  return { entered, entry, keep }
}

/** How far down a part of a screen is scrolled, kept with its tab. @param part what of the screen it is */
export function useKeptScroll(part: string): { get(): number; set(top: number): void } {
  const tab = useContext(openTab)
  const { places } = useWorkspace()
  return useMemo(() => places.scroll(tab?.key ?? '', part), [places, tab, part])
}
