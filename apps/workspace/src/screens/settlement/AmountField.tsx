import { decimalOf, printedMoney } from '@etalon/api/domain'
import type { FormField } from '@etalon/ui/form'
import { NumberField } from '@etalon/ui/number-field'
import { useWords, type Words } from '../../messages/index.ts'
import { settlementMessages } from '../../messages/settlement.ts'
import { isPositiveAmount } from './settle-draft.ts'

type Said = Words<typeof settlementMessages>

/** What is wrong with an amount that is more than nothing and at most so much. */
export const amountRule = (words: Said, most: string) => (value: string) => {
  if (!isPositiveAmount(value)) return words.badAmount
  return decimalOf(value.trim()).greaterThan(decimalOf(most)) ? words.tooMuch(most) : undefined
}

/** What is wrong with a day that has come already. */
export const dayRule = (words: Said, label: string, today: string) => (value: string | null) => {
  if (value === null) return words.required(label)
  return value > today ? words.later : undefined
}

/** An amount of yuan that is at most so much. */
export function AmountField({ field, most }: { readonly field: FormField<string>; readonly most: string }) {
  const words = useWords(settlementMessages)
  return (
    <NumberField
      {...field}
      label={words.chargeAmount}
      required
      decimals={2}
      unit={words.yuan}
      hint={words.tooMuch(printedMoney(most))}
    />
  )
}
