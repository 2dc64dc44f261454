import { type DataTableActorRef, selectedCount } from '@etalon/machines/data-table'
import { useSelector } from '@xstate/react'
import { X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
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
  /** Nothing is selected any more, and the bar goes away: the place to lead the focus elsewhere. */
  onCleared?: () => void
}

/** How many rows are selected, the offer to select all that match, and what can be done with them. */
export function SelectionBar({ actor, actions, onCleared, ...root }: SelectionBarProps) {
  const messages = useMessages()
  const write = useCount()
  const context = useSelector(actor, (snapshot) => snapshot.context)
  const count = selectedCount(context)
  const clear = useRef<HTMLButtonElement>(null)
  if (count === 0) return null
  return (
    <div {...onRoot(root, styles.selectionBar)}>
      <span className={styles.chosen}>{messages.selected(write(count))}</span>
      {count < context.total && (
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
      <span className={styles.spread} />
      {actions}
      <IconButton
        ref={clear}
        icon={X}
        label={messages.clearSelection}
        size="small"
        onPress={() => {
          actor.send({ type: 'SELECTION.CLEARED' })
          onCleared?.()
        }}
      />
    </div>
  )
}
