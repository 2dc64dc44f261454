import { choiceOf, isRecord } from '../stored-value/index.ts'
import type {
  Density,
  Language,
  Preferences,
  PreferencesContext,
  SavedPreferences,
  Scheme,
  ThemeName,
} from './preferences.types.ts'

/** All schemes, in the order in which they are offered. */
export const schemes: readonly Scheme[] = ['light', 'dark', 'system']
/** All languages that can be chosen. */
export const languages: readonly Language[] = ['zh', 'en']
/** All densities, in the order in which they are offered. */
export const densities: readonly Density[] = ['compact', 'comfortable']
/** All themes, in the order in which they are offered. */
export const themeNames: readonly ThemeName[] = ['default', 'white', 'colourful', 'iview', 'd2', 'hey']

/** What holds where nothing was chosen. */
export const defaultPreferences: Preferences = {
  scheme: 'system',
  language: 'zh',
  density: 'compact',
  theme: 'default',
  colour: '#409EFF',
}

/** Whether nothing of the look differs from what holds where nothing was chosen. */
export function hasUsualLook({ scheme, density, theme, colour, usual }: PreferencesContext): boolean {
  const isUsualColour = colour.toLowerCase() === usual.colour.toLowerCase()
  return isUsualColour && scheme === usual.scheme && density === usual.density && theme === usual.theme
}

/** The choices alone, of whatever carries them. */
export function choicesOf({ scheme, language, density, theme, colour }: Preferences): Preferences {
  return { scheme, language, density, theme, colour }
}

/** What to keep over a reload. */
export function savePreferences(chosen: Preferences): SavedPreferences {
  return { version: 1, ...choicesOf(chosen) }
}

/** Reads stored preferences. Answers nothing for anything that `savePreferences` cannot have made. */
export function parseSavedPreferences(saved: unknown): SavedPreferences | undefined {
  if (!isRecord(saved) || saved.version !== 1) return undefined
  const scheme = choiceOf(schemes, saved.scheme)
  const language = choiceOf(languages, saved.language)
  const density = choiceOf(densities, saved.density)
  const theme = choiceOf(themeNames, saved.theme)
  const { colour } = saved
  if (!scheme || !language || !density || !theme || typeof colour !== 'string' || !isColour(colour)) return undefined
  return { version: 1, scheme, language, density, theme, colour }
}

/** Whether a text is a colour as `#RRGGBB`, in small or capital letters. */
export function isColour(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text)
}

/** The scheme to show: the chosen one, or the system's. */
export function shownScheme({ scheme, systemDark }: Pick<PreferencesContext, 'scheme' | 'systemDark'>): 'light' | 'dark' {
  if (scheme !== 'system') return scheme
  return systemDark ? 'dark' : 'light'
}
