import { type ColumnLayout, type ColumnSettingsActorRef, isBusy, isChanged } from '@etalon/machines/column-settings'
import { useSelector } from '@xstate/react'
import { ChevronDown, Columns3, Factory, Undo2 } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Button } from '../button/index.ts'
import { useMessages } from '../i18n/index.ts'
import { LoadingBar } from '../loading/index.ts'
import { MenuButton } from '../menu/index.ts'
import { Note, type NoteTone } from '../note/index.ts'
import { Popover } from '../popover/index.ts'
import { onRoot, type RootProps } from '../root/index.ts'
import * as styles from './column-settings.css.ts'

/** Moving by drag takes code that a table does without. */
const ColumnList = lazy(async () => ({ default: (await import('./ColumnList.tsx')).ColumnList }))

/** What {@link ColumnSettings} takes. */
export interface ColumnSettingsProps extends RootProps<HTMLButtonElement> {
  /** Which columns are chosen, and where they are saved. */
  actor: ColumnSettingsActorRef
  /** Whether it is open at first. @default false */
  defaultOpen?: boolean
}

/** A button with the columns of a table: ticked, moved, saved, and set back in two ways. */
export function ColumnSettings({ actor, defaultOpen = false, ...root }: ColumnSettingsProps) {
  const messages = useMessages()
  const [open, setOpen] = useState(defaultOpen)
  const [note, setNote] = useState<{ tone: NoteTone; text: string; about: ColumnLayout }>()
  const [spoken, setSpoken] = useState('')
  const busy = useSelector(actor, isBusy)
  const saving = useSelector(actor, (snapshot) => snapshot.matches('saving') || snapshot.matches('resetting'))
  const draft = useSelector(actor, ({ context }) => context.draft)
  const changed = useSelector(actor, ({ context }) => isChanged(context))

  useEffect(() => {
    const told = actor.on('*', (emitted) => {
      const { columns, draft: about } = actor.getSnapshot().context
      const say = (tone: NoteTone, text: string) => setNote({ tone, text, about })
      if (emitted.type === 'saved') say('success', messages.columnsSaved)
      if (emitted.type === 'warned') say('warning', emitted.code === 'noResCode' ? messages.resCodeMissing : messages.lastColumn)
      if (emitted.type === 'failed') {
        if (emitted.reason === 'save' || emitted.reason === 'reset') say('warning', messages.columnsKeptHere)
        if (emitted.reason === 'store' || emitted.reason === 'remove') say('warning', messages.columnsNotStored)
      }
      if (emitted.type === 'moved') {
        const label = columns.find(({ key }) => key === emitted.key)?.label ?? emitted.key
        setSpoken(messages.columnMoved(label, emitted.position, emitted.count))
      }
    })
    return () => told.unsubscribe()
  }, [actor, messages])

  const turn = (next: boolean) => {
    setOpen(next)
    setNote(undefined)
  }
  const cancel = () => {
    actor.send({ type: 'REVERT' })
    turn(false)
  }
  return (
    <Popover
      title={messages.columns}
      open={open}
      onOpenChange={turn}
      width="wide"
      flush
      trigger={
        <Button {...onRoot(root)} kind="quiet" icon={Columns3} iconOnPhone>
          {messages.columns}
        </Button>
      }
      footer={
        <div className={styles.foot}>
          {note?.about === draft && (
            <Note tone={note.tone} live>
              {note.text}
            </Note>
          )}
          <div className={styles.buttons}>
            <span className={styles.hint} role="status">
              {saving ? messages.saving : messages.dragHint}
            </span>
            <Button size="small" onPress={cancel}>
              {messages.cancel}
            </Button>
            <Button kind="primary" size="small" onPress={() => actor.send({ type: 'SAVE' })}>
              {messages.save}
            </Button>
          </div>
        </div>
      }
    >
      <div className={styles.head}>
        <span className={styles.count}>{messages.shownColumns(draft.filter(({ visible }) => visible).length, draft.length)}</span>
        <MenuButton
          label={messages.restoreColumns}
          actions={[
            {
              id: 'revert',
              label: messages.revertColumns,
              icon: Undo2,
              disabled: !changed,
              onAction: () => actor.send({ type: 'REVERT' }),
            },
            {
              id: 'factory',
              label: messages.factoryColumns,
              icon: Factory,
              onAction: () => actor.send({ type: 'FACTORY_RESET' }),
            },
          ]}
        >
          <Button kind="text" size="small" iconEnd={ChevronDown}>
            {messages.restoreColumns}
          </Button>
        </MenuButton>
      </div>
      <Suspense fallback={<LoadingBar />}>
        <ColumnList actor={actor} disabled={busy} onSay={setSpoken} />
      </Suspense>
      <span className={styles.spoken} role="status">
        {spoken}
      </span>
    </Popover>
  )
}
