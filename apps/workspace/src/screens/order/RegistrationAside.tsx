import { sumOf } from '@etalon/api/domain'
import { useWords } from '../../messages/index.ts'
import { orderMessages } from '../../messages/order.ts'
import { orderVisitMessages } from '../../messages/order-visit.ts'
import { Completeness } from '../record-form/Completeness.tsx'
import * as styles from '../record-form/record-form.css.ts'
import { SumCard } from '../record-form/SumCard.tsx'
import { useLabels } from '../work/moves/use-labels.ts'
import { chargedPrices, type OrderDraft, type OrderFault, planOf } from './order-draft.ts'

const parts = [
  { section: 'enterprise', fields: ['enterId'] },
  { section: 'contact', fields: ['applicant', 'mobile', 'phone'] },
  { section: 'instruments', fields: ['instruments', 'kindCode', 'name', 'model', 'serial'] },
] as const

/** How complete the order is, and what it will cost. */
export function RegistrationAside({ draft, faults }: { draft: OrderDraft; faults: readonly OrderFault[] }) {
  const words = useWords(orderMessages)
  const planned = useWords(orderVisitMessages)
  const labels = useLabels()
  const prices = chargedPrices(draft)
  const known = draft.instruments.map((row, place) => ({ ...row, price: prices[place] ?? row.price }))
  // What is done with an instrument of which nobody knows the kind, and for how much, is not known either.
  const priced = known.filter(({ kindCode }) => kindCode !== '')
  const abilities = [...new Set(priced.map((row) => row.abilityType))]
  const sum = (rows: OrderDraft['instruments']) => sumOf(rows.map((row) => row.price))
  return (
    <aside className={styles.aside}>
      <Completeness
        parts={[
          ...parts.map(({ section, fields }) => ({ label: words.sections[section], fields })),
          ...(planOf(draft) ? [{ label: planned.section, fields: Object.keys(planned.fields) }] : []),
        ]}
        faults={faults}
      />
      <SumCard
        title={words.sections.fees}
        parts={abilities.map((ability) => {
          const rows = priced.filter((row) => row.abilityType === ability)
          return { label: `${labels.of('ability_type', ability)} ${words.pieces(rows.length)}`, sum: sum(rows) }
        })}
        total={`${words.total} ${words.yuan}`}
        sum={sum(priced)}
        leftOut={known.length - priced.length}
      />
    </aside>
  )
}
