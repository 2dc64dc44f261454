import { Button } from '@etalon/ui/button'
import { Dialog, type DialogControl } from '@etalon/ui/dialog'
import { Note } from '@etalon/ui/note'
import { TextField } from '@etalon/ui/text-field'
import { Copy } from 'lucide-react'
import { useWords } from '../../messages/index.ts'
import { resourceMessages } from '../../messages/resource.ts'
import { useWorkspace } from '../../workspace/index.ts'
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
  const { toasts } = useWorkspace()
  const words = useWords(resourceMessages)
  // Opened before it is there, it would not know where the keyboard goes once it has closed.
  useOpenedOnce(dialog)
  const copy = async (value: string) => {
    try {
      await navigator.clipboard.writeText(value)
      toasts.show({ tone: 'success', title: words.copied })
    } catch {
      toasts.show({ tone: 'warning', title: words.notCopied })
    }
  }
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
            <Button icon={Copy} onPress={() => void copy(value)} data-autofocus={shown && ''}>
              {words.copy(label)}
            </Button>
          </div>
        ))}
      </div>
    </Dialog>
  )
}
