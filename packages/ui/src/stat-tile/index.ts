export { PlainStatTile, type PlainStatTileProps } from './PlainStatTile.tsx'
export { StatGrid, type StatGridProps } from './StatGrid.tsx'
export { type StatChange, StatTile, type StatTileProps, type StatTrend } from './StatTile.tsx'
