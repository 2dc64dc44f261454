import { CallProblem } from '@etalon/api/client'
import { contract, type ReportDetail } from '@etalon/api/contract'
import { Button } from '@etalon/ui/button'
import { EmptyState } from '@etalon/ui/empty-state'
import { FailedState } from '@etalon/ui/failed-state'
import { LoadingBar, Skeleton } from '@etalon/ui/loading'
import { Note } from '@etalon/ui/note'
import { Download } from 'lucide-react'
import { Fragment, type ReactNode, useCallback, useState } from 'react'
import { useAnswer } from '../../answers/use-answer.ts'
import { useWords } from '../../messages/index.ts'
import { reportMessages } from '../../messages/report.ts'
import { readingMessages } from '../../messages/report-reading.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { documentAddress } from './document-address.ts'
import * as styles from './report-detail.css.ts'
import type { ReportWords } from './report-words.ts'
import { saveAs } from './save-as.ts'
import { useSettled } from './use-settled.ts'

export interface DocumentViewProps {
  readonly report: ReportDetail
  /** What its drafter is writing: shown in the document before it is kept. */
  readonly typed?: ReportWords | undefined
  /** Chooses another view of the document. */
  readonly views?: ReactNode
}

/** How long nothing is typed before the document is set anew, in milliseconds. */
const restOfTyping = 600

/** The document of a report as it would be issued now, or as it was: its pages as a picture, since not every browser shows a PDF inside a page. */
export function DocumentView({ report, typed, views }: DocumentViewProps) {
  const { client } = useWorkspace()
  const words = useWords(reportMessages)
  const reading = useWords(readingMessages)
  const { id } = report
  const { version } = report.standing
  const { answer, reload } = useAnswer(
    useCallback(
      (signal: AbortSignal) =>
        documentAddress(`${id}:${version}`, () => client.send(contract.report.picture, { query: { id }, signal, quiet: true })),
      [client, id, version],
    ),
  )
  const remark = useSettled(typed === undefined ? report.remark : typed.remark.trim(), restOfTyping)
  const isTrial = typed !== undefined && remark !== report.remark
  const { answer: trial } = useAnswer(
    useCallback(
      async (signal: AbortSignal) =>
        isTrial
          ? await documentAddress(`${id}:${version}:${remark}`, () =>
              client.send(contract.report.trial, { body: { id, remark }, signal, quiet: true }),
            )
          : null,
      [client, id, version, isTrial, remark],
    ),
  )
  const tried = isTrial && trial.state === 'loaded' ? trial.value : null
  const [saving, setSaving] = useState(false)
  const name = `${report.certificate?.number ?? report.reportNo}.pdf`
  const save = async () => {
    setSaving(true)
    try {
      saveAs(name, await client.send(contract.report.preview, { query: { id } }))
    } catch (error) {
      // The client has said what happened.
      if (!(error instanceof CallProblem)) throw error
    } finally {
      setSaving(false)
    }
  }
  // An issued certificate is downloaded beside its number.
  const download = answer.state === 'loaded' && !report.certificate && (
    <Button icon={Download} pending={saving} onPress={() => void save()}>
      {words.download}
    </Button>
  )
  return (
    <section className={styles.document} aria-label={words.document}>
      <header className={styles.tool}>
        {views ?? <h2>{words.document}</h2>}
        <span className={styles.quiet}>
          {tried !== null ? reading.trial : report.certificate ? words.issuedDocument : words.draftDocument}
        </span>
        <div className={styles.toolEnd}>{download}</div>
      </header>
      {isTrial && trial.state === 'failed' && (
        <Note tone="warning" title={reading.trialFailed} live>
          {trial.problem.message}
        </Note>
      )}
      {answer.state === 'loading' && <ComingDocument label={words.documentLoading} />}
      {answer.state === 'failed' &&
        (answer.problem.reason === 'report.not-drawable' || answer.problem.reason === 'report.not-issued' ? (
          <div className={styles.blank}>
            <EmptyState title={words.documentNotYet}>{answer.problem.message}</EmptyState>
          </div>
        ) : (
          <div className={styles.blank}>
            <FailedState title={words.documentFailed} onRetry={reload} retrying={answer.isRetrying}>
              {answer.problem.message}
            </FailedState>
          </div>
        ))}
      {answer.state === 'loaded' && (
        <section
          className={styles.frame}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
          tabIndex={0}
          aria-label={words.documentTitle(report.certificate?.number ?? report.reportNo)}
        >
          <img
            className={styles.paper}
            src={tried ?? answer.value}
            alt={words.documentTitle(report.certificate?.number ?? report.reportNo)}
          />
        </section>
      )}
    </section>
  )
}

/** The widths of what stands on a certificate, line by line, in pixels: drawn while it is on its way. */
const comingLines = [220, 120, 180, 140, 260, 160, 200] as const

/** A sheet with lines where the words of the document will be. */
function ComingDocument({ label }: { readonly label: string }) {
  return (
    <>
      <LoadingBar label={label} />
      <div className={styles.frame}>
        <div className={styles.coming}>
          <div className={styles.comingTitle}>
            <Skeleton width={240} shape="pill" />
          </div>
          {comingLines.map((width) => (
            <Fragment key={width}>
              <Skeleton width={64} />
              <Skeleton width={width} />
            </Fragment>
          ))}
        </div>
      </div>
    </>
  )
}
