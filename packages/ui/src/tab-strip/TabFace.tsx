import type { ShownTab } from '@etalon/machines/tab-strip'
import { House, X } from 'lucide-react'
import { unsavedDot } from '../badge/index.ts'
import { Icon } from '../icon/index.ts'
import * as styles from './tab-strip.css.ts'

interface TabFaceProps {
  readonly tab: ShownTab
  readonly isHome: boolean
  readonly title: string
  /** The word that says that it holds something that was not submitted yet. */
  readonly unsaved?: string | undefined
  readonly onClose: () => void
}

/** What is seen of a tab. */
export function TabFace({ tab, isHome, title, unsaved, onClose }: TabFaceProps) {
  return (
    <>
      {isHome && <Icon icon={House} size={14} />}
      <span className={styles.word} title={title}>
        {title}
      </span>
      {unsaved !== undefined && (
        <>
          <span className={unsavedDot} title={unsaved} />
          <span className={styles.spoken}>{unsaved}</span>
        </>
      )}
      {tab.close && (
        // The keyboard closes by Delete and by the menu: a button inside a tab would be a second stop.
        <span
          className={styles.close}
          aria-hidden="true"
          data-close=""
          onClick={(event) => {
            event.stopPropagation()
            onClose()
          }}
        >
          <Icon icon={X} size={12} />
        </span>
      )}
    </>
  )
}
