import { Button } from '@etalon/ui/button'
import { Note } from '@etalon/ui/note'
import { formMessages } from '../messages/form.ts'
import { useWords } from '../messages/index.ts'
import type { FormDraft } from './use-form-draft.ts'

/** Another page of this browser edits the same draft: a person says which one counts. */
export function DraftConflict({ draft }: { draft: Pick<FormDraft<object>, 'state' | 'actor'> }) {
  const words = useWords(formMessages)
  if (draft.state !== 'conflict') return null
  return (
    <Note
      tone="warning"
      live
      action={
        <>
          <Button size="small" onPress={() => draft.actor.send({ type: 'CONFLICT.KEEP_MINE' })}>
            {words.keepMine}
          </Button>
          <Button size="small" onPress={() => draft.actor.send({ type: 'CONFLICT.TAKE_THEIRS' })}>
            {words.takeTheirs}
          </Button>
        </>
      }
    >
      {words.conflict}
    </Note>
  )
}
