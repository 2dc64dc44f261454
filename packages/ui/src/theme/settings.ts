/** The six themes. */
export const themes = ['default', 'white', 'colourful', 'iview', 'd2', 'hey'] as const
export type Theme = (typeof themes)[number]

/** Light, dark, or as the system says. */
export const schemes = ['light', 'dark', 'system'] as const
export type Scheme = (typeof schemes)[number]

/** Rows of 32 px (compact) or 40 px (comfortable). */
export const densities = ['compact', 'comfortable'] as const
export type Density = (typeof densities)[number]

/** How a page looks. */
export interface ThemeSettings {
  /** @default 'default' */
  theme?: Theme
  /** @default 'light' */
  scheme?: Scheme
  /** @default 'compact' */
  density?: Density
}

/** The attributes that choose a look; a server writes them on `<html>`, the styles do the rest. */
export function themeAttributes({ theme = 'default', scheme = 'light', density = 'compact' }: ThemeSettings = {}) {
  return { 'data-theme': theme, 'data-scheme': scheme, 'data-density': density }
}

/**
 * Puts a look on an element, usually `document.documentElement`.
 * @param root the element that the look is for
 */
export function applyTheme(root: HTMLElement, settings: ThemeSettings): void {
  for (const [name, value] of Object.entries(themeAttributes(settings))) root.setAttribute(name, value)
}
