import { ButtonLink } from '@etalon/ui/button'
import { ListPage } from '@etalon/ui/card'
import { EmptyState } from '@etalon/ui/empty-state'
import { useMessages } from '@etalon/ui/i18n'
import { House } from 'lucide-react'
import { useWords } from '../messages/index.ts'
import { workMessages } from '../messages/work.ts'

interface NotYoursProps {
  /** What became of what was typed on it. @default nothing was */
  readonly typed?: string | undefined
}

/** Stands in place of a screen that is not for this person: asking again would change nothing, and the way leads home. */
export function NotYours({ typed }: NotYoursProps) {
  const words = useWords(workMessages)
  const { goHome } = useMessages()
  return (
    <ListPage title={words.notYours}>
      <EmptyState
        title={words.notYoursHint}
        actions={
          <ButtonLink icon={House} href="/">
            {goHome}
          </ButtonLink>
        }
      >
        {typed}
      </EmptyState>
    </ListPage>
  )
}
