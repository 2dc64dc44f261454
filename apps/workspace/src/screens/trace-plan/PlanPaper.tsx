import type { HistoryEntry, TracePlanDetail } from '@etalon/api/contract'
import { useLanguage } from '@etalon/ui/i18n'
import { inLanguage, useWords } from '../../messages/index.ts'
import { tracePlanMessages } from '../../messages/trace-plan.ts'
import * as styles from '../quote/quote.css.ts'
import { dayOf } from '../work/moments.ts'
import { useLabels } from '../work/moves/use-labels.ts'

interface PlanPaperProps {
  readonly plan: TracePlanDetail
  readonly history: readonly HistoryEntry[]
}

/** A plan on paper: which standard goes when, where and how, and who planned and approved it. Nothing of it is seen on the screen. */
export function PlanPaper({ plan, history }: PlanPaperProps) {
  const words = useWords(tracePlanMessages)
  const { paper, columns } = words
  const labels = useLabels()
  const language = useLanguage()
  const { institute } = plan
  const lastBy = (action: string) => history.findLast((entry) => entry.action === action)
  const isApproved = ['15', '20', '25', '35'].includes(plan.standing.state)
  const signed = [
    [paper.planner, lastBy('submit')],
    [paper.approver, isApproved ? lastBy('approve') : undefined],
  ] as const
  return (
    <section className={styles.paper} aria-hidden="true">
      <header className={styles.paperHead}>
        <p className={styles.paperInstitute}>{inLanguage(language, institute.name, institute.nameEn)}</p>
        <p className={styles.paperTitle}>{paper.title}</p>
        {!isApproved && <p>{paper.draft}</p>}
      </header>
      <div className={styles.paperFacts}>
        <p>
          {words.name}: {plan.name}
          <br />
          {paper.period(plan.periodFrom, plan.periodTo)}
        </p>
        <p>
          {words.planNo}: {plan.planNo}
          <br />
          {words.createDate}: {plan.createDate}
        </p>
      </div>
      <table className={styles.paperTable}>
        <thead>
          <tr>
            <th>#</th>
            {[
              columns.standard,
              columns.range,
              columns.accuracy,
              columns.dueOn,
              columns.checkWay,
              columns.institution,
              columns.plannedOn,
              columns.result,
              columns.remark,
            ].map((head) => (
              <th key={head}>{head}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {plan.lines.map((line, place) => (
            <tr key={line.id}>
              <td>{place + 1}</td>
              <td>
                {line.number} {inLanguage(language, line.name, line.nameEn)}
              </td>
              <td>{line.range}</td>
              <td>{line.accuracy}</td>
              <td>{line.dueOn ?? '—'}</td>
              <td>{labels.of('CHECK_WAY', line.checkWay)}</td>
              <td>{line.institution}</td>
              <td>{line.plannedOn}</td>
              <td>
                {line.calibration === null
                  ? ''
                  : `${line.calibration.certificateNumber} ${labels.of('SOURCE_TRACE_RESULT', line.calibration.result)}`}
              </td>
              <td>{line.remark}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {plan.remark !== '' && (
        <p>
          {words.remark}: {plan.remark}
        </p>
      )}
      <div className={styles.paperSigned}>
        {signed.map(([who, entry]) => (
          <div key={who}>
            <p>
              {who}: {entry?.byName ?? ''}
            </p>
            <p className={styles.paperLine}>
              {paper.date}: {entry === undefined ? '' : dayOf(entry.at)}
            </p>
          </div>
        ))}
      </div>
    </section>
  )
}
