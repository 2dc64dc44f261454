import type { Vehicle, VehicleForm, vehicleCalls } from '@etalon/api/contract'
import { type SQL, sql, type Transaction, toldIfTaken } from '../../db/index.ts'
import type { Handlers } from '../../http/index.ts'
import { FieldConflict, FieldRefusal, Refusal } from '../../refusal/index.ts'
import { turnedRecord } from '../../resource/index.ts'
import { countedPage, is } from '../../search/index.ts'
import type { Caller } from '../../session/index.ts'

interface Row extends Record<string, unknown>, Vehicle {}

const selected = (tail: SQL) => sql`
  select v.id::text, v.version, v.car_number as "carNumber", v.model, v.status, v.remark,
    (select count(*)::int from order_traffic t join order_visit p on p.id = t.visit_id join work_order o on o.id = p.order_id
      where t.vehicle_id = v.id and p.ends_at > clock_timestamp() and o.state <> '0') as planned
  from vehicle v ${tail}`

async function one(tx: Transaction, id: string): Promise<Vehicle> {
  const { rows } = await tx.execute<Row>(selected(sql`where v.id = ${id}`))
  if (!rows[0]) throw new Refusal(404, 'not-found')
  return rows[0]
}

const kept = turnedRecord({
  kind: 'vehicle',
  table: sql`vehicle`,
  name: sql`car_number`,
  isSo: 'vehicle.is-so',
  isNeeded: 'vehicle.in-use',
})

/** Writes a vehicle down, new or changed. @throws {Refusal} 404; 409 where its plate is another's, or somebody changed it meanwhile */
async function keepVehicle(tx: Transaction, caller: Caller, form: VehicleForm): Promise<Vehicle> {
  const { id, version, carNumber, model, remark } = form
  if (id !== undefined) {
    if (version === undefined) throw new FieldRefusal([{ path: 'version', key: 'field.required' }])
    await kept.hold(tx, id, version)
  }
  try {
    const { rows } = await tx.execute<{ id: string; status: string }>(
      id === undefined
        ? sql`insert into vehicle (tenant_id, car_number, model, remark) values (${caller.tenant}, ${carNumber}, ${model}, ${remark}) returning id::text, status`
        : sql`update vehicle set car_number = ${carNumber}, model = ${model}, remark = ${remark}, version = version + 1 where id = ${id}
            returning id::text, status`,
    )
    const [written] = rows
    if (!written) throw new Refusal(404, 'not-found')
    await kept.tell(tx, caller, {
      id: written.id,
      action: id === undefined ? 'register' : 'edit',
      from: id === undefined ? null : written.status,
      to: written.status,
    })
    return await one(tx, written.id)
  } catch (error) {
    throw toldIfTaken(error, new FieldConflict('carNumber', 'vehicle.taken', { name: carNumber }))
  }
}

/** The vehicles of the institute. */
export const vehicleHandlers: Handlers<typeof vehicleCalls> = {
  async list({ tx, query: { current, size, keyword = '', status } }) {
    const where = sql`where position(lower(${keyword}) in lower(concat_ws(' ', v.car_number, v.model))) > 0 and ${is(sql`v.status`, status)}`
    return await countedPage<Row>(tx, { current, size }, sql`from vehicle v ${where}`, (limits) =>
      selected(sql`${where} order by v.car_number, v.id ${limits}`),
    )
  },
  submit: ({ tx, caller, body }) => keepVehicle(tx, caller, body),
  async turn({ tx, caller, body: { id, version, state } }) {
    await kept.turn(tx, caller, id, version, state)
    return await one(tx, id)
  },
  remove: ({ tx, caller, query }) => kept.remove(tx, caller, query.ids),
}
