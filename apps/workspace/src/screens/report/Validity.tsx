import type { ReportDetail } from '@etalon/api/contract'
import { Note } from '@etalon/ui/note'
import { Link } from 'react-router'
import { useWords } from '../../messages/index.ts'
import { reportMessages } from '../../messages/report.ts'

const addressOf = (id: string) => `/report/report-detail/index?id=${id}`

/** Whether the certificate of a report still holds, what it takes the place of, and what takes its own. */
export function Validity({ report }: { readonly report: ReportDetail }) {
  const words = useWords(reportMessages)
  const { validity, change, replaces, successor } = report
  const corrected = replaces
    ? (['clientName', 'clientAddress', 'model', 'serial', 'manufacturer'] as const).flatMap((name) =>
        replaces.corrections[name] === '' ? [] : [`${words.corrections[name]}：${replaces.corrections[name]}`],
      )
    : []
  return (
    <>
      {validity === 'withdrawn' && change && (
        <Note tone="danger" title={words.withdrawnOn(change.on)}>
          {change.reason}
        </Note>
      )}
      {validity === 'replaced' && change && successor && (
        <Note
          tone="warning"
          title={words.replacedOn(change.on)}
          action={<Link to={addressOf(successor.reportId)}>{successor.certificateNumber ?? successor.reportNo}</Link>}
        >
          {change.reason}
        </Note>
      )}
      {validity !== 'replaced' && successor && (
        <Note tone="info" action={<Link to={addressOf(successor.reportId)}>{successor.reportNo}</Link>}>
          {words.successorOpen}
        </Note>
      )}
      {replaces && (
        <Note
          tone="info"
          title={words.replacesNumber(replaces.certificateNumber)}
          action={<Link to={addressOf(replaces.reportId)}>{replaces.reportNo}</Link>}
        >
          {[replaces.reason, ...corrected].join('；')}
        </Note>
      )}
    </>
  )
}
