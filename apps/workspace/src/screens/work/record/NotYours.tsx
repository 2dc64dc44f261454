import { ListPage } from '@etalon/ui/card'
import { EmptyState } from '@etalon/ui/empty-state'
import { useWords } from '../../../messages/index.ts'
import { workMessages } from '../../../messages/work.ts'

/** Stands in place of a screen that is not for this person: asking again would change nothing. */
export function NotYours() {
  const words = useWords(workMessages)
  return (
    <ListPage title={words.notYours}>
      <EmptyState title={words.notYoursHint} />
    </ListPage>
  )
}
