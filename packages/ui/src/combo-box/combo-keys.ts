import { type KeyboardEvent, useContext } from 'react'
import { ComboBoxStateContext } from 'react-aria-components'

/**
 * The keys of the combobox pattern that react-aria's does not have: Alt with Down opens without choosing, Alt with Up closes, and
 * Escape empties what is closed already.
 * @returns whether a key was one of them; it is done, then
 */
export function useComboKeys(): (event: KeyboardEvent<HTMLInputElement>) => boolean {
  const state = useContext(ComboBoxStateContext)
  return (event) => {
    if (!state || event.currentTarget.readOnly) return false
    const act = () => {
      if (event.altKey && event.key === 'ArrowDown') return () => state.isOpen || state.open(null, 'manual')
      if (event.altKey && event.key === 'ArrowUp') return () => state.isOpen && state.close()
      if (event.key === 'Escape' && !state.isOpen && state.inputValue !== '') return () => state.setInputValue('')
      return undefined
    }
    const done = act()
    if (!done) return false
    event.preventDefault()
    event.stopPropagation()
    done()
    return true
  }
}
