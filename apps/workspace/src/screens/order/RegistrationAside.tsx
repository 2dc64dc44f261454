import { sumOf } from '@etalon/api/domain'
import { Icon } from '@etalon/ui/icon'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { useWords } from '../../messages/index.ts'
import { orderMessages } from '../../messages/order.ts'
import { useLabels } from '../work/use-labels.ts'
import { chargedPrices, type OrderDraft, type OrderFault } from './order-draft.ts'
import * as styles from './order-registration.css.ts'

const parts = [
  { section: 'enterprise', fields: ['enterId'] },
  { section: 'contact', fields: ['applicant', 'mobile', 'phone'] },
  { section: 'instruments', fields: ['instruments', 'name', 'model', 'serial'] },
] as const

/** How complete the order is, and what it will cost. */
export function RegistrationAside({ draft, faults }: { draft: OrderDraft; faults: readonly OrderFault[] }) {
  const words = useWords(orderMessages)
  const labels = useLabels()
  const abilities = [...new Set(draft.instruments.map((row) => row.abilityType))]
  const prices = chargedPrices(draft)
  const priced = draft.instruments.map((row, place) => ({ ...row, price: prices[place] ?? row.price }))
  const sum = (rows: OrderDraft['instruments']) => sumOf(rows.map((row) => row.price))
  return (
    <aside className={styles.aside}>
      <div className={styles.checks}>
        <h2 className={styles.asideTitle}>{words.sections.completeness}</h2>
        {parts.map(({ section, fields }) => {
          const missing = faults.filter((fault) => (fields as readonly string[]).includes(fault.field)).length
          return (
            <p key={section} className={styles.check}>
              <Icon icon={missing === 0 ? CircleCheck : CircleAlert} className={missing === 0 ? styles.done : styles.open} />
              {words.sections[section]}
              {missing > 0 && (
                <span className={styles.checkCount} data-open="">
                  {missing}
                </span>
              )}
            </p>
          )
        })}
      </div>
      <div className={styles.checks}>
        <h2 className={styles.asideTitle}>{words.sections.fees}</h2>
        {abilities.map((ability) => {
          const rows = priced.filter((row) => row.abilityType === ability)
          return (
            <p key={ability} className={styles.fee}>
              <span>
                {labels.of('ability_type', ability)} {words.pieces(rows.length)}
              </span>
              <span>{sum(rows)}</span>
            </p>
          )
        })}
        <p className={styles.total}>
          <span>
            {words.total} {words.yuan}
          </span>
          <span className={styles.sum}>{sum(priced)}</span>
        </p>
      </div>
    </aside>
  )
}
