import type { Client } from '@etalon/api/client'
import { choicesOf, contract, type DictionaryChoice } from '@etalon/api/contract'
import { readStored, removeStored, writeStored } from './local-store.ts'
import { createTold, type Told } from './told.ts'

/** Sections 3.2 and 9: where they are kept, and how many are asked for. */
const kept = { system: 'dictionary', business: 'dictionaryBusiness' } as const
const all = { current: 1, size: 999 }

/** What one can choose of each dictionary, by its code. */
export type Choices = ReadonlyMap<string, readonly DictionaryChoice[]>

/** The dictionaries as the back end has them; the specification's own stand behind them. */
export type Dictionaries = Told<Choices>

const join = (system: Choices, business: Choices) => ({ system, business, all: new Map([...business, ...system]) })
type Joined = { readonly system: Choices; readonly business: Choices; readonly all: Choices }

/** Dictionaries that are loaded once somebody is signed in, and outlive the page. */
export function createDictionaries(client: Client): Dictionaries {
  const told = createTold<Joined>({
    empty: join(new Map(), new Map()),
    async ask(known) {
      const [system, business] = await Promise.allSettled([
        client.send(contract.dictionary.list, { query: all, quiet: true }),
        client.send(contract.businessDictionary.list, { query: all, quiet: true }),
      ])
      return join(
        system.status === 'fulfilled' ? choicesOf(system.value) : known.system,
        business.status === 'fulfilled' ? choicesOf(business.value) : known.business,
      )
    },
    kept: {
      read: () => join(parseStored(readStored(kept.system)), parseStored(readStored(kept.business))),
      write(known) {
        for (const part of ['system', 'business'] as const) writeStored(kept[part], [...known[part]])
      },
      drop() {
        for (const key of Object.values(kept)) removeStored(key)
      },
    },
  })
  return { ...told, read: () => told.read().all }
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
