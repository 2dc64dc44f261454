export { hasOpenLayer, LayerHost, type LayerHostProps } from './LayerHost.tsx'
export { scrim } from './scrim.css.ts'
