import { useWords } from '../../messages/index.ts'
import { quoteMessages } from '../../messages/quote.ts'
import * as styles from '../order/order-registration.css.ts'
import { Completeness } from '../work/Completeness.tsx'
import { type QuoteDraft, type QuoteFault, workedSum } from './quote-draft.ts'

const parts = [
  { section: 'quote', fields: ['validUntil'] },
  { section: 'enterprise', fields: ['enterId', 'contactName', 'mobile'] },
  { section: 'lines', fields: ['lines', 'name', 'model', 'price', 'quantity', 'percent'] },
] as const

/** How complete the quote is, and what it comes to. */
export function QuoteAside({ draft, faults }: { readonly draft: QuoteDraft; readonly faults: readonly QuoteFault[] }) {
  const words = useWords(quoteMessages)
  const sum = workedSum(draft.lines)
  return (
    <aside className={styles.aside}>
      <Completeness
        title={words.sections.completeness}
        parts={parts.map(({ section, fields }) => ({ label: words.sections[section], fields }))}
        faults={faults}
      />
      <div className={styles.checks}>
        <h2 className={styles.asideTitle}>{words.sections.sum}</h2>
        <p className={styles.fee}>
          <span>{words.gross}</span>
          <span>{sum.gross}</span>
        </p>
        <p className={styles.fee}>
          <span>{words.off}</span>
          <span>{sum.off}</span>
        </p>
        <p className={styles.total}>
          <span>
            {words.amount} {words.yuan}
          </span>
          <span className={styles.sum}>{sum.amount}</span>
        </p>
      </div>
    </aside>
  )
}
