import { type DataTableActorRef, selectedCount } from '@etalon/machines/data-table'
import { useSelector } from '@xstate/react'
import { X } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { Button, IconButton } from '../button/index.ts'
import { useCount, useMessages } from '../i18n/index.ts'
import { onRoot, type RootProps } from '../root/index.ts'
import * as styles from './data-table.css.ts'

/** What {@link SelectionBar} takes. */
export interface SelectionBarProps extends RootProps<HTMLDivElement> {
  /** The table whose selection it shows. */
  actor: DataTableActorRef
  /** Buttons for the selected rows. */
  actions?: ReactNode
  /** Nothing is selected any more, and the bar goes out of sight: the place to lead the focus elsewhere. */
  onCleared?: () => void
}

/** How many rows are selected, shown and read aloud, the offer to select all that match, and what can be done with them. */
export function SelectionBar({ actor, actions, onCleared, ...root }: SelectionBarProps) {
  const messages = useMessages()
  const write = useCount()
  const context = useSelector(actor, (snapshot) => snapshot.context)
  const count = selectedCount(context)
  const clear = useRef<HTMLButtonElement>(null)
  // What is read aloud stands there before it says anything; that the last row was taken out is said too.
  const [wasChosen, setWasChosen] = useState(false)
  if (count > 0 && !wasChosen) setWasChosen(true)
  const isEmpty = count === 0
  return (
    <div {...onRoot(root, styles.selectionBar)} data-empty={isEmpty || undefined}>
      <span className={styles.chosen} role="status">
        {wasChosen && messages.selected(write(count))}
      </span>
      {!isEmpty && count < context.total && (
        <Button
          kind="text"
          size="small"
          onPress={() => {
            actor.send({ type: 'ALL.SELECTED' })
            // There is nothing more to select, and this button goes away.
            clear.current?.focus()
          }}
        >
          {messages.selectAllMatching(write(context.total))}
        </Button>
      )}
      {!isEmpty && (
        <span className={styles.forChosen}>
          {actions}
          <IconButton
            ref={clear}
            className={styles.clearChosen}
            icon={X}
            label={messages.clearSelection}
            size="small"
            onPress={() => {
              actor.send({ type: 'SELECTION.CLEARED' })
              onCleared?.()
            }}
          />
        </span>
      )}
    </div>
  )
}
