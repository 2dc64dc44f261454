import { sentBytes, type UploadActorRef } from '@etalon/machines/upload'
import { useSelector } from '@xstate/react'
import { CircleAlert, CircleCheck, Eye, FileText, Pause, Play, RotateCw, X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { ProgressBar } from 'react-aria-components'
import { IconButton } from '../button/index.ts'
import { kindsInWords } from '../file-drop/index.ts'
import { useCount, useMessages } from '../i18n/index.ts'
import { Icon } from '../icon/index.ts'
import { onRoot, type RootProps } from '../root/index.ts'
import { fileSize } from './file-size.ts'
import * as styles from './file-upload.css.ts'
import { refusalWords } from './upload-ports.ts'

/** What {@link UploadRow} takes. */
export interface UploadRowProps extends RootProps<HTMLLIElement> {
  /** One file and how far it is. */
  actor: UploadActorRef
  /** The row is not wanted any more: cancelled, or taken away. Gets the file's id where the server has it. */
  onGone: (fileId: string | undefined) => void
  /** Where a file that the server has can be downloaded. Without it its name is a text. */
  hrefOf?: (fileId: string) => string
  /** Shows a file that the server has; pictures and PDF files have a button for it. */
  onPreview?: (fileId: string) => void
  /** What is to be read aloud. */
  onSay: (text: string) => void
}

/** What a page can show by itself. */
const canBeShown = (type: string) => type === 'application/pdf' || type.startsWith('image/')

/** A file on its way: how far it is, why it stopped, and what can be done about it. */
export function UploadRow({ actor, onGone, onSay, hrefOf, onPreview, ...root }: UploadRowProps) {
  const messages = useMessages()
  const write = useCount()
  const { file, refused, failure, error, fileId, accept, maxBytes, ...going } = useSelector(actor, ({ context }) => context)
  const isGoing = useSelector(actor, (snapshot) => snapshot.matches('going'))
  const state = useSelector(actor, ({ value }) =>
    typeof value === 'string' ? 'beginning' : 'going' in value ? value.going : value.resting,
  )
  const toggle = useRef<HTMLButtonElement>(null)
  const remove = useRef<HTMLButtonElement>(null)
  const name = file?.name ?? ''
  const size = file?.size ?? 0
  const sent = sentBytes({ file, ...going })
  const percent = size === 0 ? 0 : Math.floor((sent / size) * 100)
  const words = refusalWords(error)
  const says = {
    idle: '',
    beginning: messages.uploading.beginning,
    choosing: messages.uploading.beginning,
    sending: messages.uploadProgress(fileSize(sent, write), fileSize(size, write)),
    waiting: messages.uploading.waiting,
    paused: `${messages.uploading.paused} · ${messages.uploadProgress(fileSize(sent, write), fileSize(size, write))}`,
    finishing: messages.uploading.finishing,
    done: `${messages.uploading.done} · ${fileSize(size, write)}`,
    cancelled: messages.uploading.cancelled,
    refused:
      refused === 'tooLarge'
        ? messages.fileTooLarge(fileSize(maxBytes, write))
        : refused === 'typeNotAccepted'
          ? messages.wrongFileKind(kindsInWords(accept, messages))
          : messages.fileEmpty,
    failed:
      failure === 'refused' && words !== undefined
        ? messages.uploadRefused(words)
        : messages.uploadFailures[failure ?? 'refused'],
  }[state]
  // What the server refuses, it refuses each time.
  const isRefusedForGood = state === 'failed' && failure === 'refused'
  const advice = isRefusedForGood ? messages.uploadRefusedAdvice : undefined
  const there = state === 'done' ? fileId : undefined
  const isWrong = state === 'refused' || state === 'failed'

  const say = useEffectEvent((text: string) => onSay(messages.fileSaid(name, text)))
  const gone = useEffectEvent(() => {
    say(messages.uploading.cancelled)
    onGone(undefined)
  })
  useEffect(() => {
    // There is nothing more to pause, nor to try again.
    const leaveToggle = () => {
      if (document.activeElement === toggle.current) remove.current?.focus()
    }
    const heard = [
      actor.on('uploaded', leaveToggle),
      actor.on('failed', ({ reason }) => {
        if (reason === 'refused') leaveToggle()
      }),
      actor.on('cancelled', () => gone()),
    ]
    return () => {
      for (const one of heard) one.unsubscribe()
    }
  }, [actor])
  // Every quarter but the first is told, and every other state that lasts.
  const quarter = state === 'sending' ? Math.floor(percent / 25) * 25 : undefined
  const told = state === 'choosing' || state === 'idle' ? 'beginning' : state
  const tell = useEffectEvent(() => {
    if (quarter !== 0) say(quarter === undefined ? [says, ...(advice ? [advice] : [])].join(' · ') : `${quarter}%`)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is told again when either is another one
  useEffect(() => tell(), [told, quarter])

  const press = {
    pause: { icon: Pause, label: messages.pauseUpload(name), event: 'PAUSE' },
    resume: { icon: Play, label: messages.resumeUpload(name), event: 'RESUME' },
    retry: { icon: RotateCw, label: messages.retryUpload(name), event: 'RETRY' },
  } as const
  const main =
    state === 'failed' && !isRefusedForGood ? press.retry : state === 'paused' ? press.resume : isGoing ? press.pause : undefined
  return (
    <li {...onRoot(root, styles.row)} data-state={state} {...(isWrong ? { 'data-wrong': '' } : {})}>
      <Icon icon={isWrong ? CircleAlert : state === 'done' ? CircleCheck : FileText} className={styles.mark} />
      <span className={styles.words}>
        {there !== undefined && hrefOf ? (
          <a className={styles.name} href={hrefOf(there)} download={name} title={name}>
            {name}
          </a>
        ) : (
          <span className={styles.name} title={name}>
            {name}
          </span>
        )}
        <span className={styles.state}>{says}</span>
        {advice !== undefined && <span className={styles.advice}>{advice}</span>}
        {(isGoing || (state === 'failed' && !isRefusedForGood)) && (
          <ProgressBar
            className={styles.track}
            aria-label={messages.uploadOf(name)}
            value={sent}
            maxValue={Math.max(size, 1)}
            valueLabel={`${percent}%`}
          >
            <span className={styles.bar} style={{ width: `${percent}%` }} />
          </ProgressBar>
        )}
      </span>
      {there !== undefined && onPreview && canBeShown(file?.type ?? '') && (
        <IconButton
          icon={Eye}
          label={messages.previewFile(name)}
          size="small"
          className={styles.tool}
          tooltip={false}
          onPress={() => onPreview(there)}
        />
      )}
      {main && (
        <IconButton
          ref={toggle}
          icon={main.icon}
          label={main.label}
          size="small"
          className={styles.tool}
          tooltip={false}
          onPress={() => actor.send({ type: main.event })}
        />
      )}
      <IconButton
        ref={remove}
        icon={X}
        label={isGoing ? messages.cancelUpload(name) : messages.removeFile(name)}
        size="small"
        className={styles.tool}
        tooltip={false}
        onPress={() => (isGoing ? actor.send({ type: 'CANCEL' }) : onGone(fileId))}
      />
    </li>
  )
}
