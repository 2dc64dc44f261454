import type { OrderVisit } from '@etalon/api/contract'
import { Card } from '@etalon/ui/card'
import { useWords } from '../../messages/index.ts'
import { orderVisitMessages } from '../../messages/order-visit.ts'
import { useNameOf } from '../work/people/use-name-of.ts'
import { Facts } from '../work/record/Facts.tsx'

/** What is planned at the client's: when, where, who goes, and by which vehicles. */
export function VisitCard({ visit }: { readonly visit: OrderVisit }) {
  const words = useWords(orderVisitMessages)
  const nameOf = useNameOf()
  return (
    <Card title={words.section} note={visit.title}>
      <Facts
        facts={[
          [words.time, words.span(visit.startTime, visit.endTime)],
          [words.fields.visitPlace, visit.place],
          [words.fields.visitContact, `${visit.contact} ${visit.mobile}`],
          [words.people, visit.people.map(({ name }) => name).join(words.separator)],
          [
            words.vehicles,
            visit.traffics.map((one) => words.drives(one.carNumber, nameOf(one.driverStaffName))).join(words.separator) ||
              words.noCars,
          ],
          [words.needs, visit.needs],
        ]}
      />
    </Card>
  )
}
