import { Button } from '@etalon/ui/button'
import { Note } from '@etalon/ui/note'
import { useSelector } from '@xstate/react'
import { formMessages } from '../messages/form.ts'
import { useWords } from '../messages/index.ts'
import * as styles from './draft-conflict.css.ts'
import type { FormDraft } from './use-form-draft.ts'

/** Another page of this browser edits the same draft: a person says which one counts. */
export function DraftConflict({ draft }: { draft: Pick<FormDraft<object>, 'state' | 'actor'> }) {
  const words = useWords(formMessages)
  // Where nothing is stored any more, the other page has submitted or discarded the draft.
  const isEnded = useSelector(draft.actor, ({ context }) => context.stored === undefined)
  if (draft.state !== 'conflict') return null
  return (
    <div className={styles.question}>
      <Note
        tone="warning"
        live
        action={
          <>
            <Button size="small" onPress={() => draft.actor.send({ type: 'CONFLICT.KEEP_MINE' })}>
              {words.keepMine}
            </Button>
            <Button size="small" onPress={() => draft.actor.send({ type: 'CONFLICT.TAKE_THEIRS' })}>
              {isEnded ? words.beginAnew : words.takeTheirs}
            </Button>
          </>
        }
      >
        {isEnded ? words.conflictEnded : words.conflict}
      </Note>
    </div>
  )
}
