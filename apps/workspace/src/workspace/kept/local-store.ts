/** Local storage that never throws: where it is blocked or full, values live as long as the page. */
const memory = new Map<string, string>()

let hasFailed = false
let listener: () => void = () => {}

/** Tells once, in the life of a page, that what is stored ends with it: where that is so already, at once. */
export function whenNotKept(tell: () => void): void {
  listener = tell
  if (hasFailed) tell()
}

/** The value stored under a key as JSON; undefined where there is none, or where it is no JSON. */
export function readStored(key: string): unknown {
  let text: string | null = memory.get(key) ?? null
  try {
    text = localStorage.getItem(key) ?? text
  } catch {
    // Storage is blocked: what is in memory counts.
  }
  if (text === null) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Stores a value as JSON. @returns false where it will not outlive the page */
export function writeStored(key: string, value: unknown): boolean {
  const text = JSON.stringify(value)
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
