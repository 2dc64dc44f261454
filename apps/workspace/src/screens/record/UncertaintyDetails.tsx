import { type Evaluation, printedNumber, type Sheet } from '@etalon/api/domain'
import { useLanguage } from '@etalon/ui/i18n'
import { useWords } from '../../messages/index.ts'
import { recordMessages } from '../../messages/record.ts'
import { Disclosure } from '../work/Disclosure.tsx'
import * as styles from './record.css.ts'

/** The uncertainty of each point, its characteristics, and, for those who check, where it comes from. */
export function UncertaintyDetails({ sheet, evaluation }: { sheet: Sheet; evaluation: Evaluation }) {
  const words = useWords(recordMessages)
  const language = useLanguage()
  const { characteristics, uncertainties } = evaluation
  const head = words.budgetHead
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
          <Disclosure title={words.budget}>
            {uncertainties.map(({ at, rows, combined }) => (
              <div key={at} className={styles.budgetFrame}>
                <table className={styles.budget}>
                  <caption className={styles.caption}>{words.budgetAt(`${printedNumber(at)} ${sheet.unit}`)}</caption>
                  <thead>
                    <tr>
                      <th scope="col">{head.source}</th>
                      <th scope="col" data-numeric="">
                        {head.value}
                      </th>
                      <th scope="col">{head.distribution}</th>
                      <th scope="col" data-numeric="">
                        {head.contribution}
                      </th>
                    </tr>
                  </thead>
                  <tbody>
                    {rows.map((row, index) => (
                      // A budget may name two standards alike.
                      // biome-ignore lint/suspicious/noArrayIndexKey: rows never move
                      <tr key={index}>
                        <th scope="row">{row[language]}</th>
                        <td data-numeric="">{row.value}</td>
                        <td>
                          {words.distributions[row.distribution]} ÷{row.divisor}
                        </td>
                        <td data-numeric="">{row.contribution}</td>
                      </tr>
                    ))}
                  </tbody>
                  <tfoot>
                    <tr>
                      <th scope="row" colSpan={3}>
                        {words.combined}
                      </th>
                      <td data-numeric="">{combined}</td>
                    </tr>
                  </tfoot>
                </table>
              </div>
            ))}
          </Disclosure>
        </section>
      )}
    </>
  )
}
