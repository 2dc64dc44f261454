import type { AdvancedFilterActorRef, NamedFilter } from '@etalon/machines/advanced-filter'
import { useSelector } from '@xstate/react'
import { Star, Undo2, X } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { Button, IconButton } from '../button/index.ts'
import { useMessages } from '../i18n/index.ts'
import * as styles from './advanced-filter.css.ts'
import { RenameFilter } from './FilterName.tsx'

/** Before a chip goes away, its neighbour takes the focus that it has. */
function leaveChip(list: HTMLElement | null, name: string): void {
  const chip = list?.querySelector(`[data-filter="${CSS.escape(name)}"]`)
  const beside = chip?.nextElementSibling ?? chip?.previousElementSibling
  if (chip?.contains(document.activeElement)) beside?.querySelector('button')?.focus()
}

interface SavedFiltersProps {
  actor: AdvancedFilterActorRef
  /** What was pressed goes away: the focus goes to what stays. */
  onLeave: () => void
}

/** The filters that were saved under names: a press opens one. Each gets another name here, or goes, and comes back while it is offered. */
export function SavedFilters({ actor, onLeave }: SavedFiltersProps) {
  const messages = useMessages()
  const title = useId()
  const list = useRef<HTMLUListElement>(null)
  const [notRemoved, setNotRemoved] = useState(false)
  const [removed, setRemoved] = useState<NamedFilter>()
  const filters = useSelector(actor, ({ context }) => context.filters)
  const failed = useSelector(actor, (snapshot) => snapshot.matches({ names: 'failed' }))
  useEffect(() => {
    const told = actor.on('*', (emitted) => {
      if (emitted.type === 'failed' && emitted.reason === 'remove') setNotRemoved(true)
      if (emitted.type === 'filterRemoved') {
        leaveChip(list.current, emitted.name)
        setRemoved(emitted.removed)
      }
      // What was saved meanwhile may have that name.
      if (emitted.type === 'filterSaved') setRemoved(undefined)
    })
    return () => told.unsubscribe()
  }, [actor])
  const remove = (name: string) => {
    setNotRemoved(false)
    setRemoved(undefined)
    actor.send({ type: 'FILTER.REMOVE', name })
  }
  const bringBack = (named: NamedFilter) => {
    onLeave()
    actor.send({ type: 'FILTER.RETURN', named })
  }
  if (failed) {
    return (
      <span className={styles.failed}>
        <span>{messages.filterFailures.load}</span>
        <Button
          kind="text"
          size="small"
          onPress={() => {
            onLeave()
            actor.send({ type: 'RETRY' })
          }}
        >
          {messages.retry}
        </Button>
      </span>
    )
  }
  if (filters.length === 0 && !removed) return null
  return (
    <div className={styles.saved}>
      <span className={styles.faint} id={title}>
        {messages.savedFilters}
      </span>
      <ul ref={list} className={styles.chips} aria-labelledby={title}>
        {filters.map(({ name }) => (
          <li key={name} className={styles.chip} data-filter={name}>
            <Button kind="quiet" size="small" icon={Star} onPress={() => actor.send({ type: 'FILTER.OPEN', name })}>
              {name}
            </Button>
            <RenameFilter actor={actor} name={name} />
            <IconButton icon={X} size="small" label={messages.removeFilter(name)} tooltip={false} onPress={() => remove(name)} />
          </li>
        ))}
      </ul>
      {removed && (
        <span className={styles.returning} role="status">
          <span>{messages.filterRemoved(removed.name)}</span>
          <Button kind="text" size="small" icon={Undo2} onPress={() => bringBack(removed)}>
            {messages.undo}
          </Button>
        </span>
      )}
      {notRemoved && (
        <span className={styles.failed} role="alert">
          {messages.filterFailures.remove}
        </span>
      )}
    </div>
  )
}
