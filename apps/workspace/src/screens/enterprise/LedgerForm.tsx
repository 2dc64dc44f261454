import { CallProblem } from '@etalon/api/client'
import { contract, type EnterpriseDetail, type InstrumentKind } from '@etalon/api/contract'
import { Button } from '@etalon/ui/button'
import { Page } from '@etalon/ui/card'
import { ErrorSummary, Form } from '@etalon/ui/form'
import { Note } from '@etalon/ui/note'
import { useMemo, useState } from 'react'
import { DraftActions } from '../../forms/DraftActions.tsx'
import { DraftConflict } from '../../forms/DraftConflict.tsx'
import { useFormDraft } from '../../forms/use-form-draft.ts'
import { useWords } from '../../messages/index.ts'
import { ledgerMessages } from '../../messages/ledger.ts'
import { useReportUnsaved } from '../../shell/unsaved-tabs.tsx'
import { useReplaceTab } from '../../shell/use-replace-tab.ts'
import type { ViewProps } from '../../shell/views.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { LedgerGrid } from './LedgerGrid.tsx'
import { type DraftRow, faultsOf, isBlank, type LedgerFault, readLedgerDraft, sentOf } from './ledger-rows.ts'
import { detailPath, ledgerFormPath } from './places.ts'

export interface LedgerFormProps extends ViewProps {
  readonly enterprise: EnterpriseDetail
  /** The kinds of instrument that the institute has abilities for: what is pasted is told by them. */
  readonly kinds: readonly InstrumentKind[]
  /** What the grid begins with. */
  readonly initial: readonly DraftRow[]
  /** Whether instruments are changed that the ledger has. */
  readonly isEdit: boolean
}

/** The rows that the server names as known already. */
const knownRows = ({ fields }: CallProblem): LedgerFault[] =>
  fields.flatMap(({ path }): LedgerFault[] => {
    const [, row] = /^instruments\.(\d+)\.serial$/.exec(path) ?? []
    return row === undefined ? [] : [{ row: Number(row), column: 'serial', kind: 'known' }]
  })

/** Instruments of one enterprise in a grid: typed, pasted or copied. What is typed saves itself on this device. */
export function LedgerForm({ query, enterprise, kinds, initial, isEdit }: LedgerFormProps) {
  const { client, toasts } = useWorkspace()
  const words = useWords(ledgerMessages)
  const replaceTab = useReplaceTab({ path: ledgerFormPath, query })
  const begun = useMemo(() => ({ rows: initial }), [initial])
  const key = `ledger:${enterprise.id}:${query.ids ?? (query.copy === undefined ? 'new' : `copy-${query.copy}`)}`
  const draft = useFormDraft(key, begun, readLedgerDraft)
  const { rows } = draft.values
  const [tried, setTried] = useState(false)
  const [known, setKnown] = useState<readonly LedgerFault[]>([])
  const [isSaving, setSaving] = useState(false)
  useReportUnsaved(ledgerFormPath, query, draft.hasChanges)

  // A row that nobody has begun asks for nothing, as long as there is another.
  const typed = rows.filter((row) => !isBlank(row))
  const counted = typed.length > 0 ? typed : rows
  const placeOf = (row: number) => {
    const one = counted[row]
    return one === undefined ? row : rows.indexOf(one)
  }
  const faults = [...faultsOf(counted), ...known].map((fault) => ({ ...fault, row: placeOf(fault.row) }))
  const shown = tried ? faults : []
  const headOf = ({ column }: LedgerFault) => (column === 'kindCode' ? words.kind : words[column])
  const labelOf = (fault: LedgerFault) => words.cell(headOf(fault), fault.row + 1)
  const messageOf = (fault: LedgerFault) =>
    ({
      required: words.required(headOf(fault)),
      kind: words.kindUnknown,
      twice: words.serialTwice,
      known: words.serialKnown,
      day: words.badDay,
    })[fault.kind]
  const change = (next: readonly DraftRow[]) => {
    setKnown([])
    draft.change({ rows: next })
  }
  const save = async () => {
    setTried(true)
    if (faults.length > 0 || isSaving) return
    setSaving(true)
    try {
      const body = { enterId: enterprise.id, instruments: typed.map(sentOf) }
      const { added, changed } = await client.send(contract.ledger.submit, { body, idempotencyKey: draft.idempotencyKey })
      draft.actor.send({ type: 'SUBMITTED' })
      toasts.show({ tone: 'success', title: words.saved(added + changed) })
      replaceTab({ path: detailPath, query: { id: enterprise.id } })
    } catch (error) {
      // The client has said what happened; the draft keeps everything.
      if (!(error instanceof CallProblem)) throw error
      setKnown(knownRows(error))
    } finally {
      setSaving(false)
    }
  }
  const title = isEdit ? words.editTitle : words.addTitle
  return (
    <Form label={title} onSubmit={() => void save()}>
      <Page
        onSheet
        title={title}
        beside={<span>{enterprise.enterName}</span>}
        actions={
          <>
            <DraftActions
              draft={draft}
              words={{ label: words.discard, question: words.discardQuestion, consequence: words.discardConsequence }}
              onDiscarded={() => setTried(false)}
            />
            <Button kind="primary" type="submit" pending={isSaving}>
              {words.save}
            </Button>
          </>
        }
      >
        <DraftConflict draft={draft} />
        <ErrorSummary
          problems={shown.map((fault) => ({
            name: `${fault.column}-${fault.row}`,
            label: labelOf(fault),
            message: messageOf(fault),
          }))}
        />
        <Note>{words.pasteHint}</Note>
        <LedgerGrid rows={rows} kinds={kinds} faults={shown} onChange={change} />
      </Page>
    </Form>
  )
}
