import { Button } from '@etalon/ui/button'
import { Send } from 'lucide-react'
import type { Keeping } from './use-keeping.ts'

export interface SaveButtonsProps {
  readonly keeping: Pick<Keeping<unknown, unknown>, 'busy' | 'wasSaved'>
  readonly words: { readonly save: string; readonly submit: string }
  readonly onPress: (what: 'save' | 'submit') => void
}

/** Save and submit, in the form of a record. */
export function SaveButtons({ keeping: { busy, wasSaved }, words, onPress }: SaveButtonsProps) {
  return (
    <>
      <Button onPress={() => onPress('save')} pending={busy === 'save'} disabled={busy === 'submit'} autoFocus={wasSaved}>
        {words.save}
      </Button>
      <Button kind="primary" icon={Send} onPress={() => onPress('submit')} pending={busy === 'submit'} disabled={busy === 'save'}>
        {words.submit}
      </Button>
    </>
  )
}
