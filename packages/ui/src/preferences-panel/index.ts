export { PreferencesPanel, type PreferencesPanelProps } from './PreferencesPanel.tsx'
export { type PreferencesOptions, usePreferences } from './use-preferences.ts'
