export { type ChartDrawing, drawIn, type SavedPicture, savedSize, svgOf } from './draw.ts'
