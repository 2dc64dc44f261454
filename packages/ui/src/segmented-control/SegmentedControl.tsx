import { ToggleButton, ToggleButtonGroup } from 'react-aria-components'
import { useCount } from '../i18n/index.ts'
import { onRoot, type RootProps } from '../root/index.ts'
import * as styles from './segmented-control.css.ts'

/** One side of a segmented control. */
export interface Segment {
  value: string
  label: string
  /** How many there are of it. */
  count?: number
  disabled?: boolean
}

/** What {@link SegmentedControl} takes. */
export interface SegmentedControlProps extends RootProps<HTMLDivElement> {
  /** What is chosen here; read aloud. */
  label: string
  /** The segments from left to right; two to five stay readable. */
  segments: readonly Segment[]
  /** The `value` of the segment that is chosen. */
  value: string
  /** Gets the chosen segment; also when it is chosen again, so that what it shows can be asked for anew. */
  onChange: (value: string) => void
  /** 24 px high, for use inside other things. */
  small?: boolean
}

/** One of a few views of the same thing. */
export function SegmentedControl({ label, segments, value, onChange, small, ...root }: SegmentedControlProps) {
  const write = useCount()
  return (
    <ToggleButtonGroup
      {...onRoot(root, styles.group)}
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        for (const key of keys) onChange(String(key))
      }}
      {...(small ? { 'data-small': '' } : {})}
    >
      {segments.map((segment) => (
        <ToggleButton key={segment.value} id={segment.value} className={styles.item} isDisabled={segment.disabled ?? false}>
          {segment.label}
          {segment.count !== undefined && <span className={styles.count}>{write(segment.count)}</span>}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
