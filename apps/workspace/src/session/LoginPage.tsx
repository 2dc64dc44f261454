import type { SignedOutReason } from '@etalon/machines/session'
import { BrandMark } from '@etalon/ui/brand'
import { Button } from '@etalon/ui/button'
import { Form, focusField } from '@etalon/ui/form'
import { Icon } from '@etalon/ui/icon'
import { Note } from '@etalon/ui/note'
import { PasswordField, TextField } from '@etalon/ui/text-field'
import { useSelector } from '@xstate/react'
import { ChevronRight, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { commonMessages, useWords } from '../messages/index.ts'
import { sessionMessages } from '../messages/session.ts'
import { AppearanceTools } from '../shell/AppearanceTools.tsx'
import { usePageTitle } from '../shell/use-page-title.ts'
import { useWorkspace } from '../workspace/index.ts'
import * as styles from './login.css.ts'
import { Vernier } from './Vernier.tsx'

/** What is said of a session that did not end by its person's own wish on this page. */
const endings: Partial<Record<SignedOutReason, 'expired' | 'forced' | 'elsewhere' | 'closed'>> = {
  expired: 'expired',
  'empty-token': 'expired',
  federated: 'elsewhere',
  forced: 'forced',
  otherTab: 'elsewhere',
  closed: 'closed',
}

interface Typed {
  readonly tenantId: string
  readonly username: string
  readonly password: string
}

/** From top to bottom. */
const names = ['tenantId', 'username', 'password'] as const

/** Signing in with tenant, user name and password (SES-1). */
export function LoginPage() {
  const words = useWords(sessionMessages)
  const common = useWords(commonMessages)
  usePageTitle(words.signIn)
  return (
    <main className={styles.page}>
      <section className={styles.art}>
        <p className={styles.mark}>
          <BrandMark large />
          Etalon
        </p>
        <div className={styles.pitch}>
          <h1>{common.siteTitle}</h1>
          <p className={styles.promise}>{words.promise}</p>
        </div>
        <Vernier />
        <p className={styles.institute}>{words.institute}</p>
      </section>
      <section className={styles.side}>
        <div className={styles.tools}>
          <AppearanceTools />
        </div>
        <SignInForm />
        <OpenDoors />
      </section>
    </main>
  )
}

function SignInForm() {
  const words = useWords(sessionMessages)
  const { session } = useWorkspace()
  const isBusy = useSelector(session, (snapshot) => snapshot.matches('signingIn'))
  const { reason, failure } = useSelector(session, (snapshot) => snapshot.context)
  const [typed, setTyped] = useState<Typed>({ tenantId: '000000', username: '', password: '' })
  const [tried, setTried] = useState(false)
  const credentials = { tenantId: typed.tenantId.trim(), username: typed.username.trim(), password: typed.password }
  const missing = (name: keyof Typed, label: string) => (tried && credentials[name] === '' ? words.required(label) : undefined)
  const change = (name: keyof Typed) => (value: string) => setTyped((before) => ({ ...before, [name]: value }))

  const submit = () => {
    setTried(true)
    const empty = names.find((name) => credentials[name] === '')
    if (empty !== undefined) {
      focusField(empty)
      return
    }
    session.send({ type: 'SIGN_IN.REQUESTED', credentials })
  }
  const problem = reason === 'unreachable' ? words.unreachable : failure
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
          <TextField
            label={words.tenant}
            name="tenantId"
            size="large"
            value={typed.tenantId}
            onChange={change('tenantId')}
            autoComplete="organization"
            error={missing('tenantId', words.tenant)}
          />
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
          <Button kind="primary" size="large" type="submit" wide pending={isBusy}>
            {words.signIn}
          </Button>
        </div>
      </Form>
    </div>
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
