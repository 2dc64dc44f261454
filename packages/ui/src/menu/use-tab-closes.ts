import { useContext, useEffect, useState } from 'react'
import { OverlayTriggerStateContext } from 'react-aria-components'

/**
 * Tab closes a menu (ARIA Authoring Practices); react-aria keeps it inside. The focus goes back to what opened it.
 * @returns the ref of the menu
 */
export function useTabCloses(): (menu: HTMLElement | null) => void {
  const [menu, setMenu] = useState<HTMLElement | null>(null)
  const state = useContext(OverlayTriggerStateContext)
  useEffect(() => {
    if (!menu || !state) return
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== 'Tab') return
      event.preventDefault()
      event.stopPropagation()
      state.close()
    }
    menu.addEventListener('keydown', pressed)
    return () => menu.removeEventListener('keydown', pressed)
  }, [menu, state])
  return setMenu
}
