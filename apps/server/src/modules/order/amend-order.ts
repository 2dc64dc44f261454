import { amendable, type OrderAmendForm, type OrderAmendment, type OrderDetail } from '@etalon/api/contract'
import { executeNamed, sql, type Transaction } from '../../db/index.ts'
import { tellOf } from '../../history/index.ts'
import { Refusal } from '../../refusal/index.ts'
import { holdOrder, labelsOf, type Moved, type Mover, orderTable } from '../../workflow/index.ts'

/** States in which an order is handed in and not done: before, the form changes it, and after, nobody does. */
const amendableStates: readonly string[] = ['100', '300']

/** What was changed of an order since it was handed in, oldest first. */
export async function amendmentsOf(tx: Transaction, orderId: string): Promise<OrderAmendment[]> {
  const { rows } = await executeNamed<OrderAmendment & Record<string, unknown>>(
    tx,
    'order-amendments',
    sql`
    select number, reason, by_name as "byName", to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at, changes
    from order_amendment where order_id = ${orderId} order by number`,
  )
  return rows
}

type Amended = Pick<OrderDetail, (typeof amendable)[number]>

/**
 * Changes an order that is handed in, and keeps what it said before with the reason.
 * @param read reads the order once it is held
 * @throws {Refusal} 409 where it is not handed in or done, where it was changed meanwhile, and where nothing is changed
 */
export async function amendOrder(
  tx: Transaction,
  person: Mover,
  form: OrderAmendForm,
  read: () => Promise<Amended & Pick<OrderDetail, 'standing'>>,
): Promise<Moved> {
  await holdOrder(tx, orderTable, form.id)
  const order = await read()
  const { state, version } = order.standing
  const about = { state, version }
  if (!amendableStates.includes(state))
    throw new Refusal(409, 'order.not-amendable', { state: labelsOf(orderTable, person.language).state(state) }, about)
  if (version !== form.version) throw new Refusal(409, 'edited-meanwhile', {}, about)
  const changes = amendable.flatMap((field) => {
    const { [field]: before } = order
    const { [field]: after } = form
    return after === undefined || before === after ? [] : [{ field, before: before ?? '', after: after ?? '' }]
  })
  if (changes.length === 0) throw new Refusal(409, 'order.nothing-amended', {}, about)
  await tx.execute(sql`
    update work_order set version = version + 1, applicant = ${form.applicant}, mobile = ${form.mobile}, phone = ${form.phone},
      agent = coalesce(${form.agent ?? null}, agent), address = ${form.address},
      send_way = ${form.sendWay}, hope_test_date = ${form.hopeTestDate}, remark = ${form.remark} where id = ${form.id}`)
  await tx.execute(sql`
    insert into order_amendment (tenant_id, order_id, number, reason, changes, by_id, by_name)
    select ${person.tenant}, ${form.id}::bigint, coalesce(max(number), 0) + 1, ${form.reason}, ${JSON.stringify(changes)}::jsonb,
      ${person.personId}::bigint, ${person.name} from order_amendment where order_id = ${form.id}`)
  await tellOf(tx, orderTable, person, { id: form.id, action: 'amend', from: state, to: state, reason: form.reason })
  return { id: form.id, state, version: version + 1 }
}
