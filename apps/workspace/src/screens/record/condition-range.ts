import { isDecimalText, isWithinCondition, type Sheet, type SheetCondition } from '@etalon/api/domain'
import type { Words } from '../../messages/index.ts'
import type { recordMessages } from '../../messages/record.ts'

/** What the method requires of a condition, with its unit. */
export const conditionRange = ({ minimum, maximum, unit }: SheetCondition, words: Words<typeof recordMessages>): string =>
  `${Number(minimum) === 0 ? words.atMost(maximum) : words.between(minimum, maximum)}\u00a0${unit}`

/** The conditions that lie outside of what the method requires; what is no number yet is none of them. */
export const conditionsOutside = (sheet: Sheet, conditions: Readonly<Record<string, string>>): readonly SheetCondition[] =>
  sheet.conditions.filter((condition) => {
    const value = (conditions[condition.key] ?? '').trim()
    return isDecimalText(value) && !isWithinCondition(condition, value)
  })
