import { isRecord } from '../../is-record.ts'
import {
  readStored,
  readText,
  removeStored,
  replaceIn,
  replaceStored,
  storedKeys,
  writeElsewhere,
  writeStored,
} from './local-store.ts'
import { closedKey, collapsedKey, lockKey, personKey, preferencesKey, storageKeyKey, tabOfKey } from './stored-keys.ts'

/**
 * What this device keeps of somebody's work: readable while they work, sealed while the screen is locked (LOCK-5). Sealing needs the public
 * half of a key alone; the private one is the back end's, which tells it to whoever unlocks or signs in to the account.
 */
export interface SealedStorage {
  /** Somebody signs in: what an earlier lock left sealed of theirs is opened, and the next lock seals for them. */
  readonly admit: (personId: string, privateKey: string) => Promise<void>
  /** Whether the screen is locked, and what is there is sealed or about to be. */
  readonly isClosed: () => boolean
  /**
   * The screen is locked: seals what is there, and from now on whatever is still written.
   * @param written what is still on its way into the storage; where the lock is lifted meanwhile nothing is sealed
   */
  readonly close: (written?: () => Promise<unknown>) => Promise<void>
  /** The lock is lifted, by this page or another one. */
  readonly open: (privateKey: string) => Promise<void>
  /** From now on what is written stays readable. What is sealed stays so. */
  readonly lifted: () => void
  /**
   * The session is over: what ends with it does, sealed as it is. What is theirs stays sealed until they sign in.
   * @param elsewhere another browser tab has ended it, and has removed what all of them share
   */
  readonly forget: (elsewhere: boolean) => void
  /** Fetches what sealing needs, while there is a network. */
  readonly prepare: () => Promise<void>
}

interface Sealed {
  readonly person: string
  /** When it was sealed, in milliseconds since 1970: of two under one key the later one counts. */
  readonly at: number
  /** Whether it goes with the session, as tabs do, and is not theirs for longer, as drafts are. */
  readonly ofSession: boolean
  /** The key that it is stored under while it is readable, and its text. */
  readonly box: string
}

/** A storage of the browser, as far as sealing needs it. */
interface Shelf {
  readonly keys: () => readonly string[]
  readonly read: (key: string) => string | undefined
  readonly replace: (key: string, by: string, text: string) => boolean
  readonly remove: (key: string) => void
}

/** Browser tabs seal one after the other: none of them removes what another one is just writing. */
const turnName = 'etalon.sealing'
const prefix = 'etalon.sealed.'
/** What says nothing of the work: the lock and who is behind it, the look, and this key itself. */
const open = new Set([lockKey, personKey, preferencesKey, closedKey, collapsedKey, storageKeyKey, tabOfKey])
const isWork = (key: string) => !open.has(key) && !key.startsWith(prefix)
/** What ends with a session; all else, such as drafts, is its person's for longer. */
const isOfSession = (key: string) => /^(?:etalon\.(?:tabs|recent-commands|uploads)|dictionary.*|userInfo|staffBy.*)$/.test(key)

const onDevice: Shelf = { keys: () => storedKeys(''), read: readText, replace: replaceStored, remove: removeStored }

/** What one browser tab keeps for itself. Where it is blocked there is nothing in it. */
const inTab = (storage: () => Storage): Shelf => ({
  keys: () => attempt(() => Array.from({ length: storage().length }, (_, at) => storage().key(at) ?? ''), []),
  read: (key) => attempt(() => storage().getItem(key) ?? undefined, undefined),
  replace: (key, by, text) =>
    attempt(() => {
      replaceIn(storage(), key, by, text)
      return true
    }, false),
  remove: (key) => attempt(() => storage().removeItem(key), undefined),
})

function attempt<T>(work: () => T, otherwise: T): T {
  try {
    return work()
  } catch {
    return otherwise
  }
}

/**
 * @param failed hears what could not be sealed, for the error log: there was no room for it, and it is readable as before
 * @param tabStorage @default that of this browser tab
 */
