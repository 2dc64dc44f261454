import { Note } from '@etalon/ui/note'
import { useState } from 'react'
import { connectionMessages } from '../messages/connection.ts'
import { useWords } from '../messages/index.ts'
import { keepsCookies } from '../workspace/index.ts'
import * as styles from './shell-notes.css.ts'

/** Says to whoever wants to sign in that the browser keeps no cookies, without which nobody can. */
export function CookiesNote() {
  const words = useWords(connectionMessages)
  const [isBlocked] = useState(() => !keepsCookies())
  return (
    <div role="status" className={styles.place}>
      {isBlocked && (
        <Note className={styles.note} tone="warning" title={words.noCookies}>
          {words.noCookiesHint}
        </Note>
      )}
    </div>
  )
}
