import { ButtonLink } from '@etalon/ui/button'
import { EmptyState } from '@etalon/ui/empty-state'
import { useMessages } from '@etalon/ui/i18n'
import { ArrowLeft, House } from 'lucide-react'
import { createContext, type ReactNode, use } from 'react'
import { commonMessages, useWords } from '../messages/index.ts'

/** The list that the page of one record belongs to: where it is, and what the menu calls it. */
export interface ListAbove {
  readonly path: string
  readonly label: string
}

/** The list above a view; null where there is none, or where it is not for this person. */
export const ListAboveContext = createContext<ListAbove | null>(null)

interface NotThereProps {
  /** That nothing has that id, in the words of the record's kind. */
  readonly title: string
  /** Why that may be, or what was kept. */
  readonly children?: ReactNode
}

/** Stands in place of the page of a record that is not there: the way leads to the list of those that are, or home. */
export function NotThere({ title, children }: NotThereProps) {
  const list = use(ListAboveContext)
  const words = useWords(commonMessages)
  const { goHome } = useMessages()
  return (
    <EmptyState
      title={title}
      level={1}
      actions={
        list === null ? (
          <ButtonLink icon={House} href="/">
            {goHome}
          </ButtonLink>
        ) : (
          <ButtonLink icon={ArrowLeft} href={list.path}>
            {words.backTo(list.label)}
          </ButtonLink>
        )
      }
    >
      {children}
    </EmptyState>
  )
}
