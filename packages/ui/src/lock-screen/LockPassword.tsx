import type { LockScreenActorRef } from '@etalon/machines/lock-screen'
import { useSelector } from '@xstate/react'
import { Lock } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '../button/index.ts'
import { Dialog, useDialog } from '../dialog/index.ts'
import { Form } from '../form/index.ts'
import { useMessages } from '../i18n/index.ts'
import { Note } from '../note/index.ts'
import type { RootProps } from '../root/index.ts'
import { Select } from '../select/index.ts'
import { PasswordField } from '../text-field/index.ts'
import * as styles from './lock-screen.css.ts'

/** Minutes of idleness that are offered; 0 is never. */
const idleChoices = [0, 1, 5, 10, 15, 30]

/** What {@link LockPassword} takes. */
export interface LockPasswordProps extends RootProps<HTMLDivElement> {
  /** Whether a lock password is being set: then the dialog is open. */
  actor: LockScreenActorRef
}

/** The dialog that sets a lock password, before the first lock or when somebody wants another one. It stands beside the work. */
export function LockPassword({ actor, ...root }: LockPasswordProps) {
  const messages = useMessages()
  const dialog = useDialog('small')
  const form = useId()
  const choosing = useSelector(
    actor,
    (snapshot) => snapshot.matches({ unlocked: 'choosing' }) || snapshot.matches({ unlocked: 'deriving' }),
  )
  const deriving = useSelector(actor, (snapshot) => snapshot.matches({ unlocked: 'deriving' }))
  const lockNext = useSelector(actor, (snapshot) => snapshot.context.lockNext)
  useEffect(() => {
    if (choosing) dialog.open()
    else dialog.close()
  }, [choosing, dialog])
  const cancel = () => actor.send({ type: 'PASSWORD.CANCELLED' })
  return (
    <Dialog
      {...root}
      actor={dialog.actor}
      title={messages.setLockPassword}
      icon={Lock}
      views={false}
      onCloseRequested={cancel}
      footer={
        <>
          <Button onPress={cancel}>{messages.cancel}</Button>
          <Button kind="primary" type="submit" form={form} pending={deriving}>
            {lockNext ? messages.setAndLock : messages.save}
          </Button>
        </>
      }
    >
      {choosing && <ChooseForm actor={actor} id={form} />}
    </Dialog>
  )
}

function ChooseForm({ actor, id }: { actor: LockScreenActorRef; id: string }) {
  const messages = useMessages()
  const { problem, idleMinutes } = useSelector(actor, (snapshot) => snapshot.context)
  const [password, setPassword] = useState('')
  const [again, setAgain] = useState('')
  const first = useRef<HTMLInputElement>(null)
  const second = useRef<HTMLInputElement>(null)
  const choices = idleChoices.includes(idleMinutes) ? idleChoices : [...idleChoices, idleMinutes].sort((a, b) => a - b)
  /** Each field with the problem that is its own. */
  const typed = [
    { label: messages.lockPassword, value: password, change: setPassword, field: first, error: 'empty' },
    { label: messages.lockPasswordAgain, value: again, change: setAgain, field: second, error: 'different' },
  ] as const
  const submit = () => {
    actor.send({ type: 'PASSWORD.CHOSEN', password, again })
    const { problem: found } = actor.getSnapshot().context
    typed.find(({ error }) => error === found)?.field.current?.focus()
  }
  return (
    <Form id={id} label={messages.setLockPassword} onSubmit={submit}>
      <div className={styles.fields}>
        <Note>{messages.lockPasswordHint}</Note>
        {problem === 'broken' && (
          <Note tone="danger" live>
            {messages.lockProblems.broken}
          </Note>
        )}
        {typed.map(({ label, value, change, field, error }) => (
          <PasswordField
            key={label}
            label={label}
            required
            value={value}
            inputRef={field}
            onChange={change}
            autoComplete="new-password"
            error={problem === error ? messages.lockProblems[error] : undefined}
          />
        ))}
        <Select
          label={messages.idleLock}
          options={choices.map((minutes) => ({
            value: String(minutes),
            label: minutes === 0 ? messages.idleNever : messages.idleAfter(minutes),
          }))}
          value={String(idleMinutes)}
          onChange={(minutes) => actor.send({ type: 'IDLE.CHOSEN', minutes: Number(minutes ?? 0) })}
        />
      </div>
    </Form>
  )
}
