import type { PDFPageProxy } from 'pdfjs-dist'

/** The most pixels of one canvas: what iPhones still draw. Beyond it a page is drawn coarser. */
export const mostPixels = 16_777_216

/** How many pixels of a canvas stand for one of the page, on this screen. */
export function canvasScale(width: number, height: number, pixelRatio: number): number {
  return Math.min(pixelRatio, Math.sqrt(mostPixels / (width * height)))
}

/** A page that is being drawn. */
export interface PageDrawing {
  /** The page, drawn; rejected where it was ended before, or cannot be drawn. */
  readonly canvas: Promise<HTMLCanvasElement>
  readonly end: () => void
}

/**
 * Draws a page on a canvas of its own.
 * @param scale CSS pixels for a point of the page
 * @param rotation in degrees, besides the page's own
 */
export function drawPage(page: PDFPageProxy, scale: number, rotation: number): PageDrawing {
  const viewport = page.getViewport({ scale, rotation: page.rotate + rotation })
  const ratio = canvasScale(viewport.width, viewport.height, devicePixelRatio)
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.floor(viewport.width * ratio))
  canvas.height = Math.max(1, Math.floor(viewport.height * ratio))
  const task = page.render({ canvas, viewport, transform: [ratio, 0, 0, ratio, 0, 0] })
  const drawn = task.promise.then(
    () => canvas,
    (error: unknown) => {
      // Whose drawing was ended holds its pixels all the same.
      releaseCanvas(canvas)
      throw error
    },
  )
  return { canvas: drawn, end: () => task.cancel() }
}

/** Gives the memory of a canvas back at once: browsers keep it for a while otherwise. */
export function releaseCanvas(canvas: HTMLCanvasElement): void {
  canvas.width = 0
  canvas.height = 0
  canvas.remove()
}
