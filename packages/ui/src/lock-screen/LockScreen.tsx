import { type LockScreenActorRef, mostTries } from '@etalon/machines/lock-screen'
import { useSelector } from '@xstate/react'
import { Lock, LogOut } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Avatar } from '../badge/index.ts'
import { BrandMark } from '../brand/index.ts'
import { Button } from '../button/index.ts'
import { Form } from '../form/index.ts'
import { useMessages } from '../i18n/index.ts'
import { Icon } from '../icon/index.ts'
import { Note } from '../note/index.ts'
import { onRoot, type RootProps } from '../root/index.ts'
import { PasswordField } from '../text-field/index.ts'
import * as styles from './lock-screen.css.ts'
import { useSecondsLeft } from './use-seconds-left.ts'

/** What {@link LockScreen} takes. */
export interface LockScreenProps extends RootProps<HTMLElement> {
  /** Whether it is locked, and how many tries there are. */
  actor: LockScreenActorRef
  /** Who is locked. */
  name: string
  /** The product. @default 'Etalon' */
  product?: string
  /** At the top right: language, light or dark. Nothing of the work belongs here. */
  tools?: ReactNode
  /** Above everything, from edge to edge: such as that the server cannot be reached. Nothing of the work belongs here. */
  notice?: ReactNode
}

/** The locked screen: who is locked, the lock password, and the way out. It fills the window and shows nothing else. */
export function LockScreen({ actor, name, product = 'Etalon', tools, notice, ...root }: LockScreenProps) {
  const messages = useMessages()
  const heading = useId()
  const spent = useSelector(actor, (snapshot) => snapshot.matches({ locked: 'spent' }))
  return (
    <main {...onRoot(root, styles.page)} aria-labelledby={heading}>
      <header>
        {notice}
        <div className={styles.top}>
          <span className={styles.product}>
            <BrandMark />
            {product}
          </span>
          {tools !== undefined && <span className={styles.tools}>{tools}</span>}
        </div>
      </header>
      <section className={styles.card}>
        <span className={styles.person}>
          <Avatar name={name} />
          <span className={styles.badge}>
            <Icon icon={Lock} size={14} />
          </span>
        </span>
        <h1 id={heading} className={styles.name}>
          {messages.lockedFor(name)}
        </h1>
        {!spent && <p className={styles.hint}>{messages.lockHint}</p>}
        <UnlockForm actor={actor} />
      </section>
    </main>
  )
}

function UnlockForm({ actor }: { actor: LockScreenActorRef }) {
  const messages = useMessages()
  const { problem, tries } = useSelector(actor, (snapshot) => snapshot.context)
  const checking = useSelector(actor, (snapshot) => snapshot.matches({ locked: 'checking' }))
  const spent = useSelector(actor, (snapshot) => snapshot.matches({ locked: 'spent' }))
  const seconds = useSecondsLeft(actor)
  const [password, setPassword] = useState('')
  const field = useRef<HTMLInputElement>(null)

  useEffect(() => {
    // A wrong password is typed anew.
    const told = actor.on('tried', () => {
      setPassword('')
      field.current?.focus()
    })
    field.current?.focus()
    return () => told.unsubscribe()
  }, [actor])

  if (spent) {
    return (
      <div className={styles.form}>
        <Note tone="danger" live>
          {messages.tooManyTries}
        </Note>
      </div>
    )
  }
  const left = mostTries - tries
  return (
    <div className={styles.form}>
      <Form label={messages.unlock} onSubmit={() => actor.send({ type: 'UNLOCK.REQUESTED', password })}>
        <div className={styles.fields}>
          <PasswordField
            label={messages.lockPassword}
            size="large"
            value={password}
            onChange={setPassword}
            autoComplete="off"
            inputRef={field}
            readOnly={checking}
            error={problem === undefined ? undefined : messages.lockProblems[problem]}
          />
          {problem === 'wrong' && (
            <p className={styles.tries} role="alert">
              {messages.triesLeft(left)}
            </p>
          )}
          <Button
            kind="primary"
            size="large"
            type="submit"
            wide
            pending={checking}
            disabledReason={seconds > 0 ? messages.tryAgainIn(seconds) : undefined}
          >
            {messages.unlock}
          </Button>
          {seconds > 0 && (
            <p className={styles.wait} role="timer">
              {messages.tryAgainIn(seconds)}
            </p>
          )}
        </div>
      </Form>
      <div className={styles.out}>
        <Button kind="quiet" icon={LogOut} onPress={() => actor.send({ type: 'LOGOUT.REQUESTED' })}>
          {messages.signOutInstead}
        </Button>
      </div>
    </div>
  )
}
