import type { AdvancedFilterActorRef } from '@etalon/machines/advanced-filter'
import { useSelector } from '@xstate/react'
import { Save, Star, X } from 'lucide-react'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { Button, IconButton } from '../button/index.ts'
import { composingGuard } from '../field/index.ts'
import { useMessages } from '../i18n/index.ts'
import { Note } from '../note/index.ts'
import { Popover } from '../popover/index.ts'
import { TextField } from '../text-field/index.ts'
import * as styles from './advanced-filter.css.ts'

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

/** The filters that were saved under names: a press opens one. */
export function SavedFilters({ actor, onLeave }: SavedFiltersProps) {
  const messages = useMessages()
  const title = useId()
  const list = useRef<HTMLUListElement>(null)
  const [notRemoved, setNotRemoved] = useState(false)
  const filters = useSelector(actor, ({ context }) => context.filters)
  const failed = useSelector(actor, (snapshot) => snapshot.matches({ names: 'failed' }))
  useEffect(() => {
    const told = actor.on('*', (emitted) => {
      if (emitted.type === 'failed' && emitted.reason === 'remove') setNotRemoved(true)
      if (emitted.type === 'filterRemoved') leaveChip(list.current, emitted.name)
    })
    return () => told.unsubscribe()
  }, [actor])
  const remove = (name: string) => {
    setNotRemoved(false)
    actor.send({ type: 'FILTER.REMOVE', name })
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
  if (filters.length === 0) return null
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
            <IconButton icon={X} size="small" label={messages.removeFilter(name)} tooltip={false} onPress={() => remove(name)} />
          </li>
        ))}
      </ul>
      {notRemoved && (
        <span className={styles.failed} role="alert">
          {messages.filterFailures.remove}
        </span>
      )}
    </div>
  )
}

/** Saves the conditions under a name. */
export function SaveFilter({ actor }: { actor: AdvancedFilterActorRef }) {
  const messages = useMessages()
  const [open, setOpen] = useState(false)
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string>()
  const saving = useSelector(actor, (snapshot) => snapshot.matches({ names: 'saving' }))
  useEffect(() => {
    const told = actor.on('*', (emitted) => {
      if (emitted.type === 'filterSaved') {
        setOpen(false)
        setName('')
      }
      if (emitted.type === 'warned' && emitted.reason === 'save') setProblem(messages.filterWarnings[emitted.warning.code])
      if (emitted.type === 'failed' && emitted.reason === 'save') setProblem(messages.filterFailures.save)
    })
    return () => told.unsubscribe()
  }, [actor, messages])
  const save = (event?: FormEvent) => {
    event?.preventDefault()
    setProblem(undefined)
    actor.send({ type: 'FILTER.SAVE', name })
  }
  const turn = (next: boolean) => {
    setOpen(next)
    setProblem(undefined)
  }
  return (
    <Popover
      title={messages.saveFilter}
      open={open}
      onOpenChange={turn}
      trigger={
        <Button kind="quiet" size="small" icon={Save}>
          {messages.saveFilter}
        </Button>
      }
      footer={
        <>
          <span className={`${styles.grow} ${styles.faint}`} role="status">
            {saving ? messages.saving : ''}
          </span>
          <Button size="small" onPress={() => turn(false)}>
            {messages.cancel}
          </Button>
          <Button kind="primary" size="small" onPress={() => save()}>
            {messages.save}
          </Button>
        </>
      }
    >
      <form noValidate onSubmit={save} className={styles.saving} {...composingGuard}>
        <TextField label={messages.filterName} value={name} onChange={setName} maxLength={50} autoFocus autoComplete="off" />
        {problem && (
          <Note tone="warning" live>
            {problem}
          </Note>
        )}
      </form>
    </Popover>
  )
}
