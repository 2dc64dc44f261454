import { useWords } from '../../messages/index.ts'
import { quoteMessages } from '../../messages/quote.ts'
import { Completeness } from '../record-form/Completeness.tsx'
import * as styles from '../record-form/record-form.css.ts'
import { SumCard } from '../record-form/SumCard.tsx'
import { type QuoteDraft, type QuoteFault, workedLine, workedSum } from './quote-draft.ts'

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
      <Completeness parts={parts.map(({ section, fields }) => ({ label: words.sections[section], fields }))} faults={faults} />
      <SumCard
        title={words.sections.sum}
        parts={[
          { label: words.gross, sum: sum.gross },
          { label: words.off, sum: sum.off },
        ]}
        total={`${words.amount} ${words.yuan}`}
        sum={sum.amount}
        leftOut={draft.lines.filter((line) => !workedLine(line)).length}
      />
    </aside>
  )
}
