import { contract, type HistoryEntry, type ReportDetail } from '@etalon/api/contract'
import { reportProgression } from '@etalon/api/domain'
import { EmptyState } from '@etalon/ui/empty-state'
import { FailedState } from '@etalon/ui/failed-state'
import { LoadingBar } from '@etalon/ui/loading'
import { useSelector } from '@xstate/react'
import { useCallback } from 'react'
import { useWords } from '../../messages/index.ts'
import { reportMessages } from '../../messages/report.ts'
import type { ViewProps } from '../../shell/views.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { MoveButtons } from '../work/MoveButtons.tsx'
import { useAnswer } from '../work/use-answer.ts'
import { useKeeping } from '../work/use-keeping.ts'
import { useMoves } from '../work/use-moves.ts'
import { DocumentView } from './DocumentView.tsx'
import { DraftWords, type ReportWords } from './DraftWords.tsx'
import { ReportPanel } from './ReportPanel.tsx'
import * as styles from './report-detail.css.ts'

/** One report: its document at the left; who has signed, what it says and what can be done with it at the right. */
export default function ReportDetailScreen({ query }: ViewProps) {
  const { client } = useWorkspace()
  const id = query.id ?? ''
  const words = useWords(reportMessages)
  const { answer, reload } = useAnswer(
    useCallback(
      async (signal: AbortSignal) => {
        const [report, history] = await Promise.all([
          client.send(contract.report.detail, { query: { id }, signal, quiet: true }),
          client.send(contract.report.history, { query: { id }, signal, quiet: true }),
        ])
        return { report, history }
      },
      [client, id],
    ),
  )
  if (answer.state === 'loading') return <LoadingBar />
  if (answer.state === 'failed') {
    const isMissing = answer.problem.code === 404 || answer.problem.code === 400
    return isMissing ? (
      <EmptyState title={words.notFound} />
    ) : (
      <FailedState onRetry={reload}>{answer.problem.message}</FailedState>
    )
  }
  return <LoadedReport key={id} loaded={answer.value.report} history={answer.value.history} query={query} reload={reload} />
}

interface LoadedReportProps {
  readonly loaded: ReportDetail
  readonly history: readonly HistoryEntry[]
  readonly query: ViewProps['query']
  readonly reload: () => void
}

function LoadedReport({ loaded, history, query, reload }: LoadedReportProps) {
  const { client, session } = useWorkspace()
  const user = useSelector(session, ({ context }) => context.user)
  const keeping = useKeeping<ReportDetail, ReportWords>(loaded, reload)
  const report = keeping.record
  const { standing } = report
  const moves = useMoves({
    dictionary: 'report_state',
    progression: reportProgression,
    send: (request, idempotencyKey) => client.send(contract.report.move, { body: request, idempotencyKey }),
    onMoved: reload,
  })
  const send = async (given: ReportWords): Promise<ReportDetail> => {
    const { state, version } = await client.send(contract.report.submit, {
      body: { id: report.id, version: standing.version, ...given },
      idempotencyKey: crypto.randomUUID(),
    })
    const facts = { ...standing.facts, conclusionComplete: given.conclusion !== '' }
    return { ...report, ...given, standing: { ...standing, state, version, facts } }
  }
  const isWritable =
    standing.state === '400' && user != null && standing.duties.tester === user.id && user.roles.includes('tester')
  return (
    <div className={styles.screen}>
      <DocumentView report={report} />
      <ReportPanel
        report={report}
        history={history}
        foot={
          isWritable ? undefined : <MoveButtons record={{ id: report.id, number: report.reportNo, standing }} moves={moves} />
        }
      >
        {isWritable && (
          <DraftWords key={standing.version} report={report} query={query} keeping={keeping} send={send} moves={moves} />
        )}
      </ReportPanel>
    </div>
  )
}
