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
  /** It was closed, and is to be forgotten. */
  readonly onSeen: () => void
}

/** Tells what is told this one time, such as a password that was made, open from the start; it closes only when whoever reads it says so. */
export function TellOnce({ dialog, told, onSeen }: TellOnceProps) {
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
    onSeen()
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
        {told.facts.map(({ label, value, isSecret = false }) => (
          <div key={label} className={styles.fact}>
            {isSecret ? (
              <div role="group" aria-label={label} className={styles.secret}>
                <span className={styles.fileLabel}>{label}</span>
                <code className={styles.letters}>{value}</code>
              </div>
            ) : (
              <TextField className={styles.factField} label={label} value={value} readOnly />
            )}
            <Button icon={Copy} onPress={() => void copy(value)} {...(isSecret && { 'data-autofocus': '' })}>
              {words.copy(label)}
            </Button>
          </div>
        ))}
        {told.more}
      </div>
    </Dialog>
  )
}
