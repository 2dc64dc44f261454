import { Button } from '@etalon/ui/button'
import { Dialog, type DialogControl } from '@etalon/ui/dialog'
import { Note } from '@etalon/ui/note'
import { TextField } from '@etalon/ui/text-field'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { copyText } from '../../copy-text.ts'
import { useWords } from '../../messages/index.ts'
import { resourceMessages } from '../../messages/resource.ts'
import * as styles from './resource.css.ts'
import type { Told } from './resource-definition.ts'
import { useOpenedOnce } from './use-opened-once.ts'

interface TellOnceProps {
  readonly dialog: DialogControl
  readonly told: Told
  /** Of it nothing is kept once it was closed. */
  readonly forget: (told: undefined) => void
}

/** Tells what is told this one time, such as a password that was made, open from the start; it closes only when whoever reads it says so. */
export function TellOnce({ dialog, told, forget }: TellOnceProps) {
  const words = useWords(resourceMessages)
  // Opened before it is there, it would not know where the keyboard goes once it has closed.
  useOpenedOnce(dialog)
  // Said in the foot: a message over the page would lie over what has to be copied.
  const [said, say] = useState('')
  const copy = async (label: string, value: string) => say((await copyText(value)) ? words.copied(label) : words.notCopied)
  const close = () => {
    dialog.close('done')
    forget(undefined)
  }
  return (
    <Dialog
      actor={dialog.actor}
      title={told.title}
      views={false}
      onCloseRequested={close}
      footNote={<span role="status">{said}</span>}
      footer={
        <Button kind="primary" onPress={close}>
          {words.toldSeen}
        </Button>
      }
    >
      <div className={styles.told}>
        <Note tone="warning">{told.note}</Note>
        {told.facts.map(({ label, value, shown }) => (
          <div key={label} className={styles.fact}>
            {shown ?? <TextField className={styles.factField} label={label} value={value} readOnly />}
            <Button icon={Copy} onPress={() => void copy(label, value)} data-autofocus={shown && ''}>
              {words.copy(label)}
            </Button>
          </div>
        ))}
      </div>
    </Dialog>
  )
}
