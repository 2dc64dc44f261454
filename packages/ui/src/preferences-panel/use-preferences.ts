import {
  type Preferences,
  type PreferencesActorRef,
  preferencesMachine,
  type SavedPreferences,
} from '@etalon/machines/preferences'
import { useActorRef } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'

/** What `usePreferences` takes: how the preferences begin, and who is told of a choice. */
export interface PreferencesOptions {
  /** The stored preferences as found in storage. */
  saved?: unknown
  /** What holds where nothing was chosen. @default system, zh, compact, default, #409EFF */
  defaults?: Partial<Preferences>
  /** Something was chosen: store it; given back as `saved` it holds again. */
  onChosen?: (preferences: SavedPreferences) => void
}

const dark = '(prefers-color-scheme: dark)'

/** Makes and owns the actor of the preferences, and tells it whether the system is dark. `applyTheme` puts what it says on the page. */
export function usePreferences({ onChosen, ...input }: PreferencesOptions = {}): PreferencesActorRef {
  const tellChosen = useEffectEvent((preferences: SavedPreferences) => onChosen?.(preferences))
  const actor = useActorRef(preferencesMachine, { input })
  useEffect(() => {
    const media = matchMedia(dark)
    const tellScheme = () => actor.send({ type: 'SYSTEM_SCHEME.CHANGED', dark: media.matches })
    const changed = actor.on('changed', ({ preferences, reason }) => {
      if (reason === 'chosen') tellChosen(preferences)
    })
    tellScheme()
    media.addEventListener('change', tellScheme)
    return () => {
      media.removeEventListener('change', tellScheme)
      changed.unsubscribe()
    }
  }, [actor])
  return actor
}
