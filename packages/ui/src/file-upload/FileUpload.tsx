import type { SavedUpload, UploadFile } from '@etalon/machines/upload'
import { useActorRef } from '@xstate/react'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { FileDrop } from '../file-drop/index.ts'
import { useMessages } from '../i18n/index.ts'
import { onRoot, type RootProps, useSharedRef } from '../root/index.ts'
import * as styles from './file-upload.css.ts'
import { UploadRow } from './UploadRow.tsx'
import { type UploadPorts, uploadWith } from './upload-ports.ts'

/** A file that the server has. */
export interface UploadedFile {
  /** By which the server gives it out. */
  readonly fileId: string
  readonly name: string
  /** Bytes. */
  readonly size: number
  /** Its media type as the browser names it; empty where it knows none. */
  readonly type: string
}

/** What {@link FileUpload} takes. */
export interface FileUploadProps extends RootProps<HTMLDivElement> {
  /** What the files are, such as 附件; always read aloud. */
  label: string
  /** Where the label is seen, with the star of what must not be left empty: as fields have it, or nowhere. @default 'hidden' */
  labelPosition?: 'above' | 'hidden'
  /** The way to the server. */
  ports: UploadPorts
  /** The server has a file. */
  onUploaded: (file: UploadedFile) => void
  /** Where a file that the server has can be downloaded: its name leads there. Without it the name is a text. */
  hrefOf?: (fileId: string) => string
  /** Shows a file that the server has, as in a dialog with `PdfPreview`. Pictures and PDF files have a button for it. */
  onPreview?: (file: UploadedFile) => void
  /** A file that the server has was taken out of the list; deleting it there is the app's matter. */
  onRemoved?: (fileId: string) => void
  /** MIME types or endings such as `.pdf`; the server must check them too. @default everything */
  accept?: readonly string[]
  /** The most bytes of one file. @default 104857600 (100 MiB) */
  maxBytes?: number
  /** Whether several files may be on their way. Without it the next one waits until the row of the first is taken away. @default false */
  multiple?: boolean
  /** A sentence about kinds and sizes. */
  hint?: string
  /** Says that there must be a file; checking is the form's matter. @default false */
  required?: boolean
  /** What is wrong with the files as a whole, such as that there is none. */
  error?: string | undefined
  /** No further file can be added; those on their way go on. @default false */
  disabled?: boolean
  /** What an earlier page kept of this file, so that it goes on where it ended. Anything else than what `onKeep` got counts as nothing. */
  keptOf?: (file: UploadFile) => unknown
  /** What to keep of a file over a reload; undefined once there is nothing to go on with. */
  onKeep?: (file: UploadFile, kept: SavedUpload | undefined) => void
}

interface Chosen {
  readonly key: number
  readonly file: UploadFile
}

/** A file as the machine takes it. */
const uploadFile = (file: File): UploadFile => ({
  name: file.name,
  size: file.size,
  type: file.type,
  lastModified: file.lastModified,
  handle: file,
})

/**
 * Sends files to the server: dropped, pasted or chosen, each with how far it is, to be paused, cancelled and tried again. Where the
 * form is hidden, as in a tab that is not shown, they rest, and go on when it is shown again.
 */
export function FileUpload(props: FileUploadProps) {
  const { label, labelPosition, accept, multiple = false, hint, required = false, error, disabled = false, onRemoved } = props
  const messages = useMessages()
  const [chosen, setChosen] = useState<readonly Chosen[]>([])
  const [spoken, setSpoken] = useState('')
  const root = useRef<HTMLDivElement>(null)
  const ref = useSharedRef(root, props.ref)
  const next = useRef(0)
  const lead = useRef<number | 'first' | null>(null)

  // What was pressed goes away with its row, or cannot be pressed any more: the focus goes to what stands nearest.
  useLayoutEffect(() => {
    if (lead.current === null) return
    const place = lead.current === 'first' ? 0 : Math.min(lead.current, chosen.length - 1)
    lead.current = null
    const row = root.current?.querySelectorAll('li')[place]
    const target = row
      ? Array.from(row.querySelectorAll('button')).at(-1)
      : root.current?.querySelector<HTMLElement>('[data-kind]')
    target?.focus()
  }, [chosen])

  const take = (files: readonly File[]) => {
    const rows = files.map((file) => {
      next.current += 1
      return { key: next.current, file: uploadFile(file) }
    })
    if (!multiple) lead.current = 'first'
    setChosen((before) => [...before, ...rows])
  }
  const drop = (key: number, fileId: string | undefined) => {
    lead.current = chosen.findIndex((one) => one.key === key)
    setChosen((before) => before.filter((one) => one.key !== key))
    if (fileId !== undefined) onRemoved?.(fileId)
  }
  return (
    <div {...onRoot({ ...props, ref }, styles.root)}>
      <FileDrop
        label={label}
        onFiles={take}
        multiple={multiple}
        disabled={disabled || (!multiple && chosen.length > 0)}
        required={required}
        error={error}
        {...(labelPosition ? { labelPosition } : {})}
        {...(accept ? { accept } : {})}
        {...(hint === undefined ? {} : { hint })}
      />
      {chosen.length > 0 && (
        <ul className={styles.list} aria-label={messages.filesOf(label)}>
          {chosen.map(({ key, file }) => (
            <OneFile key={key} {...props} file={file} onGone={(fileId) => drop(key, fileId)} onSay={setSpoken} />
          ))}
        </ul>
      )}
      <span className={styles.spoken} role="status">
        {spoken}
      </span>
    </div>
  )
}

interface OneFileProps
  extends Pick<FileUploadProps, 'ports' | 'accept' | 'maxBytes' | 'onUploaded' | 'hrefOf' | 'onPreview' | 'keptOf' | 'onKeep'> {
  file: UploadFile
  onGone: (fileId: string | undefined) => void
  onSay: (text: string) => void
}

/** Makes and owns the actor of one file. */
function OneFile({ ports, accept, maxBytes, onUploaded, hrefOf, onPreview, keptOf, onKeep, file, onGone, onSay }: OneFileProps) {
  const given = useEffectEvent(() => ports)
  const [machine] = useState(() => uploadWith(() => given()))
  const actor = useActorRef(machine, {
    input: {
      saved: keptOf?.(file),
      ...(accept === undefined ? {} : { accept }),
      ...(maxBytes === undefined ? {} : { maxBytes }),
    },
  })
  const uploaded = (fileId: string) => ({ fileId, name: file.name, size: file.size, type: file.type })
  const tell = useEffectEvent((fileId: string) => onUploaded(uploaded(fileId)))
  const keep = useEffectEvent((saved: SavedUpload | undefined) => onKeep?.(file, saved))
  const begin = useEffectEvent(() => {
    // A form that was hidden and is shown again has begun already.
    if (actor.getSnapshot().matches({ resting: 'idle' })) actor.send({ type: 'FILE.CHOSEN', file })
  })
  useEffect(() => {
    const heard = [actor.on('uploaded', ({ fileId }) => tell(fileId)), actor.on('changed', ({ saved }) => keep(saved))]
    const online = () => actor.send({ type: 'NETWORK.ONLINE' })
    addEventListener('online', online)
    begin()
    return () => {
      removeEventListener('online', online)
      for (const one of heard) one.unsubscribe()
    }
  }, [actor])
  return (
    <UploadRow
      actor={actor}
      onGone={onGone}
      onSay={onSay}
      {...(hrefOf ? { hrefOf } : {})}
      {...(onPreview ? { onPreview: (fileId: string) => onPreview(uploaded(fileId)) } : {})}
    />
  )
}
