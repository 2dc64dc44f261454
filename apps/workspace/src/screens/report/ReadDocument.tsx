import type { ReportDetail } from '@etalon/api/contract'
import { FailedState } from '@etalon/ui/failed-state'
import { LoadingBar } from '@etalon/ui/loading'
import { SegmentedControl } from '@etalon/ui/segmented-control'
import { lazy, Suspense, useState } from 'react'
import { Kept } from '../../answers/StaleNote.tsx'
import { useWords } from '../../messages/index.ts'
import { reportMessages } from '../../messages/report.ts'
import { readingMessages } from '../../messages/report-reading.ts'
import { DocumentView } from './DocumentView.tsx'
import * as styles from './report-detail.css.ts'
import type { ReportWords } from './report-words.ts'
import { useReading } from './use-reading.ts'

const ReadingView = lazy(() => import('./ReadingView.tsx'))

export interface ReadDocumentProps {
  readonly report: ReportDetail
  /** What its drafter is writing, kept or not. */
  readonly typed: ReportWords | undefined
  readonly userId: string
}

/** The document of a report for those who read it before it is issued: its pages, or its text with what was changed and noted. */
export function ReadDocument({ report, typed, userId }: ReadDocumentProps) {
  const words = useWords(readingMessages)
  const { document, documentLoading } = useWords(reportMessages)
  const [view, setView] = useState('pages')
  const { answer, reload, deeds } = useReading(report.id, report.standing.version)
  const open =
    answer.state === 'loaded' ? answer.value.comments.filter((one) => one.threadId === null && one.settledAt === null).length : 0
  const views = (
    <SegmentedControl
      small
      label={words.views}
      segments={[
        { value: 'pages', label: words.pages },
        { value: 'text', label: words.text, ...(open > 0 ? { count: open } : {}) },
      ]}
      value={view}
      onChange={setView}
    />
  )
  if (view === 'pages') return <DocumentView report={report} typed={typed} views={views} />
  return (
    <section className={styles.document} aria-label={document}>
      <header className={styles.tool}>{views}</header>
      {answer.state === 'loading' && <LoadingBar label={documentLoading} />}
      {answer.state === 'failed' && (
        <div className={styles.blank}>
          <FailedState title={words.failed} onRetry={reload} retrying={answer.isRetrying}>
            {answer.problem.message}
          </FailedState>
        </div>
      )}
      {answer.state === 'loaded' && (
        <Kept answer={answer} reload={reload}>
          <Suspense fallback={<LoadingBar label={documentLoading} />}>
            <ReadingView reading={answer.value} deeds={deeds} userId={userId} />
          </Suspense>
        </Kept>
      )}
    </section>
  )
}
