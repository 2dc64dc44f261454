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
  /** Enter with nothing marked in the open list takes the first of it. */
  takesFirst?: boolean
  onPaste?: (event: ClipboardEvent<HTMLInputElement>) => void
}

/** The input of a combo box with `menuTrigger="manual"`: typing opens the list; words that the field is given do not. */
export function TypingInput({ placeholder, onRetry, loading = false, takesFirst = false, onPaste }: TypingInputProps) {
  const state = useContext(ComboBoxStateContext)
  const comboKeys = useComboKeys()
  const input = useReachedSearch()
  useFollowedField(input)
  const pressed = (event: KeyboardEvent<HTMLInputElement>) => {
    if (comboKeys(event) || event.key !== 'Enter' || !state?.isOpen) return
    const isMarked = state.selectionManager.focusedKey !== null
    const first = takesFirst && !isMarked && !loading ? state.collection.getFirstKey() : null
    if (!onRetry && first === null && !(loading && !isMarked)) return
    // Enter would close the list, and take away what was typed: where nothing in it can be chosen, and where the first of it is meant.
    event.preventDefault()
    event.stopPropagation()
    if (onRetry) onRetry()
    else if (first !== null) state.setSelectedKey(first)
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
