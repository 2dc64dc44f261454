import { isRecord } from '../../is-record.ts'

/** How a view stands, as its address says it: texts by the names that the view reads. */
export type Place = Readonly<Record<string, string>>

/** How the views of open tabs stand, by the key of their tab: for as long as this browser tab is open. */
export interface KeptPlaces {
  /** How a view stood last; nothing where that is as it begins. */
  readonly read: (key: string) => Place
  readonly write: (key: string, place: Place) => void
  /** How far down a part of a view was scrolled, in pixels. It does not outlive the page: what is loaded anew begins at its top. */
  readonly scroll: (key: string, part: string) => { get(): number; set(top: number): void }
  /** These tabs are closed. */
  readonly drop: (keys: readonly string[]) => void
  /** Whoever worked here is gone. */
  readonly clear: () => void
  /** The screen is locked, and what is stored is sealed: nothing of it is left here, nor written over it. */
  readonly close: () => void
  /** What is stored can be read again. */
  readonly reopen: () => void
}

const storageKey = 'etalon.places'
/** What an address or a storage holds beyond this was not written by a screen. */
const longest = 64 * 1024

/** @param storage @default that of this browser tab, which a reload leaves and other tabs do not see */
export function createKeptPlaces(storage: () => Storage = () => sessionStorage): KeptPlaces {
  let places = new Map(Object.entries(stored(storage)))
  const scrolled = new Map<string, Map<string, number>>()
  let isClosed = false
  const keep = () => {
    if (isClosed) return
    try {
      storage().setItem(storageKey, JSON.stringify(Object.fromEntries(places)))
    } catch {
      // Storage is blocked or full: places live as long as the page.
    }
  }
  return {
    read: (key) => places.get(key) ?? {},
    write: (key, place) => {
      if (Object.keys(place).length === 0) places.delete(key)
      else places.set(key, place)
      keep()
    },
    scroll: (key, part) => ({
      get: () => scrolled.get(key)?.get(part) ?? 0,
      set: (top) => void scrolled.set(key, new Map(scrolled.get(key)).set(part, top)),
    }),
    drop: (keys) => {
      for (const key of keys) {
        places.delete(key)
        scrolled.delete(key)
      }
      keep()
    },
    clear: () => {
      isClosed = false
      places = new Map()
      scrolled.clear()
      keep()
    },
    close: () => {
      isClosed = true
      places = new Map()
    },
    reopen: () => {
      isClosed = false
      places = new Map([...Object.entries(stored(storage)), ...places])
    },
  }
}

function stored(storage: () => Storage): Readonly<Record<string, Place>> {
  try {
    const text = storage().getItem(storageKey) ?? ''
    const found: unknown = text.length > longest ? undefined : JSON.parse(text)
    if (!isRecord(found)) return {}
    return Object.fromEntries(Object.entries(found).flatMap(([key, value]) => (isPlace(value) ? [[key, value]] : [])))
  } catch {
    return {}
  }
}

const isPlace = (value: unknown): value is Place =>
  isRecord(value) && Object.values(value).every((text) => typeof text === 'string')
