import { type RefObject, useContext, useLayoutEffect, useRef } from 'react'
import { ComboBoxStateContext } from 'react-aria-components'

/** Before react-aria hides anything (in an effect), what has this mark is left out. */
const mark = 'data-react-aria-top-layer'

/**
 * While the list of a combo box is open, react-aria hides all else on the page from assistive technology and leaves it focusable. In a
 * search bar the other fields and the buttons belong to what is being asked: they stay reachable. For the input of a combo box.
 */
export function useReachedSearch(): RefObject<HTMLInputElement | null> {
  const isOpen = useContext(ComboBoxStateContext)?.isOpen === true
  const input = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    const search = input.current?.closest('[role=search]')
    if (!isOpen || !search) return
    search.setAttribute(mark, '')
    return () => search.removeAttribute(mark)
  }, [isOpen])
  return input
}
