import { readStored, writeStored } from './local-store.ts'
import { tabOfKey, tabsKey } from './stored-keys.ts'

const own = 'etalon.'

/**
 * Whose what this browser tab keeps for itself is from now on. A tab that was closed and is opened again brings back what it kept, also
 * where somebody else has signed in meanwhile: what is not of this person is removed.
 * @param person their id; undefined where nobody works here
 * @param storage @default that of this browser tab, which a reload leaves and other tabs do not see
 */
export function claimTab(person: string | undefined, storage: () => Storage = () => sessionStorage): void {
  try {
    const shelf = storage()
    if (person !== undefined && shelf.getItem(tabOfKey) === person) return
    for (const key of Object.keys(shelf)) if (key.startsWith(own)) shelf.removeItem(key)
    if (person !== undefined) shelf.setItem(tabOfKey, person)
  } catch {
    // Storage is blocked: nothing is kept there.
  }
}

/** The tabs as this browser tab kept them, to be parsed; where it has none yet, as the one that wrote last did. */
export function readTabs(): unknown {
  try {
    const text = sessionStorage.getItem(tabsKey)
    if (text !== null) return JSON.parse(text)
  } catch {
    // Storage is blocked, or another hand wrote there.
  }
  return readStored(tabsKey)
}

/** Keeps the tabs: for this browser tab, and for those that are opened yet. */
export function writeTabs(saved: unknown): void {
  try {
    sessionStorage.setItem(tabsKey, JSON.stringify(saved))
  } catch {
    // Storage is blocked or full: what all browser tabs share counts.
  }
  writeStored(tabsKey, saved)
}
