import { type Evaluation, printedNumber, type Sheet } from '@etalon/api/domain'
import { Formula } from '@etalon/ui/formula'
import { useLanguage } from '@etalon/ui/i18n'
import { useWords } from '../../messages/index.ts'
import { recordMessages } from '../../messages/record.ts'
import { Disclosure } from '../work/record/Disclosure.tsx'
import * as styles from './record.css.ts'

/** GUM 5.1.2 and 6.2.1, for sources that are independent of each other. */
const budgetModel = String.raw`U = k\,u_\mathrm{c} = k\sqrt{\textstyle\sum_i (c_i u_i)^2},\quad k = 2`

/** Where the uncertainty of each point comes from, for those who check it. */
export function UncertaintyBudget({ sheet, uncertainties }: { sheet: Sheet; uncertainties: Evaluation['uncertainties'] }) {
  const words = useWords(recordMessages)
  const language = useLanguage()
  const head = words.budgetHead
  return (
    <Disclosure title={words.budget}>
      <p className={styles.budgetModel}>
        <Formula tex={budgetModel} plain="U = k·uc = k·√Σ(ci·ui)², k = 2" />
      </p>
      <div className={styles.budgetFrame}>
        {uncertainties.map(({ at, rows, combined, expanded }) => (
          <table key={at} className={styles.budget}>
            <caption className={styles.caption}>{words.budgetAt(`${printedNumber(at)} ${sheet.unit}`)}</caption>
            <thead>
              <tr>
                <th scope="col">{head.source}</th>
                <th scope="col" data-numeric="">
                  {head.value}
                </th>
                <th scope="col" data-numeric="">
                  {head.distribution}
                </th>
                <th scope="col" data-numeric="">
                  {head.divisor}
                </th>
                <th scope="col" data-numeric="">
                  {head.sensitivity}
                </th>
                <th scope="col" data-numeric="">
                  {head.contribution} <span className={styles.quiet}>{sheet.unit}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two standards may have one name, and rows never move
                <tr key={index}>
                  <th scope="row">{row[language]}</th>
                  <td data-numeric="">
                    {row.value} <span className={styles.quiet}>{row.unit}</span>
                  </td>
                  <td data-numeric="">{words.distributions[row.distribution]}</td>
                  <td data-numeric="">{row.divisor}</td>
                  <td data-numeric="">
                    {printedNumber(row.sensitivity)}
                    {row.unit !== undefined && row.unit !== sheet.unit && (
                      <span className={styles.quiet}>
                        {' '}
                        {sheet.unit}/{row.unit}
                      </span>
                    )}
                  </td>
                  <td data-numeric="">{row.contribution}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row" colSpan={5}>
                  {words.combined}
                </th>
                <td data-numeric="">{combined}</td>
              </tr>
              <tr>
                <th scope="row" colSpan={5}>
                  {words.uncertainty} U (k=2)
                </th>
                <td data-numeric="">{expanded}</td>
              </tr>
            </tfoot>
          </table>
        ))}
      </div>
    </Disclosure>
  )
}
