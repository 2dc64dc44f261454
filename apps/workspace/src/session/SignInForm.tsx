import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useWords } from '../messages/index.ts'
import { sessionMessages } from '../messages/session.ts'
import { useWorkspace } from '../workspace/index.ts'
import * as styles from './login.css.ts'
import { nothingTyped, SignInFields, trimmed } from './SignInFields.tsx'
import { signInStateOf } from './sign-in-state.ts'
import { useLoginPicture } from './use-login-picture.ts'

/** Signing in with tenant, user name and password (SES-1). Where everybody is of one institute, the tenant is not asked for (SES-14). */
export function SignInForm() {
  const words = useWords(sessionMessages)
  const { session, registers } = useWorkspace()
  const state = signInStateOf(useSelector(session, (snapshot) => snapshot))
  const [typed, setTyped] = useState(nothingTyped)
  const picture = useLoginPicture(trimmed(typed).tenantId, state.isBusy)
  return (
    <SignInFields
      state={state}
      typed={typed}
      onTyped={setTyped}
      picture={picture}
      ways={
        registers ? (
          <p className={styles.ways}>
            <Link className={styles.way} to="/forgetPassword">
              {words.forgotten}
            </Link>
            <Link className={styles.way} to="/register">
              {words.register}
            </Link>
          </p>
        ) : null
      }
      onSubmit={(credentials) => session.send({ type: 'SIGN_IN.REQUESTED', credentials })}
    />
  )
}
