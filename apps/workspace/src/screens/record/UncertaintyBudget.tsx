import { type Evaluation, printedNumber, type Sheet } from '@etalon/api/domain'
import { useLanguage } from '@etalon/ui/i18n'
import { useWords } from '../../messages/index.ts'
import { recordMessages } from '../../messages/record.ts'
import { Disclosure } from '../work/Disclosure.tsx'
import * as styles from './record.css.ts'

/** Where the uncertainty of each point comes from, for those who check it. */
export function UncertaintyBudget({ sheet, uncertainties }: { sheet: Sheet; uncertainties: Evaluation['uncertainties'] }) {
  const words = useWords(recordMessages)
  const language = useLanguage()
  const head = words.budgetHead
  return (
    <Disclosure title={words.budget}>
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
                  <td data-numeric="">{row.value}</td>
                  <td data-numeric="">{words.distributions[row.distribution]}</td>
                  <td data-numeric="">{row.divisor}</td>
                  <td data-numeric="">{printedNumber(row.sensitivity)}</td>
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
