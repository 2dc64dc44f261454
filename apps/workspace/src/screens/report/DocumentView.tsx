import { contract, type ReportDetail } from '@etalon/api/contract'
import { ButtonLink } from '@etalon/ui/button'
import { EmptyState } from '@etalon/ui/empty-state'
import { FailedState } from '@etalon/ui/failed-state'
import { LoadingBar } from '@etalon/ui/loading'
import { Download } from 'lucide-react'
import { useCallback } from 'react'
import { useWords } from '../../messages/index.ts'
import { reportMessages } from '../../messages/report.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { useAnswer } from '../work/use-answer.ts'
import { documentAddress } from './document-address.ts'
import * as styles from './report-detail.css.ts'

/** The document of a report as it would be issued now, or as it was. Where a browser or a phone shows no PDF, it is downloaded. */
export function DocumentView({ report }: { report: ReportDetail }) {
  const { client } = useWorkspace()
  const words = useWords(reportMessages)
  const { id } = report
  const { version } = report.standing
  const { answer, reload } = useAnswer(
    useCallback(
      (signal: AbortSignal) =>
        documentAddress(`${id}:${version}`, () => client.send(contract.report.preview, { query: { id }, signal, quiet: true })),
      [client, id, version],
    ),
  )
  const name = `${report.certificate?.number ?? report.reportNo}.pdf`
  // An issued certificate is downloaded beside its number.
  const download = answer.state === 'loaded' && !report.certificate && (
    <ButtonLink href={answer.value} download={name} icon={Download}>
      {words.download}
    </ButtonLink>
  )
  return (
    <section className={styles.document} aria-label={words.document}>
      <header className={styles.tool}>
        <h2>{words.document}</h2>
        <span className={styles.quiet}>{report.certificate ? words.issuedDocument : words.draftDocument}</span>
        <div className={styles.toolEnd}>{download}</div>
      </header>
      {answer.state === 'loading' && <LoadingBar label={words.documentLoading} />}
      {answer.state === 'failed' &&
        (answer.problem.reason === 'report.not-drawable' ? (
          <div className={styles.blank}>
            <EmptyState title={words.documentFailed}>{words.documentMissing}</EmptyState>
          </div>
        ) : (
          <div className={styles.blank}>
            <FailedState title={words.documentFailed} onRetry={reload}>
              {answer.problem.message}
            </FailedState>
          </div>
        ))}
      {answer.state === 'loaded' &&
        (navigator.pdfViewerEnabled ? (
          <iframe
            className={styles.frame}
            src={`${answer.value}#view=FitH&navpanes=0`}
            title={words.documentTitle(report.certificate?.number ?? report.reportNo)}
          />
        ) : (
          <div className={styles.frame}>
            <EmptyState title={words.cannotShow} />
          </div>
        ))}
    </section>
  )
}
