import { Icon } from '@etalon/ui/icon'
import { CloudAlert, CloudCheck, CloudUpload } from 'lucide-react'
import { formMessages } from '../messages/form.ts'
import { useWords } from '../messages/index.ts'
import * as styles from './draft-status.css.ts'
import type { FormDraft } from './use-form-draft.ts'

/** Whether what was typed is kept on this device. */
export function DraftStatus({ draft }: { draft: Pick<FormDraft<object>, 'state'> }) {
  const words = useWords(formMessages)
  const { state } = draft
  const look =
    state === 'failed'
      ? { icon: CloudAlert, text: words.keepFailed }
      : state === 'saving' || state === 'dirty'
        ? { icon: CloudUpload, text: words.keeping }
        : state === 'saved'
          ? { icon: CloudCheck, text: words.kept }
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
