/** Light, dark, or as the system says. */
export type Scheme = 'light' | 'dark' | 'system'
export type Language = 'zh' | 'en'
export type Density = 'compact' | 'comfortable'
export type ThemeName = 'default' | 'white' | 'colourful' | 'iview' | 'd2' | 'hey'

/** What a person has chosen. */
export interface Preferences {
  readonly scheme: Scheme
  readonly language: Language
  readonly density: Density
  readonly theme: ThemeName
  /** The main colour, `#RRGGBB`. */
  readonly colour: string
}

/** What is kept over a reload. */
export interface SavedPreferences extends Preferences {
  readonly version: 1
}

export type PreferencesEvent =
  | { readonly type: 'SCHEME.CHOSEN'; readonly scheme: Scheme }
  | { readonly type: 'LANGUAGE.CHOSEN'; readonly language: Language }
  | { readonly type: 'DENSITY.CHOSEN'; readonly density: Density }
  | { readonly type: 'THEME.CHOSEN'; readonly theme: ThemeName }
  /** Anything but `#RRGGBB` is ignored. */
  | { readonly type: 'COLOUR.CHOSEN'; readonly colour: string }
  /** Theme, colour, scheme and density are as they were before anything was chosen; the language stays. */
  | { readonly type: 'LOOK.RESET' }
  /** The system's own scheme is known, or has changed. */
  | { readonly type: 'SYSTEM_SCHEME.CHANGED'; readonly dark: boolean }
  /** Another browser tab has saved; anything but a `SavedPreferences` value is ignored. */
  | { readonly type: 'PREFERENCES.RESTORED'; readonly saved: unknown }

export type PreferencesEmitted =
  /** Store it where the reason is `chosen`; `restored` comes from storage and is not written back; `system` changed the shown scheme alone. */
  { readonly type: 'changed'; readonly preferences: SavedPreferences; readonly reason: 'chosen' | 'restored' | 'system' }

export interface PreferencesInput {
  /** The stored preferences as found in storage. */
  readonly saved?: unknown
  /** What holds where nothing was chosen. @default system, zh, compact, default, #409EFF */
  readonly defaults?: Partial<Preferences>
  /** Whether the system is dark. @default false */
  readonly systemDark?: boolean
}

export interface PreferencesContext extends Preferences {
  /** What holds where nothing was chosen. */
  readonly usual: Preferences
  readonly systemDark: boolean
}
