import { contract, type OrderDetail } from '@etalon/api/contract'
import { useCallback } from 'react'
import type { ViewProps } from '../../shell/views.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { Answered } from '../work/Answered.tsx'
import { useAnswer } from '../work/use-answer.ts'
import { RegistrationForm } from './RegistrationForm.tsx'

/** Registers an order, or, with an id in the address, changes one that is not handed in yet. */
export default function OrderRegistrationScreen({ query }: ViewProps) {
  return query.id === undefined ? <RegistrationForm query={query} order={null} /> : <EditedOrder id={query.id} query={query} />
}

function EditedOrder({ id, query }: ViewProps & { id: string }) {
  const { client } = useWorkspace()
  const { answer, reload } = useAnswer<OrderDetail>(
    useCallback((signal) => client.send(contract.order.detail, { query: { id }, signal, quiet: true }), [client, id]),
  )
  return (
    <Answered answer={answer} reload={reload}>
      {(order) => <RegistrationForm query={query} order={order} />}
    </Answered>
  )
}
