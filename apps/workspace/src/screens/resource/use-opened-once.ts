import type { DialogControl } from '@etalon/ui/dialog'
import { useEffect, useRef } from 'react'

/** Opens a panel as soon as it is there to hear of it, and once: a screen that is shown again after another tab does not open it anew. */
export function useOpenedOnce(panel: DialogControl): void {
  const wasOpened = useRef(false)
  useEffect(() => {
    if (wasOpened.current) return
    wasOpened.current = true
    panel.open()
  }, [panel])
}
