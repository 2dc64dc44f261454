import type { DialogContext, Length, Position, Size } from './dialog.types.ts'

/** Pixels that a key moves a dialog. */
export const step = 16
/** Pixels that a key moves a dialog with Shift. */
export const fineStep = 1

/** How many pixels a length is, of so many. */
export function pixels(length: Length, of: number): number {
  return typeof length === 'number' ? length : (Number.parseFloat(length) / 100) * of
}

/** The dialog's box in a viewport: never wider or higher than it. */
export function fitSize(width: Length, height: number, viewport: Size): Size {
  return { width: Math.min(pixels(width, viewport.width), viewport.width), height: Math.min(height, viewport.height) }
}

/** Where a dialog opens: in the middle, `top` below the upper edge. */
export function startPosition({ top }: Pick<DialogContext, 'top'>, size: Size, viewport: Size): Position {
  const x = Math.round((viewport.width - size.width) / 2)
  return clampPosition({ x, y: Math.round(pixels(top, viewport.height)) }, size, viewport)
}

/** The nearest position at which the whole box is in the viewport. */
export function clampPosition({ x, y }: Position, size: Size, viewport: Size): Position {
  return { x: clamp(x, viewport.width - size.width), y: clamp(y, viewport.height - size.height) }
}

/** Where a dialog is once it or the window has another size: where somebody moved it to, as far as that is in sight, else where it opens. */
export function fitPosition(
  { position, isPlaced, top }: Pick<DialogContext, 'position' | 'isPlaced' | 'top'>,
  size: Size,
  viewport: Size,
): Position {
  return isPlaced ? clampPosition(position, size, viewport) : startPosition({ top }, size, viewport)
}

/** Where a key leads from a position. */
export function nudge({ x, y }: Position, direction: 'left' | 'right' | 'up' | 'down', fine: boolean): Position {
  const by = fine ? fineStep : step
  const moved: Record<typeof direction, Position> = {
    left: { x: x - by, y },
    right: { x: x + by, y },
    up: { x, y: y - by },
    down: { x, y: y + by },
  }
  return moved[direction]
}

function clamp(value: number, most: number) {
  return Math.min(Math.max(value || 0, 0), Math.max(most, 0))
}
