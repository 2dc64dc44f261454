import type { ReportDetail } from '@etalon/api/contract'
import { ButtonLink } from '@etalon/ui/button'
import { Note } from '@etalon/ui/note'
import { useWords } from '../../messages/index.ts'
import { punctuation } from '../../messages/punctuation.ts'
import { reportMessages } from '../../messages/report.ts'
import { reportAddress } from './places.ts'

/** Leads to another report. */
const to = (id: string, number: string) => (
  <ButtonLink kind="quiet" size="small" href={reportAddress(id)}>
    {number}
  </ButtonLink>
)

/** Whether the certificate of a report still holds, what it takes the place of, and what takes its own. */
export function Validity({ report }: { readonly report: ReportDetail }) {
  const words = useWords(reportMessages)
  const marks = useWords(punctuation)
  const { validity, change, replaces, successor } = report
  const corrected = replaces
    ? (['clientName', 'clientAddress', 'model', 'serial', 'manufacturer'] as const).flatMap((name) =>
        replaces.corrections[name] === '' ? [] : [marks.labelled(words.corrections[name], replaces.corrections[name])],
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
          action={to(successor.reportId, successor.certificateNumber ?? successor.reportNo)}
        >
          {change.reason}
        </Note>
      )}
      {validity !== 'replaced' && successor && (
        <Note tone="info" action={to(successor.reportId, successor.reportNo)}>
          {words.successorOpen}
        </Note>
      )}
      {replaces && (
        <Note
          tone="info"
          title={words.replacesNumber(replaces.certificateNumber)}
          action={to(replaces.reportId, replaces.reportNo)}
        >
          {marks.clauses([replaces.reason, ...corrected])}
        </Note>
      )}
    </>
  )
}
