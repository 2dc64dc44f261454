import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { Button } from '../button/index.ts'
import { SubmittedValue } from '../field/index.ts'
import { useMessages } from '../i18n/index.ts'
import { ChoiceTags } from '../multi-select/index.ts'
import { useTree } from '../tree/index.ts'
import { fewest, withoutItem, wordsOf } from './chosen-items.ts'
import { TreeField } from './TreeField.tsx'
import type { TreeSelectOptions } from './tree-select-options.ts'
import { useTreePanel } from './use-tree-panel.ts'

/** What {@link TreeMultiSelect} takes. */
export interface TreeMultiSelectProps extends TreeSelectOptions {
  /** The ids of what is chosen, in the order of choosing: with `cascade` leaves, and branches that are not loaded yet. */
  value: readonly string[]
  /** Gets the ids of all that are chosen now. */
  onChange: (value: string[]) => void
  /** A branch stands for all leaves beneath it. @default true */
  cascade?: boolean
}

/**
 * Several items of a tree. The choices stand in the field as tags that can be taken away; a branch of which all is chosen is one tag.
 * The panel stays open while choosing.
 */
export function TreeMultiSelect(props: TreeMultiSelectProps) {
  const { items, value, onChange, cascade = true, loadChildren, labelOf } = props
  const messages = useMessages()
  const actor = useTree({
    items,
    mode: 'multiple',
    cascade,
    chosen: value,
    onChosen: (ids) => onChange([...ids]),
    ...(loadChildren ? { loadChildren } : {}),
  })
  const panel = useTreePanel(actor, props.onBlur)
  const context = useSelector(actor, (snapshot) => snapshot.context)
  const choices = useMemo(
    () => fewest(context).map((id) => ({ value: id, label: wordsOf(context, id, labelOf) })),
    [context, labelOf],
  )
  const isFixed = props.disabled === true
  return (
    <TreeField
      options={props}
      actor={actor}
      words={messages.choiceList(choices.map(({ label }) => label))}
      {...(choices.length === 0
        ? {}
        : {
            seen: (
              <ChoiceTags
                whole
                label={props.label}
                choices={choices}
                {...(isFixed ? {} : { onRemove: (id) => onChange(withoutItem(context, id)) })}
              />
            ),
          })}
      panel={panel}
      onClear={() => onChange([])}
      foot={
        <>
          <span>{messages.chosen(context.chosen.length)}</span>
          <Button size="small" kind="primary" slot={null} onPress={() => panel.setOpen(false)}>
            {messages.ok}
          </Button>
        </>
      }
      submitted={value.map((id) => <SubmittedValue key={id} name={props.name} value={id} disabled={props.disabled ?? false} />)}
    />
  )
}
