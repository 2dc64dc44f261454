import { Note } from '@etalon/ui/note'
import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useWords } from '../messages/index.ts'
import { sessionMessages } from '../messages/session.ts'
import { usePageTitle } from '../shell/use-page-title.ts'
import { useWorkspace } from '../workspace/index.ts'
import { EntryFrame } from './EntryFrame.tsx'
import * as styles from './login.css.ts'

/** What another system hands over in the address (section 7.1). */
const names = ['tenantId', 'username', 'password', 'accessKeyId', 'signature'] as const

/** The entry of those who come from another system (SES-11). What the address holds is taken out of it at once, and of the history. */
export function SsoPage() {
  const words = useWords(sessionMessages)
  usePageTitle(words.signIn)
  const { session } = useWorkspace()
  const { search } = useLocation()
  const [handOver] = useState(() => {
    const query = new URLSearchParams(search)
    const [tenantId, username, password, accessKeyId, signature] = names.map((name) => query.get(name) ?? '')
    return tenantId && username && password && accessKeyId && signature
      ? { tenantId, username, password, accessKeyId, signature }
      : undefined
  })
  const isOver = useSelector(session, (snapshot) => snapshot.matches('signedOut') && snapshot.context.reason !== 'none')
  const [isTold, setTold] = useState(false)
  useEffect(() => {
    // A password in an address would stay in the history of the browser.
    history.replaceState(history.state, '', location.pathname)
    if (!handOver) return
    session.send({ type: 'SSO.ARRIVED', handOver })
    setTold(true)
  }, [session, handOver])
  // The sign-in page says what the server said.
  if (handOver && isTold && isOver) return <Navigate to="/login" replace />
  return (
    <EntryFrame>
      <div className={styles.form}>
        <h2 className={styles.title}>{words.title}</h2>
        <div className={styles.fields}>
          {handOver ? (
            <Note tone="info" live>
              {words.comingFromElsewhere}
            </Note>
          ) : (
            <Note tone="danger" live>
              {words.nothingHandedOver}
            </Note>
          )}
          <a className={styles.way} href="/login">
            {words.backToSignIn}
          </a>
        </div>
      </div>
    </EntryFrame>
  )
}
