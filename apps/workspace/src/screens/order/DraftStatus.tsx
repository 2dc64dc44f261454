import { Icon } from '@etalon/ui/icon'
import { CloudAlert, CloudCheck, CloudUpload } from 'lucide-react'
import type { FormDraft } from '../../forms/use-form-draft.ts'
import { useWords } from '../../messages/index.ts'
import { orderMessages } from '../../messages/order.ts'
import * as styles from './order-registration.css.ts'

/** Whether what was typed is kept on this device. */
export function DraftStatus({ draft }: { draft: Pick<FormDraft<object>, 'state' | 'isUnsaved'> }) {
  const words = useWords(orderMessages)
  const { state } = draft
  const look =
    state === 'failed'
      ? { icon: CloudAlert, text: words.saveFailed }
      : state === 'saving' || state === 'dirty'
        ? { icon: CloudUpload, text: words.saving }
        : state === 'saved'
          ? { icon: CloudCheck, text: words.savedAt }
          : null
  return (
    <span className={styles.status} role="status">
      {look && (
        <>
          <Icon icon={look.icon} size={14} />
          {look.text}
        </>
      )}
    </span>
  )
}
