import { CallProblem } from '@etalon/api/client'
import { contract, type Plannable } from '@etalon/api/contract'
import { Button, IconButton } from '@etalon/ui/button'
import { RemoteComboBox } from '@etalon/ui/combo-box'
import { useLanguage } from '@etalon/ui/i18n'
import { CalendarClock, Trash2 } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { DateField } from '../../forms/fields-on-demand.tsx'
import { useWords } from '../../messages/index.ts'
import { tracePlanMessages } from '../../messages/trace-plan.ts'
import { useWorkspace } from '../../workspace/index.ts'
import * as styles from '../order/order-registration.css.ts'
import { useLabels } from '../work/use-labels.ts'
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
  const { columns } = words
  const labels = useLabels()
  const language = useLanguage()
  const [picks, setPicks] = useState(0)
  const [busy, setBusy] = useState(false)
  const found = useRef<readonly Plannable[]>([])
  const grid = useRef<HTMLElement>(null)
  const removed = useRef<number | null>(null)
  const { lines, periodFrom, periodTo } = draft
  // The button of a removed line goes away with it: the next line's takes the focus, and after the last one the heading.
  useLayoutEffect(() => {
    if (removed.current === null) return
    const place = Math.min(removed.current, lines.length - 1)
    removed.current = null
    const target = grid.current?.querySelector<HTMLElement>(
      lines.length === 0 ? 'h2' : `tr[data-place="${place}"] [data-remove] button`,
    )
    target?.focus()
  }, [lines])
  const period = isDay(periodFrom) && isDay(periodTo) && periodFrom <= periodTo ? { from: periodFrom, to: periodTo } : undefined
  const nameOf = ({ name, nameEn }: { readonly name: string; readonly nameEn: string }) =>
    language === 'en' && nameEn !== '' ? nameEn : name
  const change = (standardId: string, values: Partial<PlanDraftLine>) =>
    onChange(lines.map((line) => (line.standardId === standardId ? { ...line, ...values } : line)))
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
    return fault.kind === 'outside' ? words.outside : words.required(columns.plannedOn)
  }
  const text = (line: PlanDraftLine, row: number, name: 'institution' | 'remark', longest: number) => (
    <td className={styles.cell} data-typed="" data-value={line[name]}>
      <input
        className={styles.input}
        aria-label={words.rowLabel(columns[name], row + 1)}
        aria-invalid={name === 'institution' && isWrong(name, row)}
        data-field={`${name}-${row}`}
        value={line[name]}
        maxLength={longest}
        autoComplete="off"
        onChange={(event) => change(line.standardId, { [name]: event.target.value })}
      />
    </td>
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
    <section ref={grid} className={styles.instruments} aria-labelledby="plan-lines-title" data-field="lines">
      <div className={styles.instrumentsHead}>
        <h2 id="plan-lines-title" className={styles.heading} tabIndex={-1}>
          {words.sections.lines}
          <span className={styles.quiet}>{words.rows(lines.length)}</span>
        </h2>
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
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that is wider than its frame is scrolled by the keyboard too */}
      <section className={styles.frame} aria-label={words.linesTable} tabIndex={0}>
        <table className={styles.grid}>
          <thead>
            <tr>
              <th className={styles.head} scope="col">
                #
              </th>
              {heads.map((head) => (
                <th key={head} className={styles.head} scope="col">
                  {head}
                </th>
              ))}
              <th className={styles.head} scope="col">
                <span className={styles.forEars}>{words.actions}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.length === 0 && (
              <tr>
                <td className={styles.cell} colSpan={9}>
                  {words.linesEmpty}
                </td>
              </tr>
            )}
            {lines.map((line, row) => (
              <tr key={line.standardId} data-place={row}>
                <td className={styles.cell}>{row + 1}</td>
                <td className={styles.cell}>
                  {line.number} {nameOf(line)}
                </td>
                <td className={styles.cell}>{line.range}</td>
                <td className={styles.cell}>{line.dueOn ?? words.noCertificateYet}</td>
                <td className={styles.cell} data-typed="">
                  <select
                    className={styles.input}
                    aria-label={words.rowLabel(columns.checkWay, row + 1)}
                    value={line.checkWay}
                    onChange={(event) => change(line.standardId, { checkWay: event.target.value })}
                  >
                    {labels.options('CHECK_WAY').map(({ value, label }) => (
                      <option key={value} value={value}>
                        {label}
                      </option>
                    ))}
                  </select>
                </td>
                {text(line, row, 'institution', 100)}
                <td className={styles.cell} data-typed="">
                  <DateField
                    label={words.rowLabel(columns.plannedOn, row + 1)}
                    labelPosition="hidden"
                    size="small"
                    name={`plannedOn-${row}`}
                    value={line.plannedOn}
                    onChange={(plannedOn) => change(line.standardId, { plannedOn })}
                    error={dayProblem(row)}
                  />
                </td>
                {text(line, row, 'remark', 200)}
                <td className={styles.cell}>
                  <span data-remove="">
                    <IconButton
                      kind="quiet"
                      size="small"
                      icon={Trash2}
                      label={words.removeRow(row + 1)}
                      onPress={() => {
                        removed.current = row
                        onChange(lines.filter((one) => one.standardId !== line.standardId))
                      }}
                    />
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}
