import { type ClipboardEvent, type KeyboardEvent, useContext } from 'react'
import { ComboBoxStateContext, Input } from 'react-aria-components'
import { fieldStyles } from '../field/index.ts'
import { useComboKeys } from './combo-keys.ts'
import { useFollowedField } from './use-followed-field.ts'
import { useReachedSearch } from './use-reached-search.ts'

export interface TypingInputProps {
  placeholder: string
  /** Where what was looked for did not come: Enter in the open list asks again. */
  onRetry?: (() => void) | undefined
  /** What is looked for is on its way: Enter waits for it. */
  loading?: boolean
  onPaste?: (event: ClipboardEvent<HTMLInputElement>) => void
}

/** The input of a combo box with `menuTrigger="manual"`: typing opens the list; words that the field is given do not. */
export function TypingInput({ placeholder, onRetry, loading = false, onPaste }: TypingInputProps) {
  const state = useContext(ComboBoxStateContext)
  const comboKeys = useComboKeys()
  const input = useReachedSearch()
  useFollowedField(input)
  const pressed = (event: KeyboardEvent<HTMLInputElement>) => {
    if (comboKeys(event) || event.key !== 'Enter' || !state?.isOpen) return
    if (!onRetry && !(loading && state.selectionManager.focusedKey === null)) return
    // Nothing in the list can be chosen: Enter would close it, and take away what was typed.
    event.preventDefault()
    event.stopPropagation()
    onRetry?.()
  }
  return (
    <Input
      ref={input}
      className={fieldStyles.input}
      placeholder={placeholder}
      onKeyDownCapture={pressed}
      onInput={() => state?.open(null, 'input')}
      {...(onPaste ? { onPaste } : {})}
    />
  )
}
