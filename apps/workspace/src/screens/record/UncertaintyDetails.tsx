import { type Evaluation, printedNumber, type Sheet } from '@etalon/api/domain'
import { useLanguage } from '@etalon/ui/i18n'
import { useWords } from '../../messages/index.ts'
import { recordMessages } from '../../messages/record.ts'
import * as styles from './record.css.ts'

/** What the readings state besides errors: characteristics of the instrument, and the uncertainty at each point. */
export function UncertaintyDetails({ sheet, evaluation }: { sheet: Sheet; evaluation: Evaluation }) {
  const words = useWords(recordMessages)
  const language = useLanguage()
  const { characteristics, uncertainties } = evaluation
  return (
    <>
      {characteristics.length > 0 && (
        <section className={styles.part}>
          <h2 className={styles.heading}>{words.characteristics}</h2>
          <dl className={styles.pairs}>
            {characteristics.map((one) => (
              <div key={one.zh} className={styles.pair}>
                <dt>{one[language]}</dt>
                <dd className={styles.number}>{printedNumber(one.value)}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {uncertainties.length > 0 && (
        <section className={styles.part}>
          <h2 className={styles.heading}>{words.perPoint}</h2>
          <dl className={styles.pairs}>
            {uncertainties.map(({ at, expanded }) => (
              <div key={at} className={styles.pair}>
                <dt>
                  {printedNumber(at)} {sheet.unit}
                </dt>
                <dd className={styles.number}>
                  {expanded} {sheet.unit}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </>
  )
}
