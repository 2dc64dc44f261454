import { isAccepted } from '@etalon/machines/upload'
import { CircleAlert, FileUp } from 'lucide-react'
import { useId, useState } from 'react'
import { DropZone, FileTrigger, isFileDropItem } from 'react-aria-components'
import { Button } from '../button/index.ts'
import { fieldStyles } from '../field/index.ts'
import { useMessages } from '../i18n/index.ts'
import { Icon } from '../icon/index.ts'
import { onRoot, type RootProps } from '../root/index.ts'
import * as styles from './file-drop.css.ts'
import { kindsInWords } from './kinds-in-words.ts'

/** What {@link FileDrop} takes. */
export interface FileDropProps extends RootProps<HTMLDivElement> {
  /** What is to be dropped; always read aloud. */
  label: string
  /** Where the label is seen, with the star of what must not be left empty: as fields have it, or nowhere. @default 'hidden' */
  labelPosition?: 'above' | 'hidden'
  /** Gets what was dropped, pasted or chosen, refused kinds left out; without `multiple` the first alone. */
  onFiles: (files: File[]) => void
  /** MIME types or endings such as `.pdf`; others are refused here, and must be refused by who takes the files too. */
  accept?: readonly string[]
  /** Takes several files at once. @default false */
  multiple?: boolean
  /** A sentence about kinds and sizes. */
  hint?: string
  /** Says that it must not be left empty; checking is the form's matter. @default false */
  required?: boolean
  /** What was wrong with the last files. */
  error?: string | undefined
  /** Nothing can be dropped, pasted or chosen. @default false */
  disabled?: boolean
  /** The name under which a form knows it; `ErrorSummary` finds it by this. The files go to `onFiles` alone. */
  name?: string
}

/** A place to drop, paste or choose files. */
export function FileDrop({
  label,
  labelPosition = 'hidden',
  onFiles,
  accept = [],
  multiple = false,
  hint,
  required = false,
  error,
  disabled = false,
  name,
  ...root
}: FileDropProps) {
  const messages = useMessages()
  const [refused, setRefused] = useState<string | null>(null)
  const take = (files: File[]) => {
    const fitting = files.filter((file) => isAccepted(file, accept))
    const [first] = fitting
    setRefused(
      fitting.length < files.length
        ? messages.wrongFileKind(kindsInWords(accept, messages))
        : first && !multiple && fitting.length > 1
          ? messages.oneFileTaken(first.name)
          : null,
    )
    if (first) onFiles(multiple ? fitting : [first])
  }
  const said = error || refused
  const hintId = useId()
  const errorId = useId()
  const described = [hint ? hintId : '', said ? errorId : ''].filter((id) => id !== '').join(' ')
  return (
    <div {...onRoot(root, fieldStyles.root)}>
      {labelPosition === 'above' && (
        // The place where files are dropped says it to whoever cannot see.
        <span className={fieldStyles.labelWords} aria-hidden="true">
          <span className={fieldStyles.label}>{label}</span>
          {required && <span className={fieldStyles.star}>*</span>}
        </span>
      )}
      <DropZone
        className={styles.zone}
        aria-label={required ? `${label} (${messages.required})` : label}
        isDisabled={disabled}
        {...(name === undefined ? {} : { 'data-field': name })}
        onDrop={async (event) => {
          const files = await Promise.all(event.items.filter(isFileDropItem).map((item) => item.getFile()))
          if (files.length > 0) take(files)
        }}
      >
        <Icon icon={FileUp} size={24} />
        <span className={styles.line}>
          {messages.dropFiles}
          <FileTrigger
            acceptedFileTypes={accept}
            allowsMultiple={multiple}
            onSelect={(files) => files && take(Array.from(files))}
          >
            <Button size="small" disabled={disabled} {...(described === '' ? {} : { 'aria-describedby': described })}>
              {messages.chooseFiles}
            </Button>
          </FileTrigger>
        </span>
        {hint && (
          <span id={hintId} className={styles.hint}>
            {hint}
          </span>
        )}
        {said && (
          <span id={errorId} className={styles.error} role="alert">
            <Icon icon={CircleAlert} />
            {said}
          </span>
        )}
      </DropZone>
    </div>
  )
}
