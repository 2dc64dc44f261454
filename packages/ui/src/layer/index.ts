export { hasOpenLayer, LayerHost, type LayerHostProps } from './LayerHost.tsx'
export { scrim } from './scrim.css.ts'
export { useFocusReturn } from './use-focus-return.ts'
export { usePressOutside } from './use-press-outside.ts'
