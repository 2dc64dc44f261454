import { preferencesMachine } from '@etalon/machines/preferences'
import { PreferencesPanel } from '@etalon/ui/preferences-panel'
import { applyTheme } from '@etalon/ui/theme'
import { useActorRef } from '@xstate/react'
import { useEffect } from 'react'

/** What is chosen is put on the page by `applyTheme`. */
export function Example() {
  const actor = useActorRef(preferencesMachine, { input: {} })
  useEffect(() => {
    const looks = actor.subscribe(({ context }) => applyTheme(document.documentElement, context))
    return () => looks.unsubscribe()
  }, [actor])
  return <PreferencesPanel actor={actor} />
}
