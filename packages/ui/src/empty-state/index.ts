export { Blank, type BlankProps, EmptyState } from './EmptyState.tsx'
