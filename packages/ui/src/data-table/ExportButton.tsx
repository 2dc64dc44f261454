import {
  type DataTableActorRef,
  type ExportFile,
  type ExportWish,
  isSelectionCapped,
  selectedCount,
  type TableRow,
} from '@etalon/machines/data-table'
import { useSelector } from '@xstate/react'
import { CircleAlert, Download, RotateCw, X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ProgressBar } from 'react-aria-components'
import { Button, IconButton } from '../button/index.ts'
import { useCount, useMessages } from '../i18n/index.ts'
import { Icon } from '../icon/index.ts'
import { MenuButton } from '../menu/index.ts'
import { onRoot, type RootProps } from '../root/index.ts'
import { atLeast } from './at-least.ts'
import type { ColumnDefinition } from './column.ts'
import { spoken as unseen } from './data-table.css.ts'
import * as styles from './export.css.ts'

/** What {@link ExportButton} takes. */
export interface ExportButtonProps<Row extends TableRow> extends RootProps<HTMLSpanElement> {
  /** A table whose `exportRows` is given. */
  actor: DataTableActorRef
  /** The columns of the file: those that the table shows. One without a header is left out. */
  columns: readonly ColumnDefinition<Row>[]
  /** What kinds of files are offered, the usual one first; with several each entry names its kind. @default ['xlsx'] */
  formats?: readonly [ExportWish['format'], ...ExportWish['format'][]]
  /** What becomes of the written file, such as a download. */
  onExported: (file: ExportFile) => void
}

/** Exports the page, what is selected or all that matches; while it does, how far it is and a way to cancel it. */
export function ExportButton<Row extends TableRow = TableRow>({
  actor,
  columns,
  formats = ['xlsx'],
  onExported,
  ...root
}: ExportButtonProps<Row>) {
  const messages = useMessages()
  const write = useCount()
  const [spoken, setSpoken] = useState('')
  const button = useRef<HTMLButtonElement>(null)
  const shown = useSelector(actor, ({ context }) => context.rows.length)
  const total = useSelector(actor, ({ context }) => context.total)
  const selected = useSelector(actor, ({ context }) => selectedCount(context))
  const selectedIsCapped = useSelector(actor, ({ context }) => isSelectionCapped(context))
  const exporting = useSelector(actor, ({ context }) => context.exporting)
  const isWriting = useSelector(actor, (snapshot) => snapshot.matches({ export: 'writing' }))
  const hasFailed = useSelector(actor, (snapshot) => snapshot.matches({ export: 'failed' }))

  const handOver = useEffectEvent((file: ExportFile) => {
    onExported(file)
    setSpoken(messages.exportDone(file.name))
  })
  const say = useEffectEvent((text: 'exporting' | 'exportCancelled' | 'exportFailed') => setSpoken(messages[text]))
  useEffect(() => {
    const heard = [
      actor.on('exported', ({ file }) => handOver(file)),
      actor.on('exportStarted', () => say('exporting')),
      actor.on('exportCancelled', () => say('exportCancelled')),
      actor.on('exportFailed', () => say('exportFailed')),
    ]
    return () => {
      for (const one of heard) one.unsubscribe()
    }
  }, [actor])

  const start = (of: ExportWish['of'], format: ExportWish['format']) =>
    actor.send({
      type: 'EXPORT.START',
      of,
      format,
      columns: columns.flatMap(({ key, header }) => (header === '' ? [] : [{ field: key, header }])),
    })
  // What was pressed goes away with the export; the button that began it stays.
  const leave = (type: 'EXPORT.CANCEL' | 'EXPORT.RETRY') => {
    button.current?.focus()
    actor.send({ type })
  }
  const offered: readonly { readonly of: ExportWish['of']; readonly label: string }[] = [
    { of: 'shown', label: messages.exportShown(write(shown)) },
    ...(selected > 0
      ? [{ of: 'selected' as const, label: messages.exportSelected(atLeast(write(selected), selectedIsCapped)) }]
      : []),
    { of: 'matching', label: messages.exportMatching },
  ]
  const none = total === 0 ? { disabledReason: messages.nothingToExport } : {}
  return (
    <span {...onRoot(root, styles.exporting)} data-exporting={isWriting ? 'writing' : hasFailed ? 'failed' : undefined}>
      {isWriting && exporting && (
        <>
          <ProgressBar
            className={styles.exportProgress}
            aria-label={messages.exporting}
            value={exporting.written}
            maxValue={Math.max(exporting.expected, 1)}
            valueLabel={messages.exportedRows(write(exporting.written), write(exporting.expected))}
          >
            {({ percentage = 0, valueText }) => (
              <>
                <span className={styles.exportTrack}>
                  <span className={styles.exportBar} style={{ width: `${percentage}%` }} />
                </span>
                <span className={styles.exportWords}>{valueText}</span>
              </>
            )}
          </ProgressBar>
          <IconButton icon={X} label={messages.cancelExport} size="small" onPress={() => leave('EXPORT.CANCEL')} />
        </>
      )}
      {hasFailed && (
        <>
          <span className={styles.exportFailure} title={messages.exportFailed}>
            <Icon icon={CircleAlert} />
            {messages.exportFailed}
          </span>
          <IconButton icon={RotateCw} label={messages.retry} size="small" onPress={() => leave('EXPORT.RETRY')} />
          <IconButton icon={X} label={messages.close} size="small" onPress={() => leave('EXPORT.CANCEL')} />
        </>
      )}
      <MenuButton
        label={messages.export}
        actions={formats.flatMap((format) =>
          offered.map(({ of, label }) => ({
            id: `${of}-${format}`,
            label: formats.length === 1 ? label : messages.exportAs(label, format),
            onAction: () => start(of, format),
            ...(of === 'selected' ? {} : none),
          })),
        )}
      >
        <Button ref={button} kind="quiet" icon={Download} iconOnPhone pending={isWriting}>
          {messages.export}
        </Button>
      </MenuButton>
      <span className={unseen} role="status">
        {spoken}
      </span>
    </span>
  )
}
