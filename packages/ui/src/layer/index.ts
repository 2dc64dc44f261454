export { LayerHost, type LayerHostProps } from './LayerHost.tsx'
