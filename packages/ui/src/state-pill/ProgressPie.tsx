import { onRoot, type RootProps } from '../root/index.ts'
import { vars } from '../theme/index.ts'

/** What a state's icon shows: begun, a part of the way, done, void, or locked. */
export type StateShape = 'begun' | 'done' | 'void' | 'locked' | { part: number }

const radius = 3.2

/** The outline of a filled sector that starts at noon. */
function sector(part: number): string {
  const share = Math.min(0.999, Math.max(0.04, part))
  const angle = share * 2 * Math.PI
  const x = (8 + radius * Math.sin(angle)).toFixed(2)
  const y = (8 - radius * Math.cos(angle)).toFixed(2)
  return `M8 8V${8 - radius}A${radius} ${radius} 0 ${share > 0.5 ? 1 : 0} 1 ${x} ${y}z`
}

function drawing(shape: StateShape) {
  if (shape === 'begun') return <circle cx="8" cy="8" r="5.3" strokeDasharray="2.1 2.06" />
  if (shape === 'void') {
    return (
      <>
        <circle cx="8" cy="8" r="5.5" />
        <path d="m4.2 11.8 7.6-7.6" />
      </>
    )
  }
  if (shape === 'done') {
    return (
      <>
        <circle cx="8" cy="8" r="6" fill="currentColor" stroke="none" />
        <path d="m5.5 8.2 1.8 1.7 3.3-3.6" stroke={vars.surface} strokeWidth="1.6" />
      </>
    )
  }
  if (shape === 'locked') {
    return (
      <>
        <circle cx="8" cy="8" r="5.3" />
        <rect x="5.8" y="7.5" width="4.4" height="3" rx=".5" fill="currentColor" stroke="none" />
        <path d="M6.7 7.5v-.9a1.3 1.3 0 0 1 2.6 0v.9" strokeWidth="1.1" />
      </>
    )
  }
  return (
    <>
      <circle cx="8" cy="8" r="5.3" />
      <path fill="currentColor" stroke="none" d={sector(shape.part)} />
    </>
  )
}

/** What {@link ProgressPie} takes. */
export interface ProgressPieProps extends RootProps<SVGSVGElement> {
  /** How full it is, or which mark it bears. */
  shape: StateShape
}

/** A small pie that fills as work goes on; decoration beside a word. */
export function ProgressPie({ shape, ...root }: ProgressPieProps) {
  return (
    <svg
      {...onRoot(root)}
      viewBox="0 0 16 16"
      width={14}
      height={14}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {drawing(shape)}
    </svg>
  )
}
