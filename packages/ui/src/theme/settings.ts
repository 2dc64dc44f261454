/** The six themes. */
export const themes = ['default', 'white', 'colourful', 'iview', 'd2', 'hey'] as const
export type Theme = (typeof themes)[number]

/** Light, dark, or as the system says. */
export const schemes = ['light', 'dark', 'system'] as const
export type Scheme = (typeof schemes)[number]

/** Rows of 32 px (compact) or 40 px (comfortable). */
export const densities = ['compact', 'comfortable'] as const
export type Density = (typeof densities)[number]

/** The colour that the themes are drawn with. */
export const defaultColour = '#409eff'

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

/** Whether a text is `#rrggbb`, in small or capital letters. */
export const isColour = (colour: string) => /^#[\da-f]{6}$/i.test(colour)

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
