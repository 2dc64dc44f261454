/**
 * The side of the screen to which a chevron or an arrow points that is drawn to the left or to the right: mirrored and turned as it is.
 * @param drawing what holds it, or itself
 */
export function pointsTo(drawing: Element): 'left' | 'right' | 'up' | 'down' | undefined {
  const svg = drawing.matches('svg') ? drawing : drawing.querySelector('svg:is([class*=lucide-chevron], [class*=lucide-arrow])')
  const path = svg?.querySelector('path')
  const matrix = path?.getScreenCTM()
  if (!svg || !matrix) return undefined
  const way = /-left\b/.test(svg.getAttribute('class') ?? '') ? -1 : 1
  const [across, down] = [matrix.a * way, matrix.b * way]
  if (Math.abs(across) > Math.abs(down)) return across > 0 ? 'right' : 'left'
  return down > 0 ? 'down' : 'up'
}
