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
import { Button } from '@etalon/ui/button'
import { Dialog, type DialogControl } from '@etalon/ui/dialog'
import { useMessages } from '@etalon/ui/i18n'
import { Note } from '@etalon/ui/note'
import { Plus, RotateCcw } from 'lucide-react'
import { useRef, useState } from 'react'
import { StaleNoteInDialog } from '../../answers/StaleNote.tsx'
import { useWords } from '../../messages/index.ts'
import { numberingMessages } from '../../messages/numbering.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { type KeyedItem, NumberingParts } from './NumberingParts.tsx'
import * as styles from './numbering.css.ts'

interface NumberingDialogProps {
  readonly dialog: DialogControl
  readonly rule: NumberingRule
  readonly onSaved: () => void
}

const keyed = (items: readonly NumberingItem[]): readonly KeyedItem[] => items.map((item) => ({ key: crypto.randomUUID(), item }))

/** Changes how a kind is numbered; what comes of it is seen while one types. */
export function NumberingDialog({ dialog, rule, onSaved }: NumberingDialogProps) {
  const { client, toasts } = useWorkspace()
  const words = useWords(numberingMessages)
  const common = useMessages()
  const [parts, setParts] = useState(() => keyed(rule.items))
  const [isTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const key = useRef(crypto.randomUUID())
  const items = parts.map(({ item }) => item)
  const faults = numberingFaults(rule.kind, items)
  const whole = faults.filter(({ place }) => place === undefined)
  const save = async () => {
    setTried(true)
    if (faults.length > 0 || isBusy) return
    setBusy(true)
    try {
      const body = { kind: rule.kind, version: rule.version, items: [...items] }
      await client.send(contract.numbering.submit, { body, idempotencyKey: key.current })
      toasts.show({ tone: 'success', title: words.saved(words.kinds[rule.kind]) })
      dialog.close('done')
      onSaved()
    } catch (error) {
      // The client has said what happened; where somebody was faster, the rule is shown as it is now.
      if (!(error instanceof CallProblem)) throw error
      if (error.code === 409) onSaved()
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
      }}
      footer={(close) => (
        <>
          <Button icon={RotateCcw} onPress={() => setParts(keyed(usualNumbering[rule.kind]))}>
            {words.reset}
          </Button>
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
          {composeNumber(items, exampleFacts(dayInShanghai(new Date())), 1)}
        </output>
        <p className={styles.hint}>
          {words.previewNote} · {words.digitsHint}
          {rule.kind === 'item' && ` · ${words.inOrder}`}
        </p>
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
