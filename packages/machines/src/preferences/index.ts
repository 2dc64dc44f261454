export { type PreferencesActorRef, type PreferencesSnapshot, preferencesMachine, shownScheme } from './preferences.machine.ts'
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
  themeNames,
} from './saved-preferences.ts'
