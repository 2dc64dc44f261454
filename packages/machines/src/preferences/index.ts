export { type PreferencesActorRef, type PreferencesSnapshot, preferencesMachine } from './preferences.machine.ts'
export type * from './preferences.types.ts'
export {
  defaultPreferences,
  densities,
  hasUsualLook,
  isColour,
  languages,
  parseSavedPreferences,
  savePreferences,
  schemes,
  shownScheme,
  themeNames,
} from './saved-preferences.ts'
