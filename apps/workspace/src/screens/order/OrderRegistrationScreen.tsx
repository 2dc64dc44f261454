import { contract } from '@etalon/api/contract'
import type { ViewProps } from '../../shell/views.ts'
import { Answered } from '../work/Answered.tsx'
import { useRecord } from '../work/use-record.ts'
import { RegistrationForm } from './RegistrationForm.tsx'

/** Registers an order, or, with an id in the address, changes one that is not handed in yet. */
export default function OrderRegistrationScreen({ query }: ViewProps) {
  return query.id === undefined ? <RegistrationForm query={query} /> : <EditedOrder id={query.id} query={query} />
}

function EditedOrder({ id, query }: ViewProps & { id: string }) {
  const { answer, reload } = useRecord(contract.order, id)
  return (
    <Answered answer={answer} reload={reload}>
      {({ record, history }) => <RegistrationForm query={query} order={record} history={history} />}
    </Answered>
  )
}
