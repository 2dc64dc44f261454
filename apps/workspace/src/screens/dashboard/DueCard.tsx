import { type AnswerOf, contract } from '@etalon/api/contract'
import { Tag } from '@etalon/ui/badge'
import { Card } from '@etalon/ui/card'
import { EmptyState } from '@etalon/ui/empty-state'
import { useLanguage } from '@etalon/ui/i18n'
import { Icon } from '@etalon/ui/icon'
import { Clock, TriangleAlert } from 'lucide-react'
import { useCallback } from 'react'
import { Link } from 'react-router'
import { dashboardMessages } from '../../messages/dashboard.ts'
import { useWords } from '../../messages/index.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { Answered } from '../work/Answered.tsx'
import { useAnswer } from '../work/use-answer.ts'
import * as styles from './dashboard.css.ts'

type Due = AnswerOf<typeof contract.dashboard.due>[number]

/** Fewer days than these are few. */
const few = 7
const urgencyOf = (days: number) => (days < 0 ? 'over' : days < few ? 'soon' : 'later')
const pathOf = ({ kind, id, number }: Due) =>
  kind === 'order'
    ? `/order/order-detail/index?${new URLSearchParams({ id })}`
    : `/testing/standard/index?${new URLSearchParams({ search: JSON.stringify({ number }) })}`

/** What is due soon or overdue, the most urgent first. */
export function DueCard() {
  const { client } = useWorkspace()
  const words = useWords(dashboardMessages)
  const { answer, reload } = useAnswer(
    useCallback((signal: AbortSignal) => client.send(contract.dashboard.due, { signal, quiet: true }), [client]),
  )
  return (
    <Card title={words.due}>
      <Answered answer={answer} reload={reload}>
        {(found) =>
          found.length === 0 ? (
            <EmptyState title={words.nothingDue} />
          ) : (
            <ul className={styles.dues}>
              {found.map((due) => (
                <DueRow key={`${due.kind}-${due.id}`} due={due} />
              ))}
            </ul>
          )
        }
      </Answered>
    </Card>
  )
}

function DueRow({ due }: { readonly due: Due }) {
  const words = useWords(dashboardMessages)
  const language = useLanguage()
  const urgency = urgencyOf(due.daysLeft)
  return (
    <li className={styles.due}>
      <Tag>{words.dueKinds[due.kind]}</Tag>
      <Link to={pathOf(due)}>{due.number}</Link>
      <span className={styles.dueName} title={language === 'en' ? due.nameEn : due.name}>
        {language === 'en' ? due.nameEn : due.name}
      </span>
      <time className={styles.dueDate}>{due.dueDate}</time>
      <span className={styles.left} data-urgency={urgency}>
        {urgency === 'later' ? null : <Icon icon={urgency === 'over' ? TriangleAlert : Clock} size={14} />}
        {words.daysLeft(due.daysLeft)}
      </span>
    </li>
  )
}
