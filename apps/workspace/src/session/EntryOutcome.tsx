import { Note } from '@etalon/ui/note'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useWords } from '../messages/index.ts'
import { sessionMessages } from '../messages/session.ts'
import * as styles from './login.css.ts'

interface EntryOutcomeProps {
  /** The heading of the form that it follows. */
  readonly title: string
  readonly tone: 'info' | 'success'
  /** What came of it. */
  readonly text: string
}

/** What came of a form before signing in. The form is gone with whatever had the focus: the way back has it now. */
export function EntryOutcome({ title, tone, text }: EntryOutcomeProps) {
  const words = useWords(sessionMessages)
  const way = useRef<HTMLAnchorElement>(null)
  useEffect(() => way.current?.focus(), [])
  return (
    <div className={styles.form}>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.fields}>
        <Note tone={tone} live>
          {text}
        </Note>
        <p className={styles.ways}>
          <Link ref={way} className={styles.way} to="/login">
            {words.backToSignIn}
          </Link>
        </p>
      </div>
    </div>
  )
}
