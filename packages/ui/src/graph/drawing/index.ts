export { GraphCanvas, type GraphCanvasProps } from './GraphCanvas.tsx'
