import type { LeaveForm, LeaveRow } from '@etalon/api/contract'
import { type HalfDay, isCivilDate, isLeaveKind, type LeaveFault, type LeaveKindKey, leaveFault } from '@etalon/api/domain'

/** A request for leave, as somebody fills it in. */
export interface LeaveDraft {
  readonly kind: LeaveKindKey
  readonly fromDay: string
  readonly fromHalf: HalfDay
  readonly toDay: string
  readonly toHalf: HalfDay
  readonly reason: string
}

/** A request that nobody has filled in: the whole of its days. */
export const emptyLeave: LeaveDraft = { kind: 'annual', fromDay: '', fromHalf: 'am', toDay: '', toHalf: 'pm', reason: '' }

/** A request as it was handed in, to be changed. */
export const draftOf = ({ kind, fromDay, fromHalf, toDay, toHalf, reason }: LeaveRow): LeaveDraft => ({
  kind,
  fromDay,
  fromHalf,
  toDay,
  toHalf,
  reason,
})

const halfOf = (value: unknown, usual: HalfDay): HalfDay => (value === 'am' || value === 'pm' ? value : usual)
const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
const dayOf = (value: unknown) => (typeof value === 'string' && isCivilDate(value) ? value : '')

/** Makes a draft of what this device kept. */
export const readLeaveDraft = (stored: Readonly<Record<string, unknown>>): LeaveDraft => ({
  kind: typeof stored.kind === 'string' && isLeaveKind(stored.kind) ? stored.kind : emptyLeave.kind,
  fromDay: dayOf(stored.fromDay),
  fromHalf: halfOf(stored.fromHalf, 'am'),
  toDay: dayOf(stored.toDay),
  toHalf: halfOf(stored.toHalf, 'pm'),
  reason: textOf(stored.reason),
})

/** What is wrong with a draft. */
export interface DraftFault {
  readonly field: 'fromDay' | 'toDay' | 'reason'
  readonly kind: 'required' | LeaveFault
}

/** Everything that is wrong with a draft, in the order of the form. */
export function faultsOf(draft: LeaveDraft): readonly DraftFault[] {
  const required = (['fromDay', 'toDay', 'reason'] as const)
    .filter((field) => draft[field].trim() === '')
    .map((field): DraftFault => ({ field, kind: 'required' }))
  if (draft.fromDay === '' || draft.toDay === '') return required
  const fault = leaveFault(draft.kind, draft)
  return fault === undefined ? required : [{ field: 'toDay', kind: fault }, ...required]
}

/** What is sent. @param before the request that is changed */
export const formOf = (draft: LeaveDraft, before: LeaveRow | undefined, handIn: boolean): LeaveForm => ({
  ...draft,
  ...(before ? { id: before.id, version: before.standing.version } : {}),
  handIn,
})
