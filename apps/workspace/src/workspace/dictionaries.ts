import type { Client } from '@etalon/api/client'
import { choicesOf, contract, type DictionaryChoice } from '@etalon/api/contract'
import { readStored, removeStored, writeStored } from './local-store.ts'

/** Sections 3.2 and 9: where they are kept, and how many are asked for. */
const kept = { system: 'dictionary', business: 'dictionaryBusiness' } as const
const all = { current: 1, size: 999 }

/** What one can choose of each dictionary, by its code. */
export type Choices = ReadonlyMap<string, readonly DictionaryChoice[]>

/** The dictionaries as the back end has them; the specification's own stand behind them. */
export interface Dictionaries {
  /** What is known now; the same until it changes. */
  readonly read: () => Choices
  /** @returns a function that ends it */
  readonly subscribe: (changed: () => void) => () => void
  /** Asks the back end for all of them. What it does not answer stays as it was known. */
  readonly load: () => Promise<void>
  /** Forgets what belongs to the institute of whoever was signed in. */
  readonly forget: () => void
}

/** Dictionaries that are loaded once somebody is signed in, and outlive the page. */
export function createDictionaries(client: Client): Dictionaries {
  const listeners = new Set<() => void>()
  let system = parseStored(readStored(kept.system))
  let business = parseStored(readStored(kept.business))
  const join = (): Choices => new Map([...business, ...system])
  let known = join()
  let latest = 0
  const take = () => {
    known = join()
    for (const changed of listeners) changed()
  }
  return {
    read: () => known,
    subscribe(changed) {
      listeners.add(changed)
      return () => void listeners.delete(changed)
    },
    async load() {
      latest += 1
      const mine = latest
      const [ofSystem, ofBusiness] = await Promise.allSettled([
        client.send(contract.dictionary.list, { query: all, quiet: true }),
        client.send(contract.businessDictionary.list, { query: all, quiet: true }),
      ])
      // Forgotten meanwhile, or asked for once more.
      if (mine !== latest) return
      if (ofSystem.status === 'fulfilled') {
        system = choicesOf(ofSystem.value)
        writeStored(kept.system, [...system])
      }
      if (ofBusiness.status === 'fulfilled') {
        business = choicesOf(ofBusiness.value)
        writeStored(kept.business, [...business])
      }
      take()
    },
    forget() {
      latest += 1
      system = new Map()
      business = new Map()
      for (const key of Object.values(kept)) removeStored(key)
      take()
    },
  }
}

const isChoice = (value: unknown): value is DictionaryChoice =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  'zh' in value &&
  'en' in value &&
  [value.key, value.zh, value.en].every((text) => typeof text === 'string')

/** What an earlier page has kept; nothing where it is none of that. */
function parseStored(value: unknown): Choices {
  if (!Array.isArray(value)) return new Map()
  const isEntry = (one: unknown): one is [string, DictionaryChoice[]] =>
    Array.isArray(one) && typeof one[0] === 'string' && Array.isArray(one[1]) && one[1].every(isChoice)
  return new Map(value.filter(isEntry))
}
