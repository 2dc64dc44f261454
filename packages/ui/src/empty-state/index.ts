export { Blank, type BlankProps, EmptyState, type EmptyStateProps } from './EmptyState.tsx'
