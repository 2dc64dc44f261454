import type { DataTableActorRef } from '@etalon/machines/data-table'
import { X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { Button, IconButton } from '../button/index.ts'
import { useCount, useMessages } from '../i18n/index.ts'
import * as styles from './data-table.css.ts'

interface SelectionActionsProps {
  actor: DataTableActorRef
  /** Rows that match and are not selected yet; 0 where there are none. */
  more: number
  total: number
  actions?: ReactNode
  onCleared?: () => void
}

/** What can be done while rows are selected: with them, with all that match, and letting them go. */
export function SelectionActions({ actor, more, total, actions, onCleared }: SelectionActionsProps) {
  const messages = useMessages()
  const write = useCount()
  const clear = useRef<HTMLButtonElement>(null)
  return (
    <>
      {more > 0 && (
        <Button
          kind="text"
          size="small"
          onPress={() => {
            actor.send({ type: 'ALL.SELECTED' })
            // There is nothing more to select, and this button goes away.
            clear.current?.focus()
          }}
        >
          {messages.selectAllMatching(write(total))}
        </Button>
      )}
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
    </>
  )
}
