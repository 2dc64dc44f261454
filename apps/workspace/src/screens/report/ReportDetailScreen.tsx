import { contract, type HistoryEntry, type ReportDetail } from '@etalon/api/contract'
import { reportProgression } from '@etalon/api/domain'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { Answered } from '../../answers/Answered.tsx'
import { useWords } from '../../messages/index.ts'
import { reportMessages } from '../../messages/report.ts'
import { richTextMessages } from '../../messages/rich-text.ts'
import type { ViewProps } from '../../shell/views.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { CarriedOver } from '../record-form/carried-over.tsx'
import { LeftTyped } from '../record-form/LeftTyped.tsx'
import { MoveButtons } from '../work/moves/MoveButtons.tsx'
import { useMoves } from '../work/moves/use-moves.ts'
import { useAllowed } from '../work/people/use-allowed.ts'
import { useKeeping } from '../work/record/use-keeping.ts'
import { useRecord } from '../work/record/use-record.ts'
import { CertificateDeeds } from './CertificateDeeds.tsx'
import { DocumentView } from './DocumentView.tsx'
import { DraftWords } from './DraftWords.tsx'
import { reportPath } from './places.ts'
import { ReadDocument } from './ReadDocument.tsx'
import { ReportPanel } from './ReportPanel.tsx'
import * as styles from './report-detail.css.ts'
import { type ReportWords, readReportWords, reportParts } from './report-words.ts'

/** Roles that read reports before they are issued, and note beside them. */
const readers = new Set(['tester', 'auditor', 'approver', 'issuer'])

/** One report: its document at the left; who has signed, what it says and what can be done with it at the right. */
export default function ReportDetailScreen({ query }: ViewProps) {
  const id = query.id ?? ''
  const words = useWords(reportMessages)
  const { answer, reload } = useRecord(contract.report, id)
  return (
    <Answered answer={answer} reload={reload} notFound={words.notFound}>
      {({ record, history }) => <LoadedReport key={id} loaded={record} history={history} query={query} reload={reload} />}
    </Answered>
  )
}

interface LoadedReportProps {
  readonly loaded: ReportDetail
  readonly history: readonly HistoryEntry[]
  readonly query: ViewProps['query']
  readonly reload: () => void
}

function LoadedReport({ loaded, history, query, reload }: LoadedReportProps) {
  const { client, session, toasts } = useWorkspace()
  const words = useWords(reportMessages)
  const told = useWords(richTextMessages)
  const user = useSelector(session, ({ context }) => context.user)
  const allowed = useAllowed()
  const keeping = useKeeping<ReportDetail, ReportWords>(loaded, reload)
  const report = keeping.record
  const { standing } = report
  const [typed, setTyped] = useState<ReportWords | undefined>(undefined)
  const moves = useMoves({
    dictionary: 'report_state',
    progression: reportProgression,
    send: (body, how) => client.send(contract.report.move, { body, ...how }),
    onMoved: reload,
  })
  const send = async (given: ReportWords): Promise<ReportDetail> => {
    const { state, version, remark, leftOut } = await client.send(contract.report.submit, {
      body: { id: report.id, version: standing.version, ...given },
      idempotencyKey: crypto.randomUUID(),
    })
    if (leftOut.length > 0) toasts.show({ tone: 'warning', title: told.leftOutOf(told.listOf(leftOut)) })
    const facts = { ...standing.facts, conclusionComplete: given.conclusion !== '' }
    return { ...report, conclusion: given.conclusion, remark, standing: { ...standing, state, version, facts } }
  }
  const isWritable =
    standing.state === '400' && user != null && standing.duties.tester === user.id && allowed(contract.report.submit)
  const isIssued = report.certificate !== null && (allowed(contract.report.withdraw) || allowed(contract.report.reissue))
  const foot = isIssued ? (
    <CertificateDeeds report={report} reload={reload} />
  ) : isWritable ? undefined : (
    <MoveButtons record={{ id: report.id, number: report.reportNo, standing }} moves={moves} />
  )
  return (
    <div className={styles.screen}>
      {user?.roles.some((role) => readers.has(role)) ? (
        <ReadDocument report={report} typed={isWritable ? typed : undefined} userId={user.id} />
      ) : (
        <DocumentView report={report} />
      )}
      <ReportPanel
        report={report}
        history={history}
        foot={foot}
        notes={
          !isWritable && (
            <LeftTyped
              name="report"
              edited={{ id: report.id, version: standing.version }}
              saved={{ conclusion: report.conclusion, remark: report.remark }}
              read={readReportWords}
              parts={reportParts(words)}
              view={{ path: reportPath, query }}
              onDiscarded={keeping.forget}
            />
          )
        }
      >
        {isWritable && (
          <CarriedOver key={standing.version} version={standing.version} left={keeping.left} onLeft={keeping.onLeft}>
            {(carried) => (
              <DraftWords
                report={report}
                query={query}
                keeping={keeping}
                carried={carried}
                send={send}
                moves={moves}
                onTyped={setTyped}
              />
            )}
          </CarriedOver>
        )}
      </ReportPanel>
    </div>
  )
}
