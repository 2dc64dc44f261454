import type { CallProblem } from '@etalon/api/client'
import { contract, type EnterpriseDetail, type InstrumentKind } from '@etalon/api/contract'
import { useLanguage } from '@etalon/ui/i18n'
import { Note } from '@etalon/ui/note'
import { useSelector } from '@xstate/react'
import { useCallback, useMemo, useState } from 'react'
import { useSending } from '../../forms/use-sending.ts'
import { inLanguage, useWords } from '../../messages/index.ts'
import { ledgerMessages } from '../../messages/ledger.ts'
import { useReportUnsaved } from '../../shell/unsaved-tabs.tsx'
import { useReplaceTab } from '../../shell/use-replace-tab.ts'
import type { ViewProps } from '../../shell/views.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { DraftForm } from '../record-form/DraftForm.tsx'
import type { Typed } from '../record-form/typed-values.ts'
import { useVersionDraft } from '../record-form/use-version-draft.ts'
import { useLabels } from '../work/moves/use-labels.ts'
import { LedgerGrid } from './LedgerGrid.tsx'
import { partsOf, rowsTogether, type SayCell } from './ledger-meanwhile.ts'
import {
  type DraftRow,
  faultsOf,
  isBlank,
  isLedgerDraft,
  type LedgerDraft,
  type LedgerFault,
  readLedgerDraft,
  sentOf,
} from './ledger-rows.ts'
import { detailPath, ledgerFormPath } from './places.ts'

export interface LedgerFormProps extends ViewProps {
  readonly enterprise: EnterpriseDetail
  /** The kinds of instrument that the institute has abilities for: what is pasted is told by them. */
  readonly kinds: readonly InstrumentKind[]
  /** What the grid begins with. */
  readonly initial: readonly DraftRow[]
  /** The instruments that are changed, where the ledger has them: the version of each, by its id, and that of all of them. @default new ones */
  readonly edited?: { readonly version: number; readonly versions: ReadonlyMap<string, number> }
  /** What was typed on versions that somebody changed meanwhile. */
  readonly carried?: Typed<LedgerDraft> | undefined
  /** Somebody else changed one of them: gets what tells what was typed so far. */
  readonly onChangedMeanwhile?: (typed: () => Typed<LedgerDraft>) => void
}

/** The rows that the server names as known already. */
const knownRows = ({ fields }: CallProblem): LedgerFault[] =>
  fields.flatMap(({ path }): LedgerFault[] => {
    const [, row] = /^instruments\.(\d+)\.serial$/.exec(path) ?? []
    return row === undefined ? [] : [{ row: Number(row), column: 'serial', kind: 'known' }]
  })

/** Instruments of one enterprise in a grid: typed, pasted or copied. What is typed saves itself on this device. */
export function LedgerForm(props: LedgerFormProps) {
  const { query, enterprise, kinds, initial, edited, carried, onChangedMeanwhile } = props
  const { client, toasts } = useWorkspace()
  const words = useWords(ledgerMessages)
  const labels = useLabels()
  const language = useLanguage()
  const replaceTab = useReplaceTab({ path: ledgerFormPath, query })
  const begun = useMemo(() => ({ rows: initial }), [initial])
  const read = useCallback((stored: Readonly<Record<string, unknown>>) => readLedgerDraft(stored, initial), [initial])
  const ledger = `ledger:${enterprise.id}`
  const draft = useVersionDraft({
    // With those that are edited comes their version.
    name: edited ? ledger : `${ledger}:${query.copy === undefined ? 'new' : `copy-${query.copy}`}`,
    edited: edited && { id: query.ids ?? '', version: edited.version },
    initial: begun,
    read,
    carried,
    together: rowsTogether,
  })
  const isReadable = useSelector(draft.actor, ({ context }) => isLedgerDraft(context.values))
  const { rows } = draft.values
  const say: SayCell = (column, row) => {
    const kind = kinds.find(({ code }) => code === row.kindCode)
    const told: Partial<DraftRow> = {
      kindCode: kind ? inLanguage(language, kind.name, kind.nameEn) : row.kindCode,
      ownCycle: row.ownCycle === '' ? words.regulationCycle : labels.of('VERIFICATION_CYCLE', row.ownCycle),
      deviceState: labels.of('DEVICE_STATE', row.deviceState),
    }
    return `${column === 'kindCode' ? words.kind : words[column]} ${told[column] ?? (row[column] || '—')}`
  }
  const parts = partsOf(draft.meanwhile.typed, draft.meanwhile.saved, say)
  const [known, setKnown] = useState<readonly LedgerFault[]>([])
  useReportUnsaved(ledgerFormPath, query, draft.hasChanges)

  // A row that nobody has begun asks for nothing, as long as there is another.
  const typed = rows.filter((row) => !isBlank(row))
  const counted = typed.length > 0 ? typed : rows
  const placeOf = (row: number) => {
    const one = counted[row]
    return one === undefined ? row : rows.indexOf(one)
  }
  const faults = [...faultsOf(counted), ...known].map((fault) => ({ ...fault, row: placeOf(fault.row) }))
  const sending = useSending({
    draft,
    isSound: () => faults.length === 0,
    work() {
      const body = { enterId: enterprise.id, instruments: typed.map((row) => sentOf(row, edited?.versions.get(row.id))) }
      return client.send(contract.ledger.submit, { body, idempotencyKey: draft.idempotencyKey })
    },
    onSent({ added, changed }) {
      toasts.show({ tone: 'success', title: words.saved(added + changed) })
      replaceTab({ path: detailPath, query: { id: enterprise.id } })
    },
    onProblem(problem) {
      setKnown(knownRows(problem))
      // One that somebody removed is not there any more.
      if (problem.reason === 'edited-meanwhile' || problem.status === 404) onChangedMeanwhile?.(draft.typedSoFar)
    },
  })
  const shown = sending.tried === null ? [] : faults
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
  const title = edited ? words.editTitle : words.addTitle
  return (
    <DraftForm
      title={title}
      beside={<span>{enterprise.enterName}</span>}
      draft={draft}
      sending={sending}
      words={words}
      meanwhile={{ ...draft.meanwhile, parts }}
      notes={
        !isReadable && (
          <Note tone="warning" live>
            {words.draftUnreadable}
          </Note>
        )
      }
      faults={shown.map((fault) => ({ ...fault, field: fault.column }))}
      labelOf={labelOf}
      messageOf={messageOf}
    >
      <Note>{words.pasteHint}</Note>
      <LedgerGrid rows={rows} kinds={kinds} faults={shown} onChange={change} />
    </DraftForm>
  )
}
