import type { Client } from '@etalon/api/client'
import { areOurButtons, buttonCodesOf, contract } from '@etalon/api/contract'
import { createTold, type Told } from './told.ts'

/** The codes of the buttons that whoever is signed in may press (section 3.1); undefined where the back end did not say it, or knows other buttons than ours. */
export type Buttons = Told<ReadonlySet<string> | undefined>

/** Buttons that are asked for once somebody is signed in, and again where a call was forbidden. */
export const createButtons = (client: Client): Buttons =>
  createTold<ReadonlySet<string> | undefined>({
    empty: undefined,
    async ask() {
      const codes = buttonCodesOf(await client.send(contract.menu.buttons, { quiet: true }))
      return areOurButtons(codes) ? codes : undefined
    },
  })
