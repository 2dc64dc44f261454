import { BrandMark } from '@etalon/ui/brand'
import type { ReactNode } from 'react'
import { commonMessages, useWords } from '../messages/index.ts'
import { sessionMessages } from '../messages/session.ts'
import * as styles from './login.css.ts'
import { Vernier } from './Vernier.tsx'

interface EntryStageProps {
  /** What stands above: the tools of the page, and what there is to say of the connection. */
  readonly head: ReactNode
  readonly children: ReactNode
}

/** The looks of every screen for those who are not signed in. It needs nothing but words, so that the first page may show it. */
export function EntryStage({ head, children }: EntryStageProps) {
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
        <div className={styles.head}>{head}</div>
        {children}
      </section>
    </main>
  )
}
