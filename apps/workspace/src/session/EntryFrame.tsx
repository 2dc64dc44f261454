import { BrandMark } from '@etalon/ui/brand'
import type { ReactNode } from 'react'
import { commonMessages, useWords } from '../messages/index.ts'
import { sessionMessages } from '../messages/session.ts'
import { AppearanceTools } from '../shell/AppearanceTools.tsx'
import { ConnectionNote } from '../shell/ConnectionNote.tsx'
import * as styles from './login.css.ts'
import { Vernier } from './Vernier.tsx'

/** What stands around every screen for those who are not signed in. */
export function EntryFrame({ children }: { children: ReactNode }) {
  const words = useWords(sessionMessages)
  const common = useWords(commonMessages)
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
        <div className={styles.head}>
          <div className={styles.tools}>
            <AppearanceTools />
          </div>
          <ConnectionNote stands="before" />
        </div>
        {children}
      </section>
    </main>
  )
}
