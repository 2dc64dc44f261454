import { Button } from '@etalon/ui/button'
import { Form, focusField } from '@etalon/ui/form'
import { Note } from '@etalon/ui/note'
import { TextField } from '@etalon/ui/text-field'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useWords } from '../messages/index.ts'
import { sessionMessages } from '../messages/session.ts'
import { useWorkspace } from '../workspace/index.ts'
import * as styles from './login.css.ts'
import { useSecondsUntil } from './use-seconds-until.ts'

/** Seconds after which another code may be asked for: those of the session's machine. */
const resendSeconds = 60

/** The second step of signing in, where an institute asks for it: the code that a text message brought. */
export function SignInCodeForm() {
  const words = useWords(sessionMessages)
  const { session } = useWorkspace()
  const { sentTo = '', sentAt, failure } = useSelector(session, ({ context }) => context)
  const isChecking = useSelector(session, (snapshot) => snapshot.matches({ signingIn: 'checking' }))
  const isSending = useSelector(session, (snapshot) => snapshot.matches({ signingIn: 'sendingCode' }))
  const mayResend = useSelector(session, (snapshot) => snapshot.matches({ signingIn: { awaitingCode: 'resendable' } }))
  const seconds = useSecondsUntil(sentAt + resendSeconds * 1000)
  const [code, setCode] = useState('')
  const [tried, setTried] = useState(false)
  const isCode = /^\d{6}$/.test(code.trim())

  const submit = () => {
    setTried(true)
    if (isCode) session.send({ type: 'CODE.ENTERED', code: code.trim() })
    else focusField('smsCode')
  }
  const resend = () => {
    // The code before counts no more, and the button is about to rest, with the focus if it had it.
    setCode('')
    setTried(false)
    focusField('smsCode')
    session.send({ type: 'CODE.RESEND' })
  }
  return (
    <div className={styles.form}>
      <Form label={words.codeTitle} onSubmit={submit}>
        <h2 className={styles.title}>{words.codeTitle}</h2>
        <div className={styles.fields}>
          {failure ? (
            <Note tone="danger" live>
              {failure}
            </Note>
          ) : null}
          <TextField
            label={words.smsCode}
            name="smsCode"
            size="large"
            value={code}
            onChange={setCode}
            hint={words.codeSent(sentTo)}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            autoFocus
            error={tried && !isCode ? words.codeDigits : undefined}
          />
          <Button kind="primary" size="large" type="submit" wide pending={isChecking}>
            {words.signIn}
          </Button>
          <p className={styles.ways}>
            <Button kind="text" onPress={() => session.send({ type: 'SIGN_IN.CANCELLED' })}>
              {words.backToSignIn}
            </Button>
            <Button kind="text" pending={isSending} disabled={!mayResend} onPress={resend}>
              {mayResend || seconds === 0 ? words.sendCodeAgain : words.codeAgainIn(seconds)}
            </Button>
          </p>
        </div>
      </Form>
    </div>
  )
}
