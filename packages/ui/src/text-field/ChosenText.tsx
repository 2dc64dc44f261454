import type { ReactNode } from 'react'
import type { FieldOptions } from '../field/index.ts'
import { TextField } from './TextField.tsx'

/** What {@link ChosenText} takes. */
export interface ChosenTextProps extends Omit<FieldOptions, 'readOnly'> {
  /** What is chosen, in words; empty for nothing. */
  words: string
  /** What a form sends instead of the words. */
  submitted?: ReactNode
  /** The field was left. */
  onBlur?: () => void
}

/** What is chosen in a field that is only to be read: reached by Tab and told as a text that cannot be changed, with no list to open. */
export function ChosenText({ words, submitted, name, ...rest }: ChosenTextProps) {
  // Whatever else the field was given for choosing is left behind here.
  return (
    <>
      <TextField
        {...rest}
        readOnly
        value={words}
        placeholder=""
        clearable={false}
        onChange={() => {}}
        {...(name === undefined ? {} : { 'data-field': name })}
      />
      {submitted}
    </>
  )
}
