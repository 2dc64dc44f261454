import type { OrderForm } from '@etalon/api/contract'
import { type SQL, sql, type Transaction } from '../../db/index.ts'
import { FieldRefusal } from '../../refusal/index.ts'
import { areaOf } from '../enterprise/area.ts'
import { isOfInstitute } from './institute-people.ts'

/** What is written of a division: nothing where it is the client's, so that it stays theirs. @throws {FieldRefusal} */
function areaSet(code: string): SQL {
  const name = code === '' ? '' : areaOf(code)
  if (name === undefined) throw new FieldRefusal([{ path: 'areaCode', key: 'field.invalid' }])
  const unlessTheirs = (value: string) =>
    sql`case when ${code} = (select e.area_code from enterprise e where e.id = enterprise_id) then '' else ${value} end`
  return sql`area_code = ${unlessTheirs(code)}, area = ${unlessTheirs(name)}`
}

/** Who looks after the client works here; who did before stays. @throws {FieldRefusal} */
async function checkBusinessStaff(tx: Transaction, orderId: string, accountId: string): Promise<void> {
  const { rows } = await tx.execute(sql`select from work_order where id = ${orderId} and business_staff_id = ${accountId}`)
  if (rows.length === 0 && !(await isOfInstitute(tx, accountId)))
    throw new FieldRefusal([{ path: 'businessStaffId', key: 'field.invalid' }])
}

/** Writes what a form says of an order besides, and whether that is only kept. What the form says nothing of stays as it is. */
export async function keepFurther(
  tx: Transaction,
  orderId: string,
  {
    agent,
    bussinessType,
    businessStaffId,
    areaCode,
  }: Pick<OrderForm, 'agent' | 'bussinessType' | 'businessStaffId' | 'areaCode'>,
  { isTemp, isNew }: { readonly isTemp: boolean; readonly isNew: boolean },
): Promise<void> {
  const set: SQL[] = [sql`is_temp = ${isTemp}`]
  if (agent !== undefined) set.push(sql`agent = ${agent}`)
  if (bussinessType !== undefined) set.push(sql`business_type = ${bussinessType}`)
  if (areaCode !== undefined) set.push(areaSet(areaCode))
  if (businessStaffId) await checkBusinessStaff(tx, orderId, businessStaffId)
  if (businessStaffId !== undefined) set.push(sql`business_staff_id = ${businessStaffId}`)
  // A new order is whole by itself.
  if (isNew && !isTemp && set.length === 1) return
  await tx.execute(sql`update work_order set ${sql.join(set, sql`, `)} where id = ${orderId}`)
}
