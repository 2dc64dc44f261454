import { lazy } from 'react'

/** Pickers of dates, which most lists do not have in their bar. */
export const DateSearchField = lazy(async () => ({ default: (await import('./DateSearchField.tsx')).DateSearchField }))
/** Fields with a tree. */
export const TreeSearchField = lazy(async () => ({ default: (await import('./TreeSearchField.tsx')).TreeSearchField }))
/** Conditions, which somebody asks for. */
export const AdvancedPanel = lazy(async () => ({ default: (await import('./AdvancedPanel.tsx')).AdvancedPanel }))
