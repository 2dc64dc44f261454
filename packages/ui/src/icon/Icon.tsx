import type { LucideIcon } from 'lucide-react'
import { onRoot, type RootProps } from '../root/index.ts'
import * as styles from './icon.css.ts'

export type { LucideIcon } from 'lucide-react'

const strokes = { 12: 1.3, 14: 1.4, 16: 1.4, 20: 1.2, 24: 1.4 } as const

/** What {@link Icon} takes. */
export interface IconProps extends RootProps<SVGSVGElement> {
  /** The drawing, from `lucide-react`. */
  icon: LucideIcon
  /** Its height and width in pixels; the stroke is chosen to suit it. @default 16 */
  size?: keyof typeof strokes
  /** What it means, where no word stands beside it. Without it the icon is decoration. */
  label?: string
  /** A heavier stroke, for ticks in small boxes. */
  bold?: boolean
}

/** A line drawing in the colour of the text around it, with a stroke that suits its size. */
export function Icon({ icon: Drawing, size = 16, label, bold = false, ...root }: IconProps) {
  const meaning = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <Drawing
      {...onRoot(root, styles.icon)}
      size={size}
      strokeWidth={bold ? 2 : strokes[size]}
      absoluteStrokeWidth
      focusable={false}
      {...meaning}
    />
  )
}
