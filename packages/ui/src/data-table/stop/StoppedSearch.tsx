import { RotateCw } from 'lucide-react'
import type { Ref } from 'react'
import { PlainButton } from '../../button/index.ts'
import { EmptyState } from '../../empty-state/index.ts'
import { useMessages } from '../../i18n/index.ts'
import { Note } from '../../note/index.ts'

interface StoppedSearchProps {
  /** The button that searches again. */
  again: Ref<HTMLButtonElement>
  onAgain: () => void
}

/** Above the rows of before: that they are not what was asked last. The table says it aloud. */
export function StoppedNote({ again, onAgain }: StoppedSearchProps) {
  const messages = useMessages()
  return (
    <Note
      action={
        <PlainButton ref={again} size="small" onPress={onAgain}>
          {messages.searchAgain}
        </PlainButton>
      }
    >
      {messages.searchStoppedEarlierRows}
    </Note>
  )
}

/** Where no rows were found before. */
export function StoppedState({ again, onAgain }: StoppedSearchProps) {
  const messages = useMessages()
  return (
    <EmptyState
      title={messages.searchStopped}
      actions={
        <PlainButton ref={again} kind="soft" icon={RotateCw} onPress={onAgain}>
          {messages.searchAgain}
        </PlainButton>
      }
    >
      {messages.searchStoppedHint}
    </EmptyState>
  )
}
