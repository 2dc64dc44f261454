export { FullScreenToggle, type FullScreenToggleProps } from './FullScreenToggle.tsx'
export { type FullScreenOptions, useFullScreen } from './use-full-screen.ts'
