import type { TreeActorRef } from '@etalon/machines/tree'
import { ChevronsDownUp, ChevronsUpDown, Search } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { IconButton } from '../button/index.ts'
import { useMessages } from '../i18n/index.ts'
import { TextField } from '../text-field/index.ts'
import * as styles from './tree.css.ts'

export interface TreeToolsProps {
  actor: TreeActorRef
  filterable: boolean
  expandable: boolean
  autoFocus: boolean
  /** Goes from the filter into the tree. */
  onLeave: () => void
}

/** What stands above a tree: its filter, and the buttons that open and close every branch. */
export function TreeTools({ actor, filterable, expandable, autoFocus, onLeave }: TreeToolsProps) {
  const messages = useMessages()
  const [text, setText] = useState(() => actor.getSnapshot().context.text)
  const type = (typed: string) => {
    setText(typed)
    actor.send({ type: 'FILTER.TYPED', text: typed })
  }
  const down = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    onLeave()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Down in the field goes on to the tree, as Tab does.
    <div className={styles.tools} onKeyDown={down}>
      {filterable && (
        <div className={styles.filter}>
          <TextField
            label={messages.filterTree}
            labelPosition="hidden"
            icon={Search}
            placeholder={messages.filterTree}
            clearable
            value={text}
            onChange={type}
            autoFocus={autoFocus}
          />
        </div>
      )}
      {expandable && (
        <>
          <IconButton
            icon={ChevronsUpDown}
            label={messages.expandAll}
            kind="quiet"
            onPress={() => actor.send({ type: 'ALL.EXPANDED' })}
          />
          <IconButton
            icon={ChevronsDownUp}
            label={messages.collapseAll}
            kind="quiet"
            onPress={() => actor.send({ type: 'ALL.COLLAPSED' })}
          />
        </>
      )}
    </div>
  )
}
