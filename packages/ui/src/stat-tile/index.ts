export { type StatChange, StatGrid, type StatGridProps, StatTile, type StatTileProps, type StatTrend } from './StatTile.tsx'
