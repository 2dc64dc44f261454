import { type DataTableActorRef, isMoreToSelect, isSelectionCapped, selectedCount } from '@etalon/machines/data-table'
import { useSelector } from '@xstate/react'
import { type ReactNode, Suspense, useState } from 'react'
import { useCount, useMessages } from '../i18n/index.ts'
import { onRoot, type RootProps } from '../root/index.ts'
import { atLeast } from './at-least.ts'
import * as styles from './data-table.css.ts'
import { SelectionActions } from './on-demand.ts'

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
  // What is read aloud stands there before it says anything; that the last row was taken out is said too.
  const [wasChosen, setWasChosen] = useState(false)
  if (count > 0 && !wasChosen) setWasChosen(true)
  const isEmpty = count === 0
  return (
    <div {...onRoot(root, styles.selectionBar)} data-empty={isEmpty || undefined}>
      <span className={styles.chosen} role="status">
        {wasChosen && messages.selected(atLeast(write(count), isSelectionCapped(context)))}
      </span>
      {!isEmpty && (
        <Suspense>
          <SelectionActions
            actor={actor}
            all={isMoreToSelect(context) ? atLeast(write(context.total), context.totalIsCapped) : undefined}
            actions={actions}
            {...(onCleared ? { onCleared } : {})}
          />
        </Suspense>
      )}
    </div>
  )
}
