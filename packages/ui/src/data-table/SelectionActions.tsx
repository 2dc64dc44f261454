import type { DataTableActorRef } from '@etalon/machines/data-table'
import { X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { Button, IconButton } from '../button/index.ts'
import { useMessages } from '../i18n/index.ts'
import * as styles from './data-table.css.ts'

interface SelectionActionsProps {
  actor: DataTableActorRef
  /** How many match, as it is shown, where some of them are not selected yet; left out where all are. */
  all?: string | undefined
  actions?: ReactNode
  onCleared?: () => void
}

/** What can be done while rows are selected: with them, with all that match, and letting them go. */
export function SelectionActions({ actor, all, actions, onCleared }: SelectionActionsProps) {
  const messages = useMessages()
  const clear = useRef<HTMLButtonElement>(null)
  return (
    <>
      {all !== undefined && (
        <Button
          kind="text"
          size="small"
          onPress={() => {
            actor.send({ type: 'ALL.SELECTED' })
            // There is nothing more to select, and this button goes away.
            clear.current?.focus()
          }}
        >
          {messages.selectAllMatching(all)}
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
