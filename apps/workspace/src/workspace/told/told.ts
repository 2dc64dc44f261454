import { readStored, removeStored, writeStored } from '../kept/local-store.ts'

/** Something that the back end tells once somebody is signed in, and that screens look at. */
export interface Told<T> {
  /** What is known now; the same until it changes. */
  readonly read: () => T
  /** @returns a function that ends it */
  readonly subscribe: (changed: () => void) => () => void
  /** Asks the back end. What it does not answer stays as it was known. @returns whether what it answered is known now */
  readonly load: () => Promise<boolean>
  /** Forgets what belongs to whoever was signed in; what comes after that is not taken. */
  readonly forget: () => void
}

interface TellingOptions<T> {
  /** What is known before anything is told, and after it is forgotten. */
  readonly empty: T
  readonly ask: (known: T) => Promise<T>
  /** Where it outlives the page. @default it does not */
  readonly kept?: Kept<T>
}

/** Where something outlives the page. */
interface Kept<T> {
  /** @returns what is empty where an earlier page has kept something else */
  readonly read: () => T
  readonly write: (value: T) => void
  readonly drop: () => void
}

/**
 * @param parse makes of what an earlier page has kept under a key what is known
 * @param keepable what of it may be kept. @default all of it
 */
export const keptUnder = <T>(key: string, parse: (stored: unknown) => T, keepable = (value: T): T => value): Kept<T> => ({
  read: () => parse(readStored(key)),
  write: (value) => writeStored(key, keepable(value)),
  drop: () => removeStored(key),
})

/** Keeps what the back end tells. Of two answers the later question's counts. */
export function createTold<T>({ empty, ask, kept }: TellingOptions<T>): Told<T> {
  const listeners = new Set<() => void>()
  // What is kept is read at the first look: most pages look at few of these.
  let known: { readonly value: T } | undefined
  let latest = 0
  const read = () => {
    known ??= { value: kept ? kept.read() : empty }
    return known.value
  }
  const take = (value: T) => {
    known = { value }
    for (const changed of listeners) changed()
  }
  return {
    read,
    subscribe(changed) {
      listeners.add(changed)
      return () => void listeners.delete(changed)
    },
    async load() {
      latest += 1
      const mine = latest
      try {
        const value = await ask(read())
        // Forgotten meanwhile, or asked for once more.
        if (mine !== latest) return false
        kept?.write(value)
        take(value)
        return true
      } catch {
        // What was known stands: the server asks for the same with every call, and whoever looks later asks again.
        return false
      }
    },
    forget() {
      latest += 1
      kept?.drop()
      take(empty)
    },
  }
}