export function createSealedStorage(
  failed: (error: Error) => void,
  tabStorage: () => Storage = () => sessionStorage,
): SealedStorage {
  const tab = inTab(tabStorage)
  const shelves = [onDevice, tab]
  let isClosed = false

  const openOf = async (isMine: (sealed: Sealed) => boolean, privateKey: string) => {
    if (!shelves.some((shelf) => sealedIn(shelf).some(({ sealed }) => isMine(sealed)))) return
    const { openBox } = await fetchBox()
    for (const shelf of shelves)
      for (const { name, sealed } of sealedIn(shelf)) {
        const found = isMine(sealed) ? entryOf(openBox(privateKey, sealed.box)) : undefined
        if (found === undefined) continue
        // What stands there is newer: another page wrote it, or the later of two was opened before.
        if (shelf.read(found.key) !== undefined) shelf.remove(name)
        else if (!shelf.replace(name, found.key, found.text)) failed(new Error('There is no room to open what was sealed.'))
      }
  }

  const seal = async () => {
    const mine = ownKey()
    if (!mine) return
    const { boxesFor } = await fetchBox()
    // Unlocked meanwhile.
    if (!isClosed) return
    const close = boxesFor(mine.publicKey)
    const sealed = (key: string, text: string) =>
      JSON.stringify({
        person: mine.personId,
        at: Date.now(),
        ofSession: isOfSession(key),
        box: close(JSON.stringify([key, text])),
      } satisfies Sealed)
    for (const shelf of shelves)
      for (const key of shelf.keys().filter(isWork)) {
        const text = shelf.read(key)
        if (text !== undefined && !shelf.replace(key, newName(), sealed(key, text)))
          failed(new Error('There is no room to seal what is stored while the screen is locked.'))
      }
    const names = new Map<string, string>()
    writeElsewhere((key, text) => {
      if (!isWork(key)) return { key, text }
      const name = names.get(key) ?? newName()
      names.set(key, name)
      return { key: name, text: sealed(key, text) }
    })
  }

  return {
    async admit(personId, privateKey) {
      const { publicOf } = await fetchBox()
      writeStored(storageKeyKey, { version: 1, personId, publicKey: publicOf(privateKey) })
      await openOf(({ person }) => person === personId, privateKey)
    },
    isClosed: () => isClosed,
    async close(written) {
      isClosed = true
      await inTurn(async () => {
        await written?.()
        await seal()
      })
    },
    async open(privateKey) {
      await openOf(() => true, privateKey)
    },
    lifted() {
      isClosed = false
      writeElsewhere(undefined)
    },
    forget(elsewhere) {
      isClosed = false
      writeElsewhere(undefined)
      for (const { name } of sealedIn(tab)) tab.remove(name)
      if (elsewhere) return
      removeStored(storageKeyKey)
      for (const { name, sealed } of sealedIn(onDevice)) if (sealed.ofSession) onDevice.remove(name)
    },
    async prepare() {
      // Whoever seals asks for it again, and hears then why it does not come.
      await fetchBox().catch(() => {})
    },
  }
}

/** For whom the next lock seals; undefined before anybody has signed in where the back end tells a key. */
function ownKey(): { readonly personId: string; readonly publicKey: string } | undefined {
  const stored = readStored(storageKeyKey)
  if (!isRecord(stored) || stored.version !== 1) return undefined
  const { personId, publicKey } = stored
  return typeof personId === 'string' && typeof publicKey === 'string' && /^[\da-f]{64}$/.test(publicKey)
    ? { personId, publicKey }
    : undefined
}

/** What is sealed in a storage, the latest first. */
function sealedIn(shelf: Shelf): readonly { readonly name: string; readonly sealed: Sealed }[] {
  return shelf
    .keys()
    .filter((key) => key.startsWith(prefix))
    .flatMap((name) => {
      const sealed = parse(shelf.read(name))
      return sealed ? [{ name, sealed }] : []
    })
    .sort((a, b) => b.sealed.at - a.sealed.at)
}

function parse(text: string | undefined): Sealed | undefined {
  const found = attempt<unknown>(() => JSON.parse(text ?? ''), undefined)
  if (!isRecord(found)) return undefined
  const { person, at, ofSession, box } = found
  if (typeof person !== 'string' || typeof at !== 'number' || typeof ofSession !== 'boolean' || typeof box !== 'string')
    return undefined
  return { person, at, ofSession, box }
}

function entryOf(text: string | undefined): { readonly key: string; readonly text: string } | undefined {
  const found = attempt<unknown>(() => JSON.parse(text ?? ''), undefined)
  if (!Array.isArray(found)) return undefined
  const [key, value] = found as readonly unknown[]
  return typeof key === 'string' && typeof value === 'string' ? { key, text: value } : undefined
}

/** Few pages want it, and late. */
const fetchBox = () => import('./box.ts')
const newName = () => `${prefix}${crypto.randomUUID()}`

/** Where there are no locks (plain http), at once. */
async function inTurn(work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) await work()
  else await navigator.locks.request(turnName, work)
}
