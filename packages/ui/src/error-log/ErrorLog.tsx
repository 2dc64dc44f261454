import type { ErrorLogActorRef, LogEntry } from '@etalon/machines/error-log'
import { useSelector } from '@xstate/react'
import { Bug, CircleAlert, Copy, Trash2, TriangleAlert, Upload } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../button/index.ts'
import { Confirm } from '../confirm/index.ts'
import { Dialog, type DialogControl, useDialog } from '../dialog/index.ts'
import { EmptyState } from '../empty-state/index.ts'
import { useMessages } from '../i18n/index.ts'
import { Icon } from '../icon/index.ts'
import type { RootProps } from '../root/index.ts'
import * as styles from './error-log.css.ts'
import { localTime, logText } from './log-text.ts'

/** What {@link ErrorLog} takes. */
export interface ErrorLogProps extends RootProps<HTMLDivElement> {
  /** What was caught, and what is being asked about it. */
  actor: ErrorLogActorRef
  /** Of `useDialog('medium')`. */
  dialog: DialogControl
  /** Whether the log can be sent to the institute: then the actor has its `uploadLog` port. @default false */
  uploads?: boolean
  /** Writes milliseconds since 1970. @default yyyy-MM-dd HH:mm:ss by the clock of this device */
  writeTime?: (time: number) => string
}

/** The errors that nobody handled, as a dialog: when, where and how often; to be copied, sent and cleared. */
export function ErrorLog({ actor, dialog, uploads = false, writeTime = localTime, ...root }: ErrorLogProps) {
  const messages = useMessages()
  const question = useDialog('small')
  const entries = useSelector(actor, ({ context }) => context.entries)
  const asks = useSelector(actor, (snapshot) =>
    snapshot.matches('askingToClear') ? 'clear' : snapshot.matches('askingToUpload') ? 'upload' : null,
  )
  const uploading = useSelector(actor, (snapshot) => snapshot.matches('uploading'))
  const [said, setSaid] = useState('')
  // The last question stays while its dialog goes away.
  const [asked, setAsked] = useState<'clear' | 'upload'>('clear')
  if (asks !== null && asks !== asked) setAsked(asks)
  useEffect(() => {
    if (asks === null) question.close()
    else question.open()
  }, [asks, question])
  // A question that nobody sees any more, as when the screen is locked, is not asked again by itself.
  useEffect(() => () => actor.send({ type: 'CANCELLED' }), [actor])
  useEffect(() => {
    const told = actor.on('*', ({ type }) => {
      if (type === 'cleared') setSaid(messages.logCleared)
      if (type === 'uploaded') setSaid(messages.logUploaded)
      if (type === 'failed') setSaid(messages.logNotUploaded)
    })
    return () => told.unsubscribe()
  }, [actor, messages])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(logText(entries, writeTime))
      setSaid(messages.logCopied)
    } catch {
      setSaid(messages.logNotCopied)
    }
  }
  const failures = [messages.logNotUploaded, messages.logNotCopied]
  const none = entries.length === 0 ? messages.logEmpty : undefined
  return (
    <>
      <Dialog
        {...root}
        actor={dialog.actor}
        title={messages.errorLog}
        icon={Bug}
        flush
        footNote={
          <span role="status" className={styles.said}>
            {failures.includes(said) && <Icon icon={CircleAlert} size={14} className={styles.failed} />}
            {said}
          </span>
        }
        footer={
          <>
            <Button
              kind="danger-line"
              icon={Trash2}
              disabledReason={none}
              onPress={() => actor.send({ type: 'CLEAR.REQUESTED' })}
            >
              {messages.clearLog}
            </Button>
            {uploads && (
              <Button
                icon={Upload}
                pending={uploading}
                disabledReason={none}
                onPress={() => actor.send({ type: 'UPLOAD.REQUESTED' })}
              >
                {messages.uploadLog}
              </Button>
            )}
            <Button kind="primary" icon={Copy} disabledReason={none} onPress={() => void copy()}>
              {messages.copyLog}
            </Button>
          </>
        }
      >
        {entries.length === 0 ? (
          <EmptyState title={messages.logEmpty}>{messages.logEmptyHint}</EmptyState>
        ) : (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
          <ol className={styles.list} aria-label={messages.errorLog} tabIndex={0}>
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} writeTime={writeTime} />
            ))}
          </ol>
        )}
      </Dialog>
      <Confirm
        dialog={question}
        title={messages.attention}
        consequence={asked === 'clear' ? messages.askClearLog : messages.askUploadLog}
        confirmLabel={asked === 'clear' ? messages.clearLog : messages.uploadLog}
        danger={asked === 'clear'}
        onConfirm={() => actor.send({ type: 'CONFIRMED' })}
        onCancel={() => actor.send({ type: 'CANCELLED' })}
      />
    </>
  )
}

function Entry({ entry, writeTime }: { entry: LogEntry; writeTime: (time: number) => string }) {
  const messages = useMessages()
  const { time, type, message, url, stack, info, times } = entry
  const more = [info, stack].filter((text) => text !== '').join('\n')
  return (
    <li className={styles.entry} data-type={type}>
      <Icon
        icon={type === 'error' ? CircleAlert : TriangleAlert}
        label={type === 'error' ? messages.logError : messages.logWarning}
        className={styles.mark}
      />
      <span className={styles.words}>
        <span className={styles.message}>{message}</span>
        <span className={styles.facts}>
          <time dateTime={new Date(time).toISOString()}>{writeTime(time)}</time> · <bdi>{url}</bdi>
        </span>
        {more !== '' && (
          <details className={styles.details}>
            <summary className={styles.summary}>{messages.logDetails}</summary>
            <pre className={styles.stack}>{more}</pre>
          </details>
        )}
      </span>
      {times > 1 && <span className={styles.times}>{messages.logTimes(times)}</span>}
    </li>
  )
}
