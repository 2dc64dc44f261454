import type { QuoteDetail } from '@etalon/api/contract'
import { useLanguage } from '@etalon/ui/i18n'
import { inLanguage, useWords } from '../../messages/index.ts'
import { quoteMessages } from '../../messages/quote.ts'
import { useLabels } from '../work/moves/use-labels.ts'
import * as styles from './quote.css.ts'
import { percentOf } from './quote-draft.ts'

/** A quote on paper: who asks, whom, for what, until when, and where both sign. Nothing of it is seen on the screen. */
export function QuotePaper({ quote }: { readonly quote: QuoteDetail }) {
  const messages = useWords(quoteMessages)
  const { paper, columns } = messages
  const labels = useLabels()
  const language = useLanguage()
  const { institute } = quote
  return (
    <section className={styles.paper} aria-hidden="true">
      <header className={styles.paperHead}>
        <p className={styles.paperInstitute}>{inLanguage(language, institute.name, institute.nameEn)}</p>
        <p className={styles.paperSmall}>{[institute.address, institute.phone].filter(Boolean).join(' · ')}</p>
        <p className={styles.paperTitle}>{paper.title}</p>
        {quote.standing.state !== '300' && <p>{paper.draft}</p>}
      </header>
      <div className={styles.paperFacts}>
        <p>
          {paper.to}: {quote.enterName}
          <br />
          {paper.contact}: {quote.contactName} {quote.mobile}
        </p>
        <p>
          {paper.number}: {quote.quoteNo}
          <br />
          {messages.createDate}: {quote.createDate}
        </p>
      </div>
      <table className={styles.paperTable}>
        <thead>
          <tr>
            <th>#</th>
            {[columns.name, columns.model, columns.range, columns.ability, columns.regulation].map((head) => (
              <th key={head}>{head}</th>
            ))}
            {[columns.price, columns.share, columns.unit, columns.quantity, columns.amount].map((head) => (
              <th key={head} data-numeric="">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {quote.lines.map((line, place) => (
            <tr key={line.id}>
              <td>{place + 1}</td>
              <td>{line.name}</td>
              <td>{line.model}</td>
              <td>{line.range}</td>
              <td>{labels.of('ability_type', line.abilityType)}</td>
              <td>{line.regulation}</td>
              {[line.price, percentOf(line.share), line.unit, String(line.quantity), line.amount].map((value, column) => (
                // Columns keep their places.
                // biome-ignore lint/suspicious/noArrayIndexKey: the row is drawn anew as a whole
                <td key={column} data-numeric="">
                  {value}
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <td colSpan={10}>{paper.total}</td>
            <td data-numeric="">{quote.amount}</td>
          </tr>
        </tbody>
      </table>
      <p>
        {paper.valid(quote.validUntil)} {paper.note}
        {quote.remark !== '' && (
          <>
            <br />
            {messages.remark}: {quote.remark}
          </>
        )}
      </p>
      <div className={styles.paperSigned}>
        {[paper.byInstitute, paper.byEnterprise].map((who) => (
          <div key={who}>
            <p>{who}</p>
            <p className={styles.paperLine}>{paper.date}:</p>
          </div>
        ))}
      </div>
    </section>
  )
}
