export { PreferencesPanel, type PreferencesPanelProps } from './PreferencesPanel.tsx'
