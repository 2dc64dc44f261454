import { LoadingBar, Skeleton } from '@etalon/ui/loading'
import * as styles from './coming-page.css.ts'

/** How long the values of a record are, in pixels: some short, some long, as they are. */
const facts = [120, 168, 96, 144, 184, 112] as const

/** The page of a record while it is on its way: in the shape of what comes. An answer that is quick shows nothing of it. */
export function ComingPage() {
  return (
    <>
      <LoadingBar />
      <div className={styles.page} aria-hidden="true">
        <div className={styles.head}>
          <Skeleton width={208} shape="pill" />
          <Skeleton width={64} shape="pill" />
        </div>
        <div className={styles.card}>
          <Skeleton width={72} />
          <div className={styles.facts}>
            {facts.map((width) => (
              <div key={width} className={styles.fact}>
                <Skeleton width={56} />
                <Skeleton width={width} />
              </div>
            ))}
          </div>
        </div>
        <div className={styles.card}>
          <Skeleton width={72} />
          <Skeleton shape="block" />
        </div>
      </div>
    </>
  )
}
