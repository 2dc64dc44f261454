import { contract } from './all-calls.ts'
import type { Call } from './call.ts'

/** The areas of the contract whose records move by a progression, by the progression's name. */
const movingAreas: Readonly<Record<string, string>> = {
  pickup_state: 'pickup',
  quote_examine_status: 'quote',
  contract_examine_status: 'contract',
  order_status: 'order',
  item_state: 'item',
  report_state: 'report',
  OBJECT_STATE: 'settlement',
  period_state: 'period',
  DEVICE_STATE: 'standard',
  PLAN_STATUS: 'tracePlan',
  leave_state: 'leave',
}

/** The area whose call `move` moves the records of a progression; undefined where other calls do. @param progression its name */
export const areaOfMoves = (progression: string): string | undefined => movingAreas[progression]

/**
 * Whether a call is made by a button that some have and others do not: it changes something, and its roles are named. A call `move` is
 * as many buttons as its records have moves.
 */
export const isButtonCall = (name: string, { auth, method, reads, roles }: Call): boolean =>
  auth === 'session' && method === 'POST' && reads !== true && roles !== undefined && name !== 'move'

const codes = new Map<Call, string>()
function knownCodes(): ReadonlyMap<Call, string> {
  if (codes.size > 0) return codes
  for (const [area, calls] of Object.entries(contract))
    for (const [name, call] of Object.entries<Call>(calls)) if (isButtonCall(name, call)) codes.set(call, `${area}-${name}`)
  return codes
}

/**
 * The code of the button that makes a call, `order-sign` (section 6: whoever has a code may press its button); undefined where everybody
 * who sees the screen may.
 * @param call of {@link contract}
 */
export const callButton = (call: Call): string | undefined => knownCodes().get(call)

/**
 * The code of the button that makes a move, `order-move-accept`; undefined where the move is made by a call of its own.
 * @param progression the name of the progression, `order_status`
 */
export const moveButton = (progression: string, action: string): string | undefined => {
  const area = areaOfMoves(progression)
  return area === undefined ? undefined : `${area}-move-${action}`
}

/** Whether the codes of a back end are ours: one that has its own says nothing about our buttons. */
export function areOurButtons(given: ReadonlySet<string>): boolean {
  const ours = new Set(knownCodes().values())
  return [...given].some((code) => ours.has(code) || /^[a-zA-Z]+-move-[a-zA-Z]+$/.test(code))
}
