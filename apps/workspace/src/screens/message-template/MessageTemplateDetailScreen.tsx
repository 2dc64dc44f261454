import { contract, type HistoryEntry, type MessageTemplate } from '@etalon/api/contract'
import { isOccasion, mailTemplate } from '@etalon/api/domain'
import { Card, Page } from '@etalon/ui/card'
import { Note } from '@etalon/ui/note'
import { Answered } from '../../answers/Answered.tsx'
import { useWords } from '../../messages/index.ts'
import { messageTemplateMessages } from '../../messages/message-template.ts'
import type { ViewProps } from '../../shell/views.ts'
import { EnabledState } from '../enterprise/EnabledState.tsx'
import * as page from '../order/order-detail.css.ts'
import { HistoryList } from '../work/history/HistoryList.tsx'
import { momentOf } from '../work/moments.ts'
import { useLabels } from '../work/moves/use-labels.ts'
import { useNameOf } from '../work/people/use-name-of.ts'
import { Facts } from '../work/record/Facts.tsx'
import { useRecord } from '../work/record/use-record.ts'
import { SendCard } from './SendCard.tsx'
import { TemplatePreview } from './TemplatePreview.tsx'

/** One template: what it says, to whom it can be sent, and what happened to it. */
export default function MessageTemplateDetailScreen({ query }: ViewProps) {
  const { answer, reload } = useRecord(contract.messageTemplate, query.id ?? '')
  const { notFound } = useWords(messageTemplateMessages)
  return (
    <Answered answer={answer} reload={reload} notFound={notFound}>
      {({ record, history }) => <LoadedTemplate key={record.version} one={record} history={history} reload={reload} />}
    </Answered>
  )
}

interface LoadedTemplateProps {
  readonly one: MessageTemplate
  readonly history: readonly HistoryEntry[]
  readonly reload: () => void
}

function LoadedTemplate({ one, history, reload }: LoadedTemplateProps) {
  const words = useWords(messageTemplateMessages)
  const labels = useLabels()
  const nameOf = useNameOf()
  const refusal =
    one.occasion !== ''
      ? words.byItself
      : one.type === mailTemplate
        ? words.noMail
        : one.status === '0'
          ? undefined
          : words.outOfUse
  return (
    <Page title={one.name} beside={<EnabledState state={one.status} />}>
      <div className={page.columns}>
        <div className={page.main}>
          <Card title={words.facts}>
            <Facts
              facts={[
                [words.type, labels.of('m_template_type', one.type)],
                [words.occasion, isOccasion(one.occasion) ? words.occasions[one.occasion] : words.byHand],
                [words.author, nameOf(one.createUserName)],
                [words.created, momentOf(one.createTime)],
              ]}
            />
          </Card>
          {refusal === undefined ? (
            <SendCard template={one} onSent={reload} />
          ) : (
            <Card title={words.preview}>
              <TemplatePreview {...one} />
              <Note tone="info">{refusal}</Note>
            </Card>
          )}
        </div>
        <Card title={words.history}>
          <HistoryList entries={history} dictionary="m_enable_status" />
        </Card>
      </div>
    </Page>
  )
}
