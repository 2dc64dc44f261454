export {
  FigureFailed,
  FigureFrame,
  type FigureFrameProps,
  FigureInstead,
  type FigureInsteadProps,
  type FigureOptions,
} from './FigureFrame.tsx'
export { height as figureHeight } from './figure-frame.css.ts'
