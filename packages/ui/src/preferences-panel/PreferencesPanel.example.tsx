import { PreferencesPanel, usePreferences } from '@etalon/ui/preferences-panel'
import { applyTheme } from '@etalon/ui/theme'
import { useEffect } from 'react'

/** What is chosen is put on the page by `applyTheme`, and stored by you. */
export function Example() {
  const actor = usePreferences({ onChosen: (preferences) => console.log('store', preferences) })
  useEffect(() => {
    const looks = actor.subscribe(({ context }) => applyTheme(document.documentElement, context))
    return () => looks.unsubscribe()
  }, [actor])
  return <PreferencesPanel actor={actor} />
}
