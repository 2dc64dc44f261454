/** Local storage that never throws: where it is blocked or full, values live as long as the page. */
const memory = new Map<string, string>()

let hasFailed = false
let listener: () => void = () => {}

/** Tells once, in the life of a page, that what is stored ends with it: where that is so already, at once. */
export function whenNotKept(tell: () => void): void {
  listener = tell
  if (hasFailed) tell()
}

/** Where a text goes instead, and as what. */
export type Detour = (key: string, text: string) => { readonly key: string; readonly text: string }
let detour: Detour | undefined

/** From now on what is written goes elsewhere; undefined where it goes under its own key again. */
export function writeElsewhere(by: Detour | undefined): void {
  detour = by
}

/** Whether something that is stored now would outlive the page. */
export function canKeep(): boolean {
  const probe = 'etalon.probe'
  try {
    localStorage.setItem(probe, '')
    localStorage.removeItem(probe)
    return true
  } catch {
    return false
  }
}

/** The text stored under a key; undefined where there is none. */
export function readText(key: string): string | undefined {
  const text = memory.get(key)
  try {
    return localStorage.getItem(key) ?? text
  } catch {
    // Storage is blocked: what is in memory counts.
    return text
  }
}

/** The value stored under a key as JSON; undefined where there is none, or where it is no JSON. */
export function readStored(key: string): unknown {
  const text = readText(key)
  if (text === undefined) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Stores a value as JSON. @returns false where it will not outlive the page */
export function writeStored(wanted: string, value: unknown): boolean {
  const plain = { key: wanted, text: JSON.stringify(value) }
  const { key, text } = detour?.(plain.key, plain.text) ?? plain
  try {
    localStorage.setItem(key, text)
    memory.delete(key)
    return true
  } catch {
    memory.set(key, text)
    if (!hasFailed) {
      hasFailed = true
      listener()
    }
    return false
  }
}

export function removeStored(key: string): void {
  memory.delete(key)
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing was stored there.
  }
}

/**
 * Puts a text under another key in the place of one that is stored, wherever that is: on the device, or in the memory of the page.
 * @returns false where there is no room: then all is as it was
 */
export function replaceStored(key: string, by: string, text: string): boolean {
  if (memory.delete(key)) {
    memory.set(by, text)
    return true
  }
  try {
    replaceIn(localStorage, key, by, text)
    return true
  } catch {
    return false
  }
}

/** The same in a storage of the browser. @throws where there is no room: then all is as it was */
export function replaceIn(storage: Storage, key: string, by: string, text: string): void {
  try {
    storage.setItem(by, text)
    storage.removeItem(key)
  } catch {
    // There is no room for both: the one has to go before the other comes.
    const before = storage.getItem(key) ?? ''
    storage.removeItem(key)
    try {
      storage.setItem(by, text)
    } catch (error) {
      storage.setItem(key, before)
      throw error
    }
  }
}

/** Keys that begin with the prefix. */
export function storedKeys(prefix: string): string[] {
  const keys = new Set(memory.keys())
  try {
    for (let index = 0; index < localStorage.length; index += 1) keys.add(localStorage.key(index) ?? '')
  } catch {
    // Storage is blocked.
  }
  return [...keys].filter((key) => key.startsWith(prefix))
}
