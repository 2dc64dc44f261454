import type { AdvancedFilterActorRef, AdvancedFilterEmitted } from '@etalon/machines/advanced-filter'
import { useSelector } from '@xstate/react'
import { PencilLine, Save } from 'lucide-react'
import { type FormEvent, type ReactElement, useEffect, useState } from 'react'
import { Button, IconButton } from '../button/index.ts'
import { composingGuard } from '../field/index.ts'
import { useMessages } from '../i18n/index.ts'
import { Note } from '../note/index.ts'
import { Popover } from '../popover/index.ts'
import { TextField } from '../text-field/index.ts'
import * as styles from './advanced-filter.css.ts'

/** Saves the conditions under a name. */
export function SaveFilter({ actor }: { actor: AdvancedFilterActorRef }) {
  const messages = useMessages()
  return (
    <FilterName
      actor={actor}
      title={messages.saveFilter}
      reason="save"
      onNamed={(name) => actor.send({ type: 'FILTER.SAVE', name })}
      trigger={
        <Button kind="quiet" size="small" icon={Save}>
          {messages.saveFilter}
        </Button>
      }
    />
  )
}

/** Gives a saved filter another name. */
export function RenameFilter({ actor, name }: { actor: AdvancedFilterActorRef; name: string }) {
  const messages = useMessages()
  return (
    <FilterName
      actor={actor}
      title={messages.renameFilter(name)}
      reason="rename"
      begin={name}
      onNamed={(to) => actor.send({ type: 'FILTER.RENAME', name, to })}
      trigger={<IconButton icon={PencilLine} size="small" label={messages.renameFilter(name)} tooltip={false} />}
    />
  )
}

interface FilterNameProps {
  actor: AdvancedFilterActorRef
  title: string
  /** Which words of the actor are about this form. */
  reason: 'save' | 'rename'
  /** The name that stands there at first. */
  begin?: string
  onNamed: (name: string) => void
  trigger: ReactElement
}

function FilterName({ actor, title, reason, begin = '', onNamed, trigger }: FilterNameProps) {
  const messages = useMessages()
  const [open, setOpen] = useState(false)
  const [name, setName] = useState(begin)
  const [problem, setProblem] = useState<string>()
  const saving = useSelector(actor, (snapshot) => snapshot.matches({ names: 'saving' }))
  useEffect(() => {
    if (!open) return
    const hear = (emitted: AdvancedFilterEmitted) => {
      if (emitted.type === 'filterSaved') setOpen(false)
      if (emitted.type === 'warned' && emitted.reason === reason) setProblem(messages.filterWarnings[emitted.warning.code])
      if (emitted.type === 'failed' && emitted.reason === 'save') setProblem(messages.filterFailures.save)
    }
    const told = actor.on('*', hear)
    return () => told.unsubscribe()
  }, [actor, messages, open, reason])
  const save = (event?: FormEvent) => {
    event?.preventDefault()
    setProblem(undefined)
    onNamed(name)
  }
  const turn = (next: boolean) => {
    setOpen(next)
    setName(begin)
    setProblem(undefined)
  }
  return (
    <Popover
      title={title}
      open={open}
      onOpenChange={turn}
      trigger={trigger}
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
