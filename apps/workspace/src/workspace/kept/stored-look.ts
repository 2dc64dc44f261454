import { defaultPreferences, type Preferences, parseSavedPreferences } from '@etalon/machines/preferences'
import { readStored } from './local-store.ts'
import { preferencesKey } from './stored-keys.ts'

/** What was chosen at an earlier visit, before any machine runs. */
export function storedLook(): Preferences & { readonly systemDark: boolean } {
  const systemDark = matchMedia('(prefers-color-scheme: dark)').matches
  return { ...(parseSavedPreferences(readStored(preferencesKey)) ?? defaultPreferences), systemDark }
}
