import * as styles from './chart.css.ts'

const shapes = [44, 70, 58, 86, 64, 36]

/** The shape of a drawing that is on its way. @param label what is read aloud of it */
export function Waiting({ label }: { readonly label: string }) {
  return (
    <div className={styles.stage} role="status" aria-label={label}>
      <div className={styles.waiting} aria-hidden="true">
        {shapes.map((share) => (
          <span key={share} className={styles.waitingBar} style={{ height: `${share}%` }} />
        ))}
      </div>
    </div>
  )
}
