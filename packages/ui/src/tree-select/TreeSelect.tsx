import { useSelector } from '@xstate/react'
import { SubmittedValue } from '../field/index.ts'
import { useTree } from '../tree/index.ts'
import { wayInWords, wordsOf } from './chosen-items.ts'
import { TreeField } from './TreeField.tsx'
import type { TreeSelectOptions } from './tree-select-options.ts'
import { useTreePanel } from './use-tree-panel.ts'

/** What {@link TreeSelect} takes. */
export interface TreeSelectProps extends TreeSelectOptions {
  /** The chosen item's id, null for none. */
  value: string | null
  /** Gets the id of what was chosen, null where the field was emptied. */
  onChange: (value: string | null) => void
  /** Branches only lead to what can be chosen. @default false */
  leavesOnly?: boolean
  /** Whether the field shows the way down to what is chosen, such as 力学室 / 压力, or its own words alone. @default true */
  showWay?: boolean
}

/** One item of a tree. Choosing closes the panel; the way to what is chosen is open the next time. */
export function TreeSelect(props: TreeSelectProps) {
  const { items, value, onChange, leavesOnly = false, showWay = true, loadChildren, labelOf } = props
  const actor = useTree({
    items,
    mode: 'single',
    leavesOnly,
    chosen: value === null ? [] : [value],
    onChosen: ([id], reason) => {
      if (reason !== 'toggled') return
      if (id !== undefined && id !== value) onChange(id)
      panel.setOpen(false)
    },
    ...(loadChildren ? { loadChildren } : {}),
  })
  const panel = useTreePanel(actor, props.onBlur)
  const words = useSelector(actor, ({ context }) =>
    value === null ? '' : (showWay && wayInWords(context, value)) || wordsOf(context, value, labelOf),
  )
  return (
    <TreeField
      options={props}
      actor={actor}
      words={words}
      panel={panel}
      onClear={() => onChange(null)}
      submitted={<SubmittedValue name={props.name} value={value ?? ''} disabled={props.disabled ?? false} />}
    />
  )
}
