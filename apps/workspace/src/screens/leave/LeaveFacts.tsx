import type { HistoryEntry, LeaveRow } from '@etalon/api/contract'
import { labelOfLeave } from '@etalon/api/domain'
import { Card } from '@etalon/ui/card'
import { useLanguage } from '@etalon/ui/i18n'
import { useWords } from '../../messages/index.ts'
import { leaveMessages } from '../../messages/leave.ts'
import * as page from '../order/order-detail.css.ts'
import { HistoryList } from '../work/history/HistoryList.tsx'
import { ReasonNote } from '../work/history/ReasonNote.tsx'
import { momentOf } from '../work/moments.ts'
import { useDepartmentNameOf, useNameOf } from '../work/people/use-name-of.ts'
import { Facts } from '../work/record/Facts.tsx'
import { spanOf } from './leave-words.ts'

/** What is asked for, why it came back, and what happened to it. */
export function LeaveFacts({ leave, history }: { readonly leave: LeaveRow; readonly history: readonly HistoryEntry[] }) {
  const words = useWords(leaveMessages)
  const language = useLanguage()
  const nameOf = useNameOf()
  const departmentOf = useDepartmentNameOf()
  const handler = nameOf(leave.handlerName) || (leave.standing.state === '0' ? '' : words.administrators)
  return (
    <div className={page.body}>
      <ReasonNote history={history} />
      <div className={page.columns}>
        <Card title={words.facts}>
          <Facts
            facts={[
              [words.applicantName, nameOf(leave.applicantName)],
              [words.deptName, departmentOf(leave.deptName)],
              [words.kind, labelOfLeave(leave.kind, language)],
              [words.span, spanOf(leave, words)],
              [words.days, words.daysOf(leave.days)],
              [words.reason, leave.reason],
              [words.handlerName, handler],
              [words.createTime, momentOf(leave.createTime)],
            ]}
          />
        </Card>
        <Card title={words.history}>
          <HistoryList entries={history} dictionary="leave_state" />
        </Card>
      </div>
    </div>
  )
}
