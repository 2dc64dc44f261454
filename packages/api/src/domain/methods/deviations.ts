import * as z from 'zod/mini'
import { isDecimalText } from '../decimals/index.ts'
import { isWithinCondition } from './measurement-of.ts'
import type { Sheet } from './sheet.ts'

/**
 * In what a record departs from its method, as it is kept with the record for those who check it (ISO/IEC 17025:2017, 7.2.1.7):
 * - `condition`: surroundings beyond what the method allows
 * - `standards`: none of the standards that were used is of a kind that suits the instrument (6.4.1)
 */
export const deviation = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('condition'),
    zh: z.string(),
    en: z.string(),
    /** A decimal, as it was typed. */
    value: z.string(),
    unit: z.string(),
    minimum: z.string(),
    maximum: z.string(),
  }),
  z.object({
    kind: z.literal('standards'),
    /** Number and name of each that was used. */
    used: z.array(z.object({ number: z.string(), name: z.string(), nameEn: z.string() })),
  }),
])
/** In what a record departs from its method. */
export type Deviation = z.output<typeof deviation>

/** A measuring standard by what it is called. */
interface NamedStandard {
  readonly number: string
  readonly name: string
  readonly nameEn: string
}

/** Whether a standard is of a kind that suits an instrument; true of every one where nobody said which do. */
export const isSuitable = ({ name }: { readonly name: string }, suitable: readonly string[]): boolean =>
  suitable.length === 0 || suitable.includes(name)

/** Whether standards were chosen and none of them suits. One that does makes up for what was used beside it: a thermometer at the bath. */
export const noneSuits = (used: readonly { readonly name: string }[], suitable: readonly string[]): boolean =>
  used.length > 0 && !used.some((one) => isSuitable(one, suitable))

/** The surroundings that lie beyond what the method allows; what is no number yet is none of them. */
export const conditionsBeyond = (sheet: Sheet, conditions: Readonly<Record<string, string>>) =>
  sheet.conditions.filter((condition) => {
    const value = (conditions[condition.key] ?? '').trim()
    return isDecimalText(value) && !isWithinCondition(condition, value)
  })

/**
 * In what a record departs from its method; empty where it follows it.
 * @param suitable names of the standards that suit the kind of instrument; empty where nobody said
 */
export const deviationsOf = (
  sheet: Sheet,
  conditions: Readonly<Record<string, string>>,
  used: readonly NamedStandard[],
  suitable: readonly string[],
): readonly Deviation[] => [
  ...conditionsBeyond(sheet, conditions).map(({ key, zh, en, unit, minimum, maximum }) => ({
    ...{ kind: 'condition' as const, zh, en, value: (conditions[key] ?? '').trim(), unit, minimum, maximum },
  })),
  ...(noneSuits(used, suitable)
    ? [{ kind: 'standards' as const, used: used.map(({ number, name, nameEn }) => ({ number, name, nameEn })) }]
    : []),
]
