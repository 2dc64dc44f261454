import type { ReactNode } from 'react'
import type { FieldBasics } from '../field/index.ts'
import { TextField } from './TextField.tsx'

/** What {@link ChosenText} takes. */
export interface ChosenTextProps extends FieldBasics {
  /** What is chosen, in words; empty for nothing. */
  words: string
  /** What a form sends instead of the words. */
  submitted?: ReactNode
  /** The field was left. */
  onBlur?: () => void
  /** It has the keyboard as soon as it is on the page. @default false */
  autoFocus?: boolean
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
