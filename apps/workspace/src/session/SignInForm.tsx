import type { SignedOutReason } from '@etalon/machines/session'
import { Button } from '@etalon/ui/button'
import { Form, focusField } from '@etalon/ui/form'
import { Note } from '@etalon/ui/note'
import { PasswordField, TextField } from '@etalon/ui/text-field'
import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useWords } from '../messages/index.ts'
import { sessionMessages } from '../messages/session.ts'
import { useWorkspace } from '../workspace/index.ts'
import { PictureField, useLoginPicture } from './LoginPicture.tsx'
import * as styles from './login.css.ts'

/** What is said of a session that did not end by its person's own wish on this page. */
const endings: Partial<Record<SignedOutReason, 'expired' | 'forced' | 'elsewhere' | 'closed'>> = {
  expired: 'expired',
  'empty-token': 'expired',
  federated: 'elsewhere',
  forced: 'forced',
  otherTab: 'elsewhere',
  closed: 'closed',
}

/** What is said of a sign-in that came to nothing without a word of the server. */
const failures: Partial<Record<SignedOutReason, 'unreachable' | 'codeNotSent' | 'codeExpired' | 'tooManyCodes'>> = {
  unreachable: 'unreachable',
  codeNotSent: 'codeNotSent',
  codeExpired: 'codeExpired',
  tooManyCodes: 'tooManyCodes',
}

interface Typed {
  readonly tenantId: string
  readonly username: string
  readonly password: string
  /** What was read in the picture, where there is one. */
  readonly letters: string
}

/** Signing in with tenant, user name and password (SES-1). Where everybody is of one institute, the tenant is not asked for (SES-14). */
export function SignInForm() {
  const words = useWords(sessionMessages)
  const { session, registers } = useWorkspace()
  const isBusy = useSelector(session, (snapshot) => snapshot.matches('signingIn'))
  const { reason, failure, config } = useSelector(session, (snapshot) => snapshot.context)
  const [typed, setTyped] = useState<Typed>({ tenantId: '000000', username: '', password: '', letters: '' })
  const [tried, setTried] = useState(false)
  // The field that has the focus at first was given it without scrolling: on a low screen, or a zoomed one, it lies below.
  useEffect(() => {
    document.activeElement?.scrollIntoView({ block: 'nearest' })
  }, [])
  const said = { ...typed, tenantId: typed.tenantId.trim(), username: typed.username.trim(), letters: typed.letters.trim() }
  const picture = useLoginPicture(said.tenantId, isBusy)
  const isMissing = (name: keyof Typed) => said[name] === '' && (name !== 'letters' || picture !== undefined)
  const missing = (name: keyof Typed, label: string) => (tried && isMissing(name) ? words.required(label) : undefined)
  const change = (name: keyof Typed) => (value: string) => setTyped((before) => ({ ...before, [name]: value }))
  /** From top to bottom. */
  const names = [...(config.tenantMode ? (['tenantId'] as const) : []), 'username', 'password', 'letters'] as const

  const submit = () => {
    setTried(true)
    const empty = names.find(isMissing)
    if (empty !== undefined) {
      focusField(empty)
      return
    }
    const { letters, ...credentials } = said
    const captcha = picture?.shown && { key: picture.shown.key, code: letters }
    session.send({ type: 'SIGN_IN.REQUESTED', credentials: { ...credentials, ...(captcha ? { captcha } : {}) } })
    // Each picture counts once: the next one has not been asked about yet.
    change('letters')('')
    setTried(false)
  }
  const failed = failures[reason]
  const problem = reason === 'unreachable' ? words.unreachable : failure || (failed && words[failed])
  const ended = endings[reason]
  return (
    <div className={styles.form}>
      <Form label={words.title} onSubmit={submit}>
        <h2 className={styles.title}>{words.title}</h2>
        <div className={styles.fields}>
          {problem ? (
            <Note tone="danger" live>
              {problem}
            </Note>
          ) : ended ? (
            <Note tone="info" live>
              {words[ended]}
            </Note>
          ) : null}
          {config.tenantMode ? (
            <TextField
              label={words.tenant}
              name="tenantId"
              size="large"
              value={typed.tenantId}
              onChange={change('tenantId')}
              autoComplete="organization"
              error={missing('tenantId', words.tenant)}
            />
          ) : null}
          <TextField
            label={words.userName}
            name="username"
            size="large"
            value={typed.username}
            onChange={change('username')}
            autoComplete="username"
            autoFocus
            error={missing('username', words.userName)}
          />
          <PasswordField
            label={words.password}
            name="password"
            size="large"
            value={typed.password}
            onChange={change('password')}
            placeholder={words.passwordPlaceholder}
            error={missing('password', words.password)}
          />
          {picture && (
            <PictureField
              picture={picture}
              value={typed.letters}
              onChange={change('letters')}
              error={missing('letters', words.picture)}
            />
          )}
          <Button kind="primary" size="large" type="submit" wide pending={isBusy}>
            {words.signIn}
          </Button>
          {registers ? (
            <p className={styles.ways}>
              <Link className={styles.way} to="/forgetPassword">
                {words.forgotten}
              </Link>
              <Link className={styles.way} to="/register">
                {words.register}
              </Link>
            </p>
          ) : null}
        </div>
      </Form>
    </div>
  )
}
