import {
  type Density,
  defaultPreferences,
  densities,
  isColour,
  type Scheme,
  schemes,
  type ThemeName as Theme,
  themeNames as themes,
} from '@etalon/machines/preferences'

export { type Density, densities, isColour, type Scheme, schemes, type Theme, themes }

/** The colour that the themes are drawn with. */
export const defaultColour = defaultPreferences.colour.toLowerCase()

/** How a page looks. */
export interface ThemeSettings {
  /** @default 'default' */
  theme?: Theme
  /** @default 'light' */
  scheme?: Scheme
  /** @default 'compact' */
  density?: Density
  /** `#rrggbb`; the theme is shown in this colour. Anything else counts as none. @default '#409eff' */
  colour?: string
}

/** The attributes that choose a look; a server writes them on `<html>`, the styles (and `colourRules`) do the rest. */
export function themeAttributes(settings: ThemeSettings = {}): Readonly<Record<string, string>> {
  const { theme = 'default', scheme = 'light', density = 'compact', colour = defaultColour } = settings
  const own = isColour(colour) ? colour.toLowerCase() : defaultColour
  return {
    'data-theme': theme,
    'data-scheme': scheme,
    'data-density': density,
    ...(own === defaultColour ? {} : { 'data-colour': own }),
  }
}
