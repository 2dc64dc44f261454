import type { Client } from '@etalon/api/client'
import { choicesOf, contract } from '@etalon/api/contract'
import { type Choices, type JoinedChoices, joinChoices, keptChoices, readChoices } from '../kept/kept-choices.ts'
import { removeStored, writeStored } from '../kept/local-store.ts'
import { createTold, type Told } from './told.ts'

/** Section 9: how many are asked for. */
const all = { current: 1, size: 999 }

/** The dictionaries as the back end has them; the specification's own stand behind them. */
export type Dictionaries = Told<Choices>

/** Dictionaries that are loaded once somebody is signed in, and outlive the page. */
export function createDictionaries(client: Client): Dictionaries {
  const told = createTold<JoinedChoices>({
    empty: joinChoices(new Map(), new Map()),
    async ask(known) {
      const [system, business] = await Promise.allSettled([
        client.send(contract.dictionary.list, { query: all, quiet: true }),
        client.send(contract.businessDictionary.list, { query: all, quiet: true }),
      ])
      return joinChoices(
        system.status === 'fulfilled' ? choicesOf(system.value) : known.system,
        business.status === 'fulfilled' ? choicesOf(business.value) : known.business,
      )
    },
    kept: {
      read: readChoices,
      write(known) {
        for (const part of ['system', 'business'] as const) writeStored(keptChoices[part], [...known[part]])
      },
      drop() {
        for (const key of Object.values(keptChoices)) removeStored(key)
      },
    },
  })
  return { ...told, read: () => told.read().all }
}
