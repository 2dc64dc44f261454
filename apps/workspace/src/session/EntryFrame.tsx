import type { ReactNode } from 'react'
import { AppearanceTools } from '../shell/AppearanceTools.tsx'
import { ConnectionNote } from '../shell/ConnectionNote.tsx'
import { CookiesNote } from '../shell/CookiesNote.tsx'
import { EntryStage } from './EntryStage.tsx'
import * as styles from './login.css.ts'

/** The tools of a page for those who are not signed in, and whether the server can be reached. */
export function EntryHead() {
  return (
    <>
      <div className={styles.tools}>
        <AppearanceTools />
      </div>
      <ConnectionNote stands="before" />
      <CookiesNote />
    </>
  )
}

/** What stands around every screen for those who are not signed in. */
export function EntryFrame({ children }: { children: ReactNode }) {
  return <EntryStage head={<EntryHead />}>{children}</EntryStage>
}
