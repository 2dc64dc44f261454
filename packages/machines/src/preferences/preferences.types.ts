/** Light, dark, or as the system says. */
export type Scheme = 'light' | 'dark' | 'system'
/** The languages of the workspace: Chinese and English. */
export type Language = 'zh' | 'en'
/** How much room rows and fields take. */
export type Density = 'compact' | 'comfortable'
/** A theme of the specification's picker (section 2.4). */
export type ThemeName = 'default' | 'white' | 'colourful' | 'iview' | 'd2' | 'hey'

/** What a person has chosen. */
export interface Preferences {
  /** Light, dark, or as the system says. @default 'system' */
  readonly scheme: Scheme
  /** The language of every text. @default 'zh' */
  readonly language: Language
  /** How much room rows and fields take. @default 'compact' */
  readonly density: Density
  /** The colours and shapes of the frame. @default 'default' */
  readonly theme: ThemeName
  /** The main colour, `#RRGGBB`. */
  readonly colour: string
}

/** What is kept over a reload. */
export interface SavedPreferences extends Preferences {
  /** The shape of this value; one of another version is ignored. */
  readonly version: 1
}

/** What preferences can be told. */
export type PreferencesEvent =
  /** A person chose light, dark, or the system's own. */
  | { readonly type: 'SCHEME.CHOSEN'; readonly scheme: Scheme }
  /** A person chose a language. */
  | { readonly type: 'LANGUAGE.CHOSEN'; readonly language: Language }
  /** A person chose a density. */
  | { readonly type: 'DENSITY.CHOSEN'; readonly density: Density }
  /** A person chose a theme. */
  | { readonly type: 'THEME.CHOSEN'; readonly theme: ThemeName }
  /** Anything but `#RRGGBB` is ignored. */
  | { readonly type: 'COLOUR.CHOSEN'; readonly colour: string }
  /** Theme, colour, scheme and density are as they were before anything was chosen; the language stays. */
  | { readonly type: 'LOOK.RESET' }
  /** The system's own scheme is known, or has changed. */
  | { readonly type: 'SYSTEM_SCHEME.CHANGED'; readonly dark: boolean }
  /** Another browser tab has saved; anything but a `SavedPreferences` value is ignored. */
  | { readonly type: 'PREFERENCES.RESTORED'; readonly saved: unknown }

/** What preferences tell. */
export type PreferencesEmitted =
  /** Store it where the reason is `chosen`; `restored` comes from storage and is not written back; `system` changed the shown scheme alone. */
  { readonly type: 'changed'; readonly preferences: SavedPreferences; readonly reason: 'chosen' | 'restored' | 'system' }

/** How preferences begin. */
export interface PreferencesInput {
  /** The stored preferences as found in storage. */
  readonly saved?: unknown
  /** What holds where nothing was chosen. @default system, zh, compact, default, #409EFF */
  readonly defaults?: Partial<Preferences>
  /** Whether the system is dark. @default false */
  readonly systemDark?: boolean
}

/** What preferences remember. */
export interface PreferencesContext extends Preferences {
  /** What holds where nothing was chosen. */
  readonly usual: Preferences
  /** Whether the system itself is dark: shown where the scheme is `system`. */
  readonly systemDark: boolean
}
