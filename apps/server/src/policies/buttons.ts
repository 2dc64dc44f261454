import { areaOfMoves, type Call, contract, isButtonCall, type MenuButton } from '@etalon/api/contract'
import { labelOfMove, progressions } from '@etalon/api/domain'
import { type AreaWords, contractWords } from '../openapi/index.ts'
import { type Language, Refusal } from '../refusal/index.ts'
import type { Caller } from '../session/index.ts'
import { type Policy, policies } from './calls.ts'
import { mayCall } from './who-may.ts'

/** Something that some may do and others may not, with a code by which it is given and withheld. */
interface Button {
  readonly code: string
  readonly name: (language: Language) => string
  readonly mayEver: (caller: Caller) => boolean
}

const wordsOf = (area: string): AreaWords | undefined => (contractWords as Readonly<Record<string, AreaWords>>)[area]

const policyOf = (area: string, name: string): Policy | undefined =>
  (policies as Readonly<Record<string, Readonly<Record<string, Policy>>>>)[area]?.[name]

function callButtons(area: string, calls: Readonly<Record<string, Call>>): Button[] {
  return Object.entries(calls).flatMap(([name, call]) => {
    const policy = policyOf(area, name)
    if (!isButtonCall(name, call) || !policy) return []
    return [
      {
        code: `${area}-${name}`,
        name: (language: Language) => wordsOf(area)?.calls[name]?.[language] ?? name,
        mayEver: (caller: Caller) => mayCall(caller, call, policy),
      },
    ]
  })
}

function moveButtons(area: string): Button[] {
  return progressions
    .filter(({ name }) => areaOfMoves(name) === area)
    .flatMap(({ name: progression, moves }) =>
      [...Map.groupBy(moves, ({ action }) => action)].map(
        ([action, all]): Button => ({
          code: `${area}-move-${action}`,
          name: (language) => labelOfMove(progression, action, language),
          mayEver: ({ roles }) => all.some(({ by }) => by.some((role) => roles.includes(role))),
        }),
      ),
    )
}

const areas: readonly { readonly area: string; readonly buttons: readonly Button[] }[] = Object.entries(contract).map(
  ([area, calls]) => ({ area, buttons: [...callButtons(area, calls), ...moveButtons(area)] }),
)
const codes = new Set(areas.flatMap(({ buttons }) => buttons.map(({ code }) => code)))

/** Whether a code is that of one of our buttons: an institute can have others of its own. */
export const isButton = (code: string): boolean => codes.has(code)

/** The buttons that somebody may press, by the area of the contract that they are of; areas without one are left out. */
export function buttonsFor(caller: Caller, language: Language): MenuButton[] {
  return areas.flatMap(({ area, buttons }) => {
    const theirs = buttons.filter(({ code, mayEver }) => mayEver(caller) && !caller.withheld.includes(code))
    if (theirs.length === 0) return []
    const children = theirs.map(({ code, name }) => ({ code, name: name(language) }))
    return [{ code: area, name: wordsOf(area)?.title[language] ?? area, children }]
  })
}

/**
 * Refuses a call or a move whose button the institute gives to others.
 * @param id of the call as in the contract
 * @param body of the call, once it was read
 * @throws {Refusal} 403
 */
export function checkButton({ withheld }: Caller, id: { readonly area: string; readonly name: string }, body: unknown): void {
  if (withheld.length === 0) return
  const action = typeof body === 'object' && body !== null && 'action' in body ? String(body.action) : ''
  const code = id.name === 'move' ? `${id.area}-move-${action}` : `${id.area}-${id.name}`
  if (withheld.includes(code)) throw new Refusal(403, 'forbidden')
}
