export { hasOpenLayer, LayerHost, type LayerHostProps } from './LayerHost.tsx'
