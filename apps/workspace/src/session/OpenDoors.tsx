import { useLanguage } from '@etalon/ui/i18n'
import { Icon } from '@etalon/ui/icon'
import { ChevronRight, ShieldCheck } from 'lucide-react'
import { useWords } from '../messages/index.ts'
import { sessionMessages } from '../messages/session.ts'
import * as styles from './login.css.ts'

/** What the public may do without an account. */
export function OpenDoors() {
  const words = useWords(sessionMessages)
  const isEnglish = useLanguage() === 'en'
  return (
    <nav className={styles.open} aria-label={words.withoutSignIn}>
      <p className={styles.openTitle}>{words.withoutSignIn}</p>
      <a className={styles.openLink} href={`${isEnglish ? '/en' : ''}/certificateFalsification`}>
        <Icon icon={ShieldCheck} />
        <span className={styles.openWords}>
          {words.certificate}
          <small className={styles.openHint}>{words.certificateHint}</small>
        </span>
        <Icon icon={ChevronRight} size={14} />
      </a>
    </nav>
  )
}
