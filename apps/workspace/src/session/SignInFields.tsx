import type { Credentials } from '@etalon/machines/session'
import { Button } from '@etalon/ui/button'
import { Form, focusField } from '@etalon/ui/form'
import { Note } from '@etalon/ui/note'
import { PasswordField, TextField } from '@etalon/ui/text-field'
import { type ReactNode, useEffect, useState } from 'react'
import { commonMessages, useWords } from '../messages/index.ts'
import { sessionMessages } from '../messages/session.ts'
import * as styles from './login.css.ts'
import { PictureField, type ShownPicture } from './PictureField.tsx'
import type { SignInState } from './sign-in-state.ts'
import { useSecondsUntil } from './use-seconds-until.ts'

/** What somebody typed to sign in. */
export interface Typed {
  readonly tenantId: string
  readonly username: string
  readonly password: string
  /** What was read in the picture, where there is one. */
  readonly letters: string
}

/** Nothing but the institute that most are of. */
export const nothingTyped: Typed = { tenantId: '000000', username: '', password: '', letters: '' }

/** What was typed without the blanks around it; a password may begin with one. */
export const trimmed = ({ tenantId, username, password, letters }: Typed): Typed => ({
  tenantId: tenantId.trim(),
  username: username.trim(),
  password,
  letters: letters.trim(),
})

interface SignInFieldsProps {
  readonly state: SignInState
  readonly typed: Typed
  readonly onTyped: (typed: Typed) => void
  /** The picture that is to be read. @default none */
  readonly picture?: ShownPicture | undefined
  /** Other ways in, as links. */
  readonly ways: ReactNode
  readonly onSubmit: (credentials: Credentials) => void
}

/** The first step of signing in, whoever keeps what is typed: the first page shows it before the rest of the workspace has come. */
export function SignInFields({ state, typed, onTyped, picture, ways, onSubmit }: SignInFieldsProps) {
  const words = useWords(sessionMessages)
  const common = useWords(commonMessages)
  const [tried, setTried] = useState(false)
  // The field that has the focus at first was given it without scrolling: on a low screen, or a zoomed one, it lies below.
  useEffect(() => {
    document.activeElement?.scrollIntoView({ block: 'nearest' })
  }, [])
  const said = trimmed(typed)
  const isMissing = (name: keyof Typed) => said[name] === '' && (name !== 'letters' || picture !== undefined)
  const missing = (name: keyof Typed, label: string) => (tried && isMissing(name) ? words.required(label) : undefined)
  const change = (name: keyof Typed) => (value: string) => onTyped({ ...typed, [name]: value })
  /** From top to bottom. */
  const names = [...(state.asksTenant ? (['tenantId'] as const) : []), 'username', 'password', 'letters'] as const

  const submit = () => {
    setTried(true)
    const empty = names.find(isMissing)
    if (empty !== undefined) {
      focusField(empty)
      return
    }
    const { letters, ...credentials } = said
    const captcha = picture?.shown && { key: picture.shown.key, code: letters }
    onSubmit({ ...credentials, ...(captcha ? { captcha } : {}) })
    // Each picture counts once: the next one has not been asked about yet.
    onTyped({ ...typed, letters: '' })
    setTried(false)
  }
  const { refusal, mayTryAt = 0, said: word } = state
  return (
    <div className={styles.form}>
      <Form label={words.title} onSubmit={submit}>
        <h2 className={styles.title}>{words.title}</h2>
        <div className={styles.fields}>
          {refusal ? (
            <Refusal key={mayTryAt} refusal={refusal} mayTryAt={mayTryAt} />
          ) : word ? (
            <Note tone={word.tone} live>
              {word.word === 'timedOut' ? common.timeout : words[word.word]}
            </Note>
          ) : null}
          {state.asksTenant ? (
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
          <Button kind="primary" size="large" type="submit" wide pending={state.isBusy}>
            {words.signIn}
          </Button>
          {ways}
        </div>
      </Form>
    </div>
  )
}

/** Such as 14:57. */
const clockOf = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

interface RefusalProps {
  readonly refusal: string
  readonly mayTryAt: number
}

/**
 * What the server said against it. Where it listens to nobody for a while, whoever looks sees how long still, and not beside it how long it
 * was at first. Read aloud is what it said, and that it is over; other people of the same screen may try at any time.
 */
function Refusal({ refusal, mayTryAt }: RefusalProps) {
  const words = useWords(sessionMessages)
  const seconds = useSecondsUntil(mayTryAt)
  if (mayTryAt > 0 && seconds === 0)
    return (
      <Note tone="info" live>
        {words.tryNow}
      </Note>
    )
  return (
    <Note tone="danger" live>
      {seconds > 0 ? (
        <>
          <span className={styles.forEars}>{refusal}</span>
          <span aria-hidden="true">{words.waits(clockOf(seconds))}</span>
        </>
      ) : (
        refusal
      )}
    </Note>
  )
}
