/** The sizes that zooming in and out goes through, in percent of the size on paper. */
export const zoomSteps = [25, 33, 50, 67, 75, 90, 100, 110, 125, 150, 175, 200, 250, 300, 400] as const

/** Per cent; nothing is drawn smaller. */
export const smallestZoom = 25
/** Per cent; nothing is drawn larger. */
export const largestZoom = 400

/** The nearest size that is drawn. What is no number counts as the size on paper. */
export function drawnZoom(percent: number): number {
  return Number.isNaN(percent) ? 100 : Math.min(largestZoom, Math.max(smallestZoom, percent))
}

/** The next larger step; from a fitted size the first one above it, from the largest itself. */
export const zoomedIn = (percent: number): number => zoomSteps.find((step) => step > percent) ?? largestZoom

/** The next smaller step; from a fitted size the first one below it, from the smallest itself. */
export const zoomedOut = (percent: number): number => zoomSteps.findLast((step) => step < percent) ?? smallestZoom
