import { useCallback, useState } from 'react'
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components'
import { SubmittedValue } from '../field/index.ts'
import { fadingSides, useHiddenSides } from '../hidden-sides/index.ts'
import { useCount } from '../i18n/index.ts'
import { onRoot, type RootProps, useSharedRef } from '../root/index.ts'
import * as styles from './segmented-control.css.ts'
import { useChosenInSight } from './use-chosen-in-sight.ts'

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
  /** 24 px high, for use inside other things; on phones as high as any. */
  small?: boolean
  /** The name under which a form knows and sends it; `ErrorSummary` finds it by this. */
  name?: string
}

/**
 * One of a few views of the same thing, chosen as radio buttons are: by a press, or by the arrow keys. Where there is no room for all,
 * they scroll sideways, fade where there are more, and the chosen one is in sight.
 */
export function SegmentedControl({ label, segments, value, onChange, small, name, ...root }: SegmentedControlProps) {
  const [group, setGroup] = useState<HTMLDivElement | null>(null)
  // It lets go of its element while it is hidden; it is the same one when it is shown again, and nothing is drawn anew for it.
  const hold = useCallback((element: HTMLDivElement | null) => {
    if (element) setGroup(element)
  }, [])
  const ref = useSharedRef<HTMLDivElement>(hold, root.ref)
  useHiddenSides(group, segments)
  useChosenInSight(group, value)
  const write = useCount()
  const free = segments.filter(({ disabled }) => disabled !== true)
  const stop = (free.find((segment) => segment.value === value) ?? free[0])?.value
  return (
    <ToggleButtonGroup
      {...onRoot<HTMLDivElement>({ ...root, ref }, `${styles.group} ${fadingSides}`)}
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        for (const key of keys) onChange(String(key))
      }}
      // React-aria would lead the keyboard back to where it was last, though another segment may be chosen by now.
      render={(props) => <div {...props} onFocusCapture={undefined} />}
      {...(small ? { 'data-small': '' } : {})}
      {...(name === undefined ? {} : { 'data-field': name })}
    >
      {segments.map((segment) => (
        <ToggleButton
          key={segment.value}
          id={segment.value}
          className={styles.item}
          isDisabled={segment.disabled ?? false}
          excludeFromTabOrder={segment.value !== stop}
          // The arrow has led the focus here; held down, it chooses where it is let go.
          onKeyUp={({ key }) => {
            if ((key === 'ArrowLeft' || key === 'ArrowRight') && segment.value !== value) onChange(segment.value)
          }}
        >
          {segment.label}
          {segment.count !== undefined && <span className={styles.count}>{write(segment.count)}</span>}
        </ToggleButton>
      ))}
      <SubmittedValue name={name} value={value} disabled={false} />
    </ToggleButtonGroup>
  )
}
