import { type ClipboardEvent, useContext } from 'react'
import { ComboBoxStateContext, Input } from 'react-aria-components'
import { fieldStyles } from '../field/index.ts'

export interface TypingInputProps {
  placeholder: string
  onPaste?: (event: ClipboardEvent<HTMLInputElement>) => void
}

/** The input of a combo box with `menuTrigger="manual"`: typing opens the list; words that the field is given do not. */
export function TypingInput({ placeholder, onPaste }: TypingInputProps) {
  const state = useContext(ComboBoxStateContext)
  return (
    <Input
      className={fieldStyles.input}
      placeholder={placeholder}
      onInput={() => state?.open(null, 'input')}
      {...(onPaste ? { onPaste } : {})}
    />
  )
}
