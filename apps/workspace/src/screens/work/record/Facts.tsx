import type { ReactNode } from 'react'
import * as styles from './facts.css.ts'

/** Names and values, such as a text or a link, in two columns where there is room. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className={styles.list}>
      {facts.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>
            <bdi>{value === '' ? '—' : value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
