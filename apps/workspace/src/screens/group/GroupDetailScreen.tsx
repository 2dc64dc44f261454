import { contract, type HistoryEntry, type WorkGroup } from '@etalon/api/contract'
import { Card, Page } from '@etalon/ui/card'
import { EmptyState } from '@etalon/ui/empty-state'
import { useLanguage } from '@etalon/ui/i18n'
import { Answered } from '../../answers/Answered.tsx'
import { groupMessages } from '../../messages/group.ts'
import { inLanguage, useWords } from '../../messages/index.ts'
import type { ViewProps } from '../../shell/views.ts'
import { EnabledState } from '../enterprise/EnabledState.tsx'
import * as page from '../order/order-detail.css.ts'
import { HistoryList } from '../work/history/HistoryList.tsx'
import { momentOf } from '../work/moments.ts'
import { useLabels } from '../work/moves/use-labels.ts'
import { useNameOf } from '../work/people/use-name-of.ts'
import { Facts } from '../work/record/Facts.tsx'
import { FrameTable } from '../work/record/FrameTable.tsx'
import { useRecord } from '../work/record/use-record.ts'

/** One group: what it is for, who is in it, and what happened to it. */
export default function GroupDetailScreen({ query }: ViewProps) {
  const { answer, reload } = useRecord(contract.group, query.id ?? '')
  const { notFound } = useWords(groupMessages)
  return (
    <Answered answer={answer} reload={reload} notFound={notFound}>
      {({ record, history }) => <LoadedGroup one={record} history={history} />}
    </Answered>
  )
}

function LoadedGroup({ one, history }: { readonly one: WorkGroup; readonly history: readonly HistoryEntry[] }) {
  const words = useWords(groupMessages)
  const labels = useLabels()
  const language = useLanguage()
  const nameOf = useNameOf()
  return (
    <Page title={inLanguage(language, one.name, one.nameEn)} beside={<EnabledState state={one.status} />}>
      <div className={page.columns}>
        <div className={page.main}>
          <Card title={words.facts}>
            <Facts
              facts={[
                [words.type, labels.of('grouping_type', one.type)],
                [words.code, one.code],
                [words.author, nameOf(one.createUserName)],
                [words.created, momentOf(one.createTime)],
                [words.remark, one.remark],
              ]}
            />
          </Card>
          <Card title={words.members} note={words.count(one.members.length)} flush>
            {one.members.length === 0 ? (
              <EmptyState title={words.noMembers}>{words.noMembersHint}</EmptyState>
            ) : (
              <Members one={one} />
            )}
          </Card>
        </div>
        <Card title={words.history}>
          <HistoryList entries={history} dictionary="m_enable_status" />
        </Card>
      </div>
    </Page>
  )
}

function Members({ one }: { readonly one: WorkGroup }) {
  const words = useWords(groupMessages)
  const language = useLanguage()
  return (
    <FrameTable label={words.memberTable} heads={[words.person, words.of, words.phone]}>
      {one.members.map(({ accountId, name, nameEn, deptName, deptNameEn, enterName, phone, isClosed }) => {
        const called = inLanguage(language, name, nameEn)
        return (
          <tr key={accountId}>
            <td>{isClosed ? `${called} (${words.closed})` : called}</td>
            <td data-words="">{enterName || inLanguage(language, deptName, deptNameEn) || '—'}</td>
            <td>{phone || '—'}</td>
          </tr>
        )
      })}
    </FrameTable>
  )
}
