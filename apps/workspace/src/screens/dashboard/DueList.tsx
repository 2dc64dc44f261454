import type { AnswerOf, contract } from '@etalon/api/contract'
import { Tag } from '@etalon/ui/badge'
import { EmptyState } from '@etalon/ui/empty-state'
import type { Language } from '@etalon/ui/i18n'
import { Icon } from '@etalon/ui/icon'
import { Clock, TriangleAlert } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import type { dashboardMessages } from '../../messages/dashboard.ts'
import type { Words } from '../../messages/index.ts'
import * as styles from './dashboard.css.ts'

type Due = AnswerOf<typeof contract.dashboard.due>[number]

/** Fewer days than these are few. */
const few = 7
const urgencyOf = (days: number) => (days < 0 ? 'over' : days < few ? 'soon' : 'later')
const pathOf = ({ kind, id, number }: Due) =>
  kind === 'order'
    ? `/order/order-detail/index?${new URLSearchParams({ id })}`
    : `/testing/standard/index?${new URLSearchParams({ search: JSON.stringify({ number }) })}`

interface DueListProps {
  readonly found: readonly Due[]
  readonly words: Words<typeof dashboardMessages>
  readonly language: Language
  /** Draws a link. */
  readonly link: ComponentType<{ readonly to: string; readonly children: ReactNode }>
}

/** What is due soon or overdue, the most urgent first. */
export function DueList({ found, words, language, link: Link }: DueListProps) {
  if (found.length === 0) return <EmptyState title={words.nothingDue} />
  return (
    <ul className={styles.dues}>
      {found.map((due) => {
        const urgency = urgencyOf(due.daysLeft)
        const name = language === 'en' ? due.nameEn : due.name
        return (
          <li key={`${due.kind}-${due.id}`} className={styles.due}>
            <Tag>{words.dueKinds[due.kind]}</Tag>
            <Link to={pathOf(due)}>{due.number}</Link>
            <span className={styles.dueName} title={name}>
              {name}
            </span>
            <time className={styles.dueDate}>{due.dueDate}</time>
            <span className={styles.left} data-urgency={urgency}>
              {urgency === 'later' ? null : <Icon icon={urgency === 'over' ? TriangleAlert : Clock} size={14} />}
              {words.daysLeft(due.daysLeft)}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
