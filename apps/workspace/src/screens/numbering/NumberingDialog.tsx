import { CallProblem } from '@etalon/api/client'
import { contract, type NumberingRule } from '@etalon/api/contract'
import {
  composeNumber,
  dayInShanghai,
  exampleFacts,
  mostNumberingItems,
  type NumberingItem,
  numberingFaults,
  usualNumbering,
} from '@etalon/api/domain'
import { Button, type ButtonProps } from '@etalon/ui/button'
import { Dialog, type DialogControl } from '@etalon/ui/dialog'
import { useMessages } from '@etalon/ui/i18n'
import { Note } from '@etalon/ui/note'
import { Plus, RotateCcw } from 'lucide-react'
import { useRef, useState } from 'react'
import { StaleNoteInDialog } from '../../answers/StaleNote.tsx'
import { commonMessages, useWords } from '../../messages/index.ts'
import { numberingMessages } from '../../messages/numbering.ts'
import { sayProblem, useWorkspace } from '../../workspace/index.ts'
import { useRowUndo } from '../rows/use-row-undo.ts'
import { type KeyedItem, NumberingParts } from './NumberingParts.tsx'
import * as styles from './numbering.css.ts'

interface NumberingDialogProps {
  readonly dialog: DialogControl
  /** As it is saved now. */
  readonly rule: NumberingRule
  /** Whether somebody else saved it since the dialog was opened. */
  readonly isOvertaken: boolean
  readonly onOvertaken: () => void
  /** It is saved, or what was typed is given up. */
  readonly onDone: () => void
}

const keyed = (items: readonly NumberingItem[]): readonly KeyedItem[] => items.map((item) => ({ key: crypto.randomUUID(), item }))

const exampleOf = (items: readonly NumberingItem[]) => composeNumber(items, exampleFacts(dayInShanghai(new Date())), 1)

interface InsteadButtonProps extends Pick<ButtonProps, 'icon' | 'size' | 'children'> {
  readonly by: readonly NumberingItem[]
  readonly said: string
  readonly parts: readonly KeyedItem[]
  readonly onChange: (parts: readonly KeyedItem[]) => void
}

/** Puts another rule in the place of what is being put together; the way back goes with the dialog. */
function InsteadButton({ by, said, parts, onChange, ...button }: InsteadButtonProps) {
  const undo = useRowUndo(parts, ({ key }) => key, onChange)
  const replace = () => {
    const after = keyed(by)
    onChange(after)
    undo.did({ after, takeBack: () => parts, said: { title: said } })
  }
  return <Button {...button} onPress={replace} />
}

/** Changes how a kind is numbered; what comes of it is seen while one types. */
export function NumberingDialog({ dialog, rule, isOvertaken, onOvertaken, onDone }: NumberingDialogProps) {
  const { client, toasts } = useWorkspace()
  const words = useWords(numberingMessages)
  const common = useMessages()
  const said = useWords(commonMessages)
  const [parts, setParts] = useState(() => keyed(rule.items))
  const [isTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string>()
  const key = useRef(crypto.randomUUID())
  const items = parts.map(({ item }) => item)
  const faults = numberingFaults(rule.kind, items)
  const whole = faults.filter(({ place }) => place === undefined)
  const save = async () => {
    setTried(true)
    if (faults.length > 0 || isBusy) return
    setBusy(true)
    setRefused(undefined)
    try {
      const body = { kind: rule.kind, version: rule.version, items: [...items] }
      await client.send(contract.numbering.submit, { body, idempotencyKey: key.current, quiet: true })
      toasts.show({ tone: 'success', title: words.saved(words.kinds[rule.kind]) })
      dialog.close('done')
      onDone()
    } catch (error) {
      if (!(error instanceof CallProblem)) throw error
      if (error.code !== 409) setRefused(sayProblem(error, said))
      else {
        // Somebody was faster: both rules are shown.
        key.current = crypto.randomUUID()
        onOvertaken()
      }
    } finally {
      setBusy(false)
    }
  }
  const isFull = parts.length >= mostNumberingItems
  return (
    <Dialog
      actor={dialog.actor}
      title={words.editTitle(words.kinds[rule.kind])}
      views={false}
      unsaved={JSON.stringify(items) !== JSON.stringify(rule.items)}
      onDiscarded={() => {
        setParts(keyed(rule.items))
        setTried(false)
        onDone()
      }}
      footer={(close) => (
        <>
          <InsteadButton by={usualNumbering[rule.kind]} said={words.wasReset} parts={parts} onChange={setParts} icon={RotateCcw}>
            {words.reset}
          </InsteadButton>
          <Button onPress={close}>{common.cancel}</Button>
          <Button kind="primary" onPress={() => void save()} pending={isBusy}>
            {words.save}
          </Button>
        </>
      )}
    >
      <StaleNoteInDialog />
      <div className={styles.rule}>
        <output className={styles.preview} aria-label={words.preview}>
          {exampleOf(items)}
        </output>
        <p className={styles.hint}>
          {words.previewNote} · {words.digitsHint}
          {rule.kind === 'item' && ` · ${words.inOrder}`}
        </p>
        {refused && (
          <Note tone="danger" live>
            {refused}
          </Note>
        )}
        {isOvertaken && (
          <Note tone="warning" live title={words.overtaken}>
            <p>{words.savedNow(exampleOf(rule.items))}</p>
            <InsteadButton by={rule.items} said={words.savedTaken} parts={parts} onChange={setParts} size="small">
              {words.takeSaved}
            </InsteadButton>
          </Note>
        )}
        {isTried && whole.length > 0 && (
          <Note tone="danger" live>
            {whole.map(({ kind }) => words.faults[kind]).join(' · ')}
          </Note>
        )}
        <NumberingParts kind={rule.kind} parts={parts} faults={isTried ? faults : []} onChange={setParts} />
        <div>
          <Button
            icon={Plus}
            onPress={() =>
              setParts([...parts, ...keyed([{ type: '7', digits: '1', text: '-', take: '1', place: 1, dateFormat: '2' }])])
            }
            disabledReason={isFull ? words.faults.count : undefined}
          >
            {words.add}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
