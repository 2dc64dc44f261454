import type { HistoryEntry, ReportDetail } from '@etalon/api/contract'
import { useLanguage } from '@etalon/ui/i18n'
import { ProgressionSteps } from '@etalon/ui/progression-steps'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { useWords } from '../../messages/index.ts'
import { reportMessages } from '../../messages/report.ts'
import { workMessages } from '../../messages/work.ts'
import { orderAddress } from '../order/places.ts'
import { recordAddress } from '../record/places.ts'
import { RichTextView } from '../rich-text/index.ts'
import { Deviations } from '../work/deviations/Deviations.tsx'
import { HistoryList } from '../work/history/HistoryList.tsx'
import { ReasonNote } from '../work/history/ReasonNote.tsx'
import { momentOf } from '../work/moments.ts'
import { WorkState } from '../work/moves/WorkState.tsx'
import { useNameOf } from '../work/people/use-name-of.ts'
import { Disclosure } from '../work/record/Disclosure.tsx'
import { IssuedCertificate } from './IssuedCertificate.tsx'
import * as styles from './report-detail.css.ts'
import { reportSteps } from './report-steps.ts'
import { Validity } from './Validity.tsx'

export interface ReportPanelProps {
  readonly report: ReportDetail
  readonly history: readonly HistoryEntry[]
  /** What can be done with the report, at the panel's foot. */
  readonly foot: ReactNode
  /** What is said above it. @default nothing */
  readonly notes?: ReactNode
  /** The words' form, for those who write it. */
  readonly children: ReactNode
}

/** Everything about a report but its document. */
export function ReportPanel({ report, history, foot, notes, children }: ReportPanelProps) {
  const words = useWords(reportMessages)
  const work = useWords(workMessages)
  const language = useLanguage()
  const nameOf = useNameOf()
  const titleId = useId()
  const kinds: Readonly<Record<string, string>> = words.documentKinds
  const facts: readonly (readonly [name: string, value: ReactNode])[] = [
    [
      words.orderNo,
      <Link key="order" to={orderAddress(report.orderId)}>
        {report.orderNo}
      </Link>,
    ],
    [words.enterName, report.enterName],
    [words.instrumentName, report.instrumentName],
    [words.model, report.model],
    [words.serial, report.serial],
    [words.performedOn, report.performedOn ?? '—'],
    ...(report.certificate ? ([[words.validUntil, report.validUntil ?? words.noValidity]] as const) : []),
    [
      words.record,
      <Link key="record" to={recordAddress(report.itemId)}>
        {report.itemNo}
      </Link>,
    ],
    ...(children ? [] : ([[words.conclusion, report.conclusionText[language] || '—']] as const)),
    ...(children || report.remark === '' ? [] : ([[words.remark, <RichTextView key="remark" html={report.remark} />]] as const)),
  ]
  return (
    <aside className={styles.panel} aria-labelledby={titleId}>
      <header className={styles.panelHead}>
        <h1 id={titleId} className={styles.title}>
          {report.reportNo}
        </h1>
        <WorkState dictionary="report_state" state={report.standing.state} />
        <p className={styles.subtitle}>
          {kinds[report.documentKind] ?? report.documentKind} · {report.instrumentName}
        </p>
      </header>
      <div className={styles.part}>
        <div className={styles.standing}>
          <Validity report={report} />
          {notes}
          <ReasonNote history={history} />
          <Deviations deviations={report.deviations} />
          <ProgressionSteps
            label={words.progress}
            direction="column"
            steps={reportSteps(report, words.steps, momentOf, nameOf)}
          />
        </div>
      </div>
      {report.certificate && <IssuedCertificate certificate={report.certificate} />}
      {children}
      <div className={styles.rest}>
        <section className={styles.part} aria-label={words.facts}>
          <dl className={styles.facts}>
            {facts.map(([name, value]) => (
              <div key={name} className={styles.fact}>
                <dt className={styles.factName}>{name}</dt>
                <dd className={styles.factValue}>{typeof value === 'string' ? <bdi>{value}</bdi> : value}</dd>
              </div>
            ))}
          </dl>
        </section>
        <div className={styles.part}>
          <Disclosure title={work.historyTitle}>
            <HistoryList entries={history} dictionary="report_state" />
          </Disclosure>
        </div>
      </div>
      {foot !== undefined && <footer className={styles.foot}>{foot}</footer>}
    </aside>
  )
}
