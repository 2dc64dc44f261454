import { useState } from 'react'
import { type FieldOptions, useOwnProblem } from '../field/index.ts'
import { useMessages } from '../i18n/index.ts'
import { TextField } from '../text-field/index.ts'
import { decimalProblem, plainDecimal } from './decimal-text.ts'

/** What {@link NumberField} takes. */
export interface NumberFieldProps extends FieldOptions {
  /** The number as text, exactly as typed: `'1.200'` stays `'1.200'`. */
  value: string
  /** Gets the text as typed; full-width figures become plain ones when the field is left. */
  onChange: (value: string) => void
  /** The field was left: the time to judge it. */
  onBlur?: () => void
  /** Enter was pressed, and not to end a composition. */
  onEnter?: () => void
  /** The most figures after the point; 0 for whole numbers. */
  decimals?: number
  /** After the number, in a lighter tone: kPa. */
  unit?: string
  /** Stands in the empty field; no replacement for its label. */
  placeholder?: string
  /** Where its digits stand: at the right, so that they can be compared. @default 'right' */
  align?: 'left' | 'right'
}

/** A decimal number, kept as text so that nothing is rounded and no zero is lost. Says by itself what is not a number. */
export function NumberField({ value, onChange, onBlur, onEnter, decimals, align = 'right', ...rest }: NumberFieldProps) {
  const messages = useMessages()
  const [left, setLeft] = useState(true)
  const problem = left ? decimalProblem(plainDecimal(value), decimals) : null
  const own =
    problem === 'not-a-number' ? messages.notANumber : problem === null ? undefined : messages.tooManyDecimals(decimals ?? 0)
  const field = useOwnProblem(own, rest)
  const settle = () => {
    setLeft(true)
    const plain = plainDecimal(value)
    if (plain !== value) onChange(plain)
  }
  return (
    <TextField
      {...field}
      value={value}
      inputMode="decimal"
      autoComplete="off"
      numeric={align === 'right'}
      onChange={(text) => {
        setLeft(false)
        onChange(text)
      }}
      onBlur={() => {
        settle()
        onBlur?.()
      }}
      onEnter={() => {
        settle()
        onEnter?.()
      }}
    />
  )
}
