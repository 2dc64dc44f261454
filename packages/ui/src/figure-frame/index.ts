export { FigureFrame, type FigureFrameProps, type FigureOptions } from './FigureFrame.tsx'
export { FigureFailed, FigureInstead, type FigureInsteadProps } from './FigureInstead.tsx'
export { height as figureHeight } from './figure-frame.css.ts'
