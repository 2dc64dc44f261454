import type { PdfPreviewActorRef } from '@etalon/machines/pdf-preview'
import { useSelector } from '@xstate/react'
import { Download, FileText, LockKeyhole, RotateCw } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ProgressBar } from 'react-aria-components'
import { Button, ButtonLink } from '../button/index.ts'
import { EmptyState } from '../empty-state/index.ts'
import { FailedState } from '../failed-state/index.ts'
import { fileSize } from '../file-upload/index.ts'
import { useCount, useMessages } from '../i18n/index.ts'
import { Icon } from '../icon/index.ts'
import { LoadingBar } from '../loading/index.ts'
import { PasswordField } from '../text-field/index.ts'
import * as styles from './pdf-preview.css.ts'

interface StateProps {
  actor: PdfPreviewActorRef
  name: string
}

/** The document is on its way: how much of it is here, and the way out. */
export function PdfOpening({ actor, name }: StateProps) {
  const messages = useMessages()
  const write = useCount()
  const loaded = useSelector(actor, ({ context }) => context.loaded)
  const total = useSelector(actor, ({ context }) => context.total)
  const title = messages.pdfOpening(name)
  const part = total === undefined ? undefined : Math.min(100, Math.floor((loaded / Math.max(1, total)) * 100))
  return (
    <div className={styles.state}>
      <Icon icon={FileText} size={24} className={styles.stateMark} />
      <p className={styles.stateTitle} role="status">
        {title}
      </p>
      {part === undefined ? (
        <LoadingBar label={title} className={styles.progress} />
      ) : (
        <ProgressBar className={styles.progress} aria-label={title} value={part}>
          <span className={styles.progressBar} style={{ width: `${part}%` }} />
        </ProgressBar>
      )}
      <p className={styles.stateWords}>
        {loaded > 0 && messages.pdfLoaded(fileSize(loaded, write), total === undefined ? undefined : fileSize(total, write))}
      </p>
      <Button onPress={() => actor.send({ type: 'CANCEL' })}>{messages.cancel}</Button>
    </div>
  )
}

/** The document is locked: its password is asked for, and a wrong one told. */
export function PdfLocked({ actor }: StateProps) {
  const messages = useMessages()
  const tries = useSelector(actor, ({ context }) => context.tries)
  const isUnlocking = useSelector(actor, (snapshot) => snapshot.matches({ held: { coming: 'unlocking' } }))
  const [password, setPassword] = useState('')
  const field = useRef<HTMLInputElement>(null)
  // A wrong one is typed again; the first time nobody has asked for the focus.
  useEffect(() => {
    if (tries > 0) field.current?.select()
  }, [tries])
  const give = (event: FormEvent) => {
    event.preventDefault()
    actor.send({ type: 'PASSWORD.GIVEN', password })
  }
  return (
    <form className={styles.state} onSubmit={give}>
      <Icon icon={LockKeyhole} size={24} className={styles.stateMark} />
      <p className={styles.stateTitle} role="status">
        {messages.pdfLocked}
      </p>
      <div className={styles.password}>
        <PasswordField
          label={messages.pdfPassword}
          value={password}
          onChange={setPassword}
          autoComplete="off"
          inputRef={field}
          error={tries > 0 && !isUnlocking ? messages.pdfPasswordWrong(tries) : undefined}
        />
      </div>
      <div className={styles.stateActions}>
        <Button onPress={() => actor.send({ type: isUnlocking ? 'CANCEL' : 'PASSWORD.GIVEN_UP' })}>
          {messages.pdfPasswordGiveUp}
        </Button>
        <Button kind="primary" type="submit" pending={isUnlocking} disabled={password === ''}>
          {messages.open}
        </Button>
      </div>
    </form>
  )
}

interface FailedProps extends StateProps {
  /** Saves the file, where it is here. */
  onSave: (() => void) | undefined
  /** Where the file is, where it is not here. */
  address: string | undefined
}

/** The document cannot be shown: why, and what can be done all the same. */
export function PdfFailed({ actor, name, onSave, address }: FailedProps) {
  const messages = useMessages()
  const reason = useSelector(actor, ({ context }) => context.failure) ?? 'damaged'
  return (
    <FailedState
      className={styles.failed}
      title={messages.pdfFailures[reason]}
      // What is no PDF and was handed over as it is will be none the next time either.
      {...(reason === 'notPdf' && address === undefined ? {} : { onRetry: () => actor.send({ type: 'RETRY' }) })}
      actions={
        onSave ? (
          <Button icon={Download} onPress={onSave}>
            {messages.pdfDownload}
          </Button>
        ) : address !== undefined && isOnTheWeb(address) ? (
          <ButtonLink icon={Download} href={address} download={name} target="_blank">
            {messages.pdfDownload}
          </ButtonLink>
        ) : undefined
      }
    >
      {messages.pdfFailureHints[reason]}
    </FailedState>
  )
}

/** Whether an address is one to be followed: no script is. */
function isOnTheWeb(address: string): boolean {
  const url = URL.parse(address, document.baseURI)
  return url !== null && ['http:', 'https:', 'blob:'].includes(url.protocol)
}

/** The person did not want to wait. */
export function PdfCancelled({ actor, name }: StateProps) {
  const messages = useMessages()
  return (
    <EmptyState
      className={styles.failed}
      title={messages.pdfCancelled(name)}
      actions={
        <Button icon={RotateCw} onPress={() => actor.send({ type: 'RETRY' })}>
          {messages.open}
        </Button>
      }
    />
  )
}
