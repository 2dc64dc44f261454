import { Icon } from '@etalon/ui/icon'
import { useSelector } from '@xstate/react'
import { ChevronRight, ShieldCheck } from 'lucide-react'
import { useWords } from '../messages/index.ts'
import { sessionMessages } from '../messages/session.ts'
import { usePageTitle } from '../shell/use-page-title.ts'
import { useWorkspace } from '../workspace/index.ts'
import { EntryFrame } from './EntryFrame.tsx'
import * as styles from './login.css.ts'
import { SignInCodeForm } from './SignInCodeForm.tsx'
import { SignInForm } from './SignInForm.tsx'

/** Signing in, in one step or, where the institute asks for a code from a text message, in two. */
export function LoginPage() {
  const words = useWords(sessionMessages)
  const { session } = useWorkspace()
  // Until a code was sent, the first step waits.
  const hasCode = useSelector(session, (snapshot) => snapshot.matches('signingIn') && snapshot.context.sentTo !== undefined)
  usePageTitle(words.signIn)
  return (
    <EntryFrame>
      {hasCode ? <SignInCodeForm /> : <SignInForm />}
      <OpenDoors />
    </EntryFrame>
  )
}

/** What the public may do without an account. */
function OpenDoors() {
  const words = useWords(sessionMessages)
  return (
    <nav className={styles.open} aria-label={words.withoutSignIn}>
      <p className={styles.openTitle}>{words.withoutSignIn}</p>
      <a className={styles.openLink} href="/certificateFalsification">
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
