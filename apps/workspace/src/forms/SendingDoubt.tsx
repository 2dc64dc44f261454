import { Button } from '@etalon/ui/button'
import { Note } from '@etalon/ui/note'
import { formMessages } from '../messages/form.ts'
import { useWords } from '../messages/index.ts'
import type { Sending } from './use-sending.ts'

/** Says what is known of a form that was sent and not answered: whether its record was made, and what can be done. */
export function SendingDoubt({ sending }: { sending: Pick<Sending, 'doubt' | 'sendAgain'> }) {
  const words = useWords(formMessages)
  const { doubt, sendAgain } = sending
  if (doubt === 'none') return null
  return (
    <Note
      tone={doubt === 'made' ? 'success' : 'warning'}
      live
      title={words[doubt]}
      action={
        doubt === 'asking' ? undefined : (
          <Button size="small" onPress={() => void sendAgain()}>
            {doubt === 'made' ? words.finish : words.sendAgain}
          </Button>
        )
      }
    >
      {words[`${doubt}Hint`]}
    </Note>
  )
}
