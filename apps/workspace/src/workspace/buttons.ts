import type { Client } from '@etalon/api/client'
import { areOurButtons, buttonCodesOf, contract } from '@etalon/api/contract'

/** The codes of the buttons that whoever is signed in may press (section 3.1). */
export interface Buttons {
  /** What is known now, the same until it changes; undefined where the back end did not say it, or knows other buttons than ours. */
  readonly read: () => ReadonlySet<string> | undefined
  /** @returns a function that ends it */
  readonly subscribe: (changed: () => void) => () => void
  /** Asks the back end. What it does not answer stays as it was known. */
  readonly load: () => Promise<void>
  /** Forgets them with whoever leaves. */
  readonly forget: () => void
}

/** Buttons that are asked for once somebody is signed in, and again where a call was forbidden. */
export function createButtons(client: Client): Buttons {
  const listeners = new Set<() => void>()
  let known: ReadonlySet<string> | undefined
  let latest = 0
  const take = (codes: ReadonlySet<string> | undefined) => {
    known = codes
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
      try {
        const codes = buttonCodesOf(await client.send(contract.menu.buttons, { quiet: true }))
        // Forgotten meanwhile, or asked for once more.
        if (mine === latest) take(areOurButtons(codes) ? codes : undefined)
      } catch {
        // What was known stands: the server asks for the same with every call.
      }
    },
    forget() {
      latest += 1
      take(undefined)
    },
  }
}
