import type { Plannable, TracePlanDetail, TracePlanForm } from '@etalon/api/contract'
import { addDays, dayInShanghai } from '@etalon/api/domain'
import type { Sent } from '../../forms/use-sending.ts'
import { isRecord } from '../../is-record.ts'

/** A standard of a plan as it is typed. */
export interface PlanDraftLine {
  readonly standardId: string
  readonly number: string
  readonly name: string
  readonly nameEn: string
  readonly range: string
  readonly dueOn: string | null
  readonly checkWay: string
  readonly institution: string
  readonly plannedOn: string | null
  readonly remark: string
}

/** What the form of a plan holds. */
export interface PlanDraft {
  readonly name: string
  readonly periodFrom: string | null
  readonly periodTo: string | null
  readonly remark: string
  readonly lines: readonly PlanDraftLine[]
}

/** A new plan is for a quarter unless somebody says otherwise. */
const usualDays = 91

/** A plan that nobody has begun. */
export function emptyPlan(): PlanDraft {
  const today = dayInShanghai(new Date())
  return { name: '', periodFrom: today, periodTo: addDays(today, usualDays), remark: '', lines: [] }
}

/** The line of a standard that is taken into a plan. */
export const lineOf = (one: Plannable): PlanDraftLine => ({
  standardId: one.standardId,
  number: one.number,
  name: one.name,
  nameEn: one.nameEn,
  range: one.range,
  dueOn: one.dueOn,
  checkWay: one.checkWay,
  institution: one.institution,
  plannedOn: one.plannedOn,
  remark: '',
})

/** Lines with those of further standards behind them; each standard once. */
export function withStandards(lines: readonly PlanDraftLine[], found: readonly Plannable[]): readonly PlanDraftLine[] {
  const there = new Set(lines.map(({ standardId }) => standardId))
  return [...lines, ...found.filter(({ standardId }) => !there.has(standardId)).map(lineOf)]
}

/** The draft of a plan that is there already. */
export const draftOf = (plan: TracePlanDetail): PlanDraft => ({
  name: plan.name,
  periodFrom: plan.periodFrom,
  periodTo: plan.periodTo,
  remark: plan.remark,
  lines: plan.lines.map(
    ({ standardId, number, name, nameEn, range, dueOn, checkWay, institution, plannedOn, remark }): PlanDraftLine => ({
      ...{ standardId, number, name, nameEn, range, dueOn, checkWay, institution, plannedOn, remark },
    }),
  ),
})

/** What is sent of a draft without faults. */
export const formOf = (draft: PlanDraft, edited: { readonly id: string; readonly version: number } | null): TracePlanForm => ({
  ...(edited ? { id: edited.id, version: edited.version } : {}),
  name: draft.name.trim(),
  periodFrom: draft.periodFrom ?? '',
  periodTo: draft.periodTo ?? '',
  remark: draft.remark.trim(),
  lines: draft.lines.map((line) => ({
    standardId: line.standardId,
    checkWay: line.checkWay,
    institution: line.institution.trim(),
    plannedOn: line.plannedOn ?? '',
    remark: line.remark.trim(),
  })),
})

/** A field that keeps a plan from being sent. `row` counts from 0. */
export interface PlanFault {
  readonly field: 'name' | 'periodFrom' | 'periodTo' | 'lines' | 'institution' | 'plannedOn'
  readonly kind: 'required' | 'none' | 'before' | 'outside'
  readonly row?: number
}

/** Whether a day was typed to its end; whether it exists the field itself says. */
export const isDay = (text: string | null): text is string => text !== null && /^\d{4}-\d\d-\d\d$/.test(text)

/**
 * Everything that keeps a plan from being sent, in reading order.
 * @param what a plan that is only saved needs no standards yet
 */
export function faultsOf(draft: PlanDraft, what: Sent): readonly PlanFault[] {
  const faults: PlanFault[] = []
  const { periodFrom, periodTo } = draft
  if (draft.name.trim() === '') faults.push({ field: 'name', kind: 'required' })
  if (!isDay(periodFrom)) faults.push({ field: 'periodFrom', kind: 'required' })
  if (!isDay(periodTo)) faults.push({ field: 'periodTo', kind: 'required' })
  const hasPeriod = isDay(periodFrom) && isDay(periodTo)
  if (hasPeriod && periodTo < periodFrom) faults.push({ field: 'periodTo', kind: 'before' })
  if (what === 'submit' && draft.lines.length === 0) faults.push({ field: 'lines', kind: 'none' })
  draft.lines.forEach((line, row) => {
    if (line.institution.trim() === '') faults.push({ field: 'institution', kind: 'required', row })
    if (!isDay(line.plannedOn)) faults.push({ field: 'plannedOn', kind: 'required', row })
    else if (hasPeriod && (line.plannedOn < periodFrom || line.plannedOn > periodTo))
      faults.push({ field: 'plannedOn', kind: 'outside', row })
  })
  return faults
}

type Stored = Readonly<Record<string, unknown>>

function readLine(stored: unknown): PlanDraftLine[] {
  if (!isRecord(stored)) return []
  const of = (name: string) => (typeof stored[name] === 'string' ? stored[name] : '')
  const dayOf = (name: string) => of(name) || null
  if (!/^[1-9]\d*$/.test(of('standardId'))) return []
  return [
    {
      standardId: of('standardId'),
      number: of('number'),
      name: of('name'),
      nameEn: of('nameEn'),
      range: of('range'),
      dueOn: dayOf('dueOn'),
      checkWay: of('checkWay') || '1',
      institution: of('institution'),
      plannedOn: dayOf('plannedOn'),
      remark: of('remark'),
    },
  ]
}

/** Reads a draft from whatever was stored; what is missing or of another kind is as in an empty one. */
export function readPlanDraft(stored: Stored): PlanDraft {
  const empty = emptyPlan()
  const dayOf = (name: 'periodFrom' | 'periodTo') =>
    typeof stored[name] === 'string' ? stored[name] : stored[name] === null ? null : empty[name]
  return {
    name: typeof stored.name === 'string' ? stored.name : '',
    periodFrom: dayOf('periodFrom'),
    periodTo: dayOf('periodTo'),
    remark: typeof stored.remark === 'string' ? stored.remark : '',
    lines: Array.isArray(stored.lines) ? stored.lines.flatMap(readLine) : [],
  }
}
