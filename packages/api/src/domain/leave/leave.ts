import { addDays, type CivilDate, daysBetween } from '../calendar/index.ts'
import type { LabelLanguage } from '../dictionaries/index.ts'

/** A half of a day: the morning, or the afternoon. */
export type HalfDay = 'am' | 'pm'

interface LeaveKind {
  readonly zh: string
  readonly en: string
  /** Whether Saturdays and Sundays count as well. */
  readonly everyDay: boolean
}

/** Why people are away. The specification gives leave no dictionary; keys and words are ours. */
export const leaveKinds = {
  annual: { zh: '年休假', en: 'Annual leave', everyDay: false },
  personal: { zh: '事假', en: 'Personal leave', everyDay: false },
  sick: { zh: '病假', en: 'Sick leave', everyDay: false },
  compensatory: { zh: '调休', en: 'Time off in lieu', everyDay: false },
  marriage: { zh: '婚假', en: 'Marriage leave', everyDay: true },
  parental: { zh: '产假、陪产假', en: 'Parental leave', everyDay: true },
  bereavement: { zh: '丧假', en: 'Bereavement leave', everyDay: false },
  other: { zh: '其他', en: 'Other', everyDay: false },
} as const satisfies Readonly<Record<string, LeaveKind>>

/** The key of a kind of leave. */
export type LeaveKindKey = keyof typeof leaveKinds

/** Whether a text is the key of a kind of leave. */
export const isLeaveKind = (key: string): key is LeaveKindKey => Object.hasOwn(leaveKinds, key)

/** All kinds, in the order in which they are offered. */
export const leaveKindKeys: readonly LeaveKindKey[] = Object.keys(leaveKinds).filter(isLeaveKind)

/** What a kind of leave is called; the key itself where there is no such kind. */
export const labelOfLeave = (key: string, language: LabelLanguage): string => (isLeaveKind(key) ? leaveKinds[key][language] : key)

/** From when until when somebody is away. */
export interface LeaveSpan {
  readonly fromDay: CivilDate
  /** `am`: the whole of the first day; `pm`: from noon. */
  readonly fromHalf: HalfDay
  readonly toDay: CivilDate
  /** `pm`: the whole of the last day; `am`: until noon. */
  readonly toHalf: HalfDay
}

/** The longest leave, in days. */
export const longestLeave = 366

/** What is wrong with a span: it ends before it begins, it is too long, or nobody works on any of its days. */
export type LeaveFault = 'order' | 'long' | 'empty'

const isWeekend = (day: CivilDate) => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())

/** How many half days a leave takes: of working days, or of all days for the kinds that run on over weekends. Public holidays are not known here. */
export function halvesOf(kind: LeaveKindKey, { fromDay, fromHalf, toDay, toHalf }: LeaveSpan): number {
  let halves = 0
  for (let day = fromDay; day <= toDay; day = addDays(day, 1)) {
    if (!leaveKinds[kind].everyDay && isWeekend(day)) continue
    halves += 2 - (day === fromDay && fromHalf === 'pm' ? 1 : 0) - (day === toDay && toHalf === 'am' ? 1 : 0)
  }
  return halves
}

/** What is wrong with a leave; undefined where nothing is. */
export function leaveFault(kind: LeaveKindKey, span: LeaveSpan): LeaveFault | undefined {
  const { fromDay, fromHalf, toDay, toHalf } = span
  if (toDay < fromDay || (toDay === fromDay && fromHalf === 'pm' && toHalf === 'am')) return 'order'
  if (daysBetween(fromDay, toDay) >= longestLeave) return 'long'
  return halvesOf(kind, span) === 0 ? 'empty' : undefined
}

/** Half days as days: `3` is `1.5`. */
export const daysOfHalves = (halves: number): string => `${Math.floor(halves / 2)}${halves % 2 === 1 ? '.5' : ''}`
