import { CallProblem } from '@etalon/api/client'
import { contract, type Plannable } from '@etalon/api/contract'
import { Button } from '@etalon/ui/button'
import { RemoteComboBox } from '@etalon/ui/combo-box'
import { useLanguage } from '@etalon/ui/i18n'
import { CalendarClock } from 'lucide-react'
import { useRef, useState } from 'react'
import { DateField } from '../../forms/fields-on-demand.tsx'
import { inLanguage, useWords } from '../../messages/index.ts'
import { recordFormMessages } from '../../messages/record-form.ts'
import { tracePlanMessages } from '../../messages/trace-plan.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { ChosenCell, ReadCell, TypedCell } from '../rows/cells.tsx'
import { GridRow, RowGrid } from '../rows/RowGrid.tsx'
import * as styles from '../rows/row-grid.css.ts'
import { useGridRows } from '../rows/use-grid-rows.ts'
import { useLabels } from '../work/moves/use-labels.ts'
import { isDay, type PlanDraft, type PlanDraftLine, type PlanFault, withStandards } from './plan-draft.ts'

interface PlanGridProps {
  readonly draft: PlanDraft
  readonly faults: readonly PlanFault[]
  readonly onChange: (lines: readonly PlanDraftLine[]) => void
}

/** The standards of a plan: taken in by the period, or found by number or name; when, where and how each goes is typed beside it. */
export function PlanGrid({ draft, faults, onChange }: PlanGridProps) {
  const { client, toasts } = useWorkspace()
  const words = useWords(tracePlanMessages)
  const form = useWords(recordFormMessages)
  const { columns } = words
  const labels = useLabels()
  const language = useLanguage()
  const [picks, setPicks] = useState(0)
  const [busy, setBusy] = useState(false)
  const found = useRef<readonly Plannable[]>([])
  const { lines, periodFrom, periodTo } = draft
  const { grid, change, remove, undo } = useGridRows(lines, ({ standardId }) => standardId, onChange)
  const period = isDay(periodFrom) && isDay(periodTo) && periodFrom <= periodTo ? { from: periodFrom, to: periodTo } : undefined
  const nameOf = ({ name, nameEn }: { readonly name: string; readonly nameEn: string }) => inLanguage(language, name, nameEn)
  const takeDue = async () => {
    if (!period) return
    setBusy(true)
    try {
      const next = withStandards(lines, await client.send(contract.tracePlan.plannable, { query: period }))
      toasts.show({ tone: 'info', title: words.tookDue(next.length - lines.length) })
      onChange(next)
    } catch (error) {
      // The client has said what happened.
      if (!(error instanceof CallProblem)) throw error
    } finally {
      setBusy(false)
    }
  }
  const search = async (keyword: string, signal: AbortSignal) => {
    if (!period) return []
    const query = keyword === '' ? period : { ...period, keyword }
    found.current = await client.send(contract.tracePlan.plannable, { query, signal, quiet: true })
    return found.current.map((one) => ({
      value: one.standardId,
      label: `${one.number} ${nameOf(one)}`,
      note: `${one.range} · ${columns.dueOn} ${one.dueOn ?? words.noCertificateYet}`,
    }))
  }
  const isWrong = (field: PlanFault['field'], row: number) => faults.some((fault) => fault.field === field && fault.row === row)
  const dayProblem = (row: number) => {
    const fault = faults.find((one) => one.field === 'plannedOn' && one.row === row)
    if (!fault) return undefined
    return fault.kind === 'outside' ? words.outside : form.required(columns.plannedOn)
  }
  const text = (line: PlanDraftLine, row: number, name: 'institution' | 'remark', longest: number) => (
    <TypedCell
      name={`${name}-${row}`}
      label={form.rowLabel(columns[name], row + 1)}
      value={line[name]}
      longest={longest}
      isWrong={name === 'institution' && isWrong(name, row)}
      onChange={(value) => change(line.standardId, { [name]: value })}
    />
  )
  const heads = [
    columns.standard,
    columns.range,
    columns.dueOn,
    columns.checkWay,
    columns.institution,
    columns.plannedOn,
    columns.remark,
  ]
  return (
    <RowGrid
      grid={grid}
      name="lines"
      title={words.sections.lines}
      count={words.rows(lines.length)}
      onKeyDown={undo.press}
      tools={
        <>
          <Button
            icon={CalendarClock}
            onPress={() => void takeDue()}
            pending={busy}
            disabledReason={period ? undefined : words.dueNeedsPeriod}
          >
            {words.takeDue}
          </Button>
          <div className={styles.picker}>
            <RemoteComboBox
              // A new box after each pick: it is a way to add, and holds no value of its own. Whoever adds one may add another.
              key={picks}
              autoFocus={picks > 0}
              label={words.addStandard}
              labelPosition="hidden"
              placeholder={words.addStandardPlaceholder}
              value={null}
              load={search}
              onChange={(option) => {
                const one = found.current.find(({ standardId }) => standardId === option?.value)
                if (!one) return
                setPicks(picks + 1)
                onChange(withStandards(lines, [one]))
              }}
            />
          </div>
        </>
      }
      heads={heads}
      actions={form.actions}
      empty={lines.length === 0 ? words.linesEmpty : undefined}
      frameLabel={words.linesTable}
    >
      {lines.map((line, row) => (
        <GridRow key={line.standardId} place={row} removeLabel={form.removeRow(row + 1)} onRemove={() => remove(row)}>
          <ReadCell>
            {line.number} {nameOf(line)}
          </ReadCell>
          <ReadCell>{line.range}</ReadCell>
          <ReadCell>{line.dueOn ?? words.noCertificateYet}</ReadCell>
          <ChosenCell
            label={form.rowLabel(columns.checkWay, row + 1)}
            value={line.checkWay}
            options={labels.options('CHECK_WAY')}
            onChange={(checkWay) => change(line.standardId, { checkWay })}
          />
          {text(line, row, 'institution', 100)}
          <td className={`${styles.cell} ${styles.dated}`} data-typed="">
            <DateField
              label={form.rowLabel(columns.plannedOn, row + 1)}
              labelPosition="hidden"
              size="small"
              name={`plannedOn-${row}`}
              value={line.plannedOn}
              onChange={(plannedOn) => change(line.standardId, { plannedOn })}
              error={dayProblem(row)}
            />
          </td>
          {text(line, row, 'remark', 200)}
        </GridRow>
      ))}
    </RowGrid>
  )
}
