import type { RoutePlan, RoutePlanForm, routePlanCalls } from '@etalon/api/contract'
import { routeFault } from '@etalon/api/domain'
import { type SQL, sql, type Transaction, toldIfTaken } from '../../db/index.ts'
import type { Handlers } from '../../http/index.ts'
import { FieldConflict, FieldRefusal, Refusal } from '../../refusal/index.ts'
import { turnedRecord } from '../../resource/index.ts'
import { countedPage, is } from '../../search/index.ts'
import type { Caller } from '../../session/index.ts'

interface Row extends Record<string, unknown>, RoutePlan {}

const stop = sql`jsonb_build_object('id', n.id::text, 'name', n.name, 'nameEn', n.name_en, 'attribute', n.attribute)`
const selected = (tail: SQL) => sql`
  select p.id::text, p.version, p.code, p.name, p.name_en as "nameEn", p.type, p.state, p.carrier_id::text as "carrierId",
    coalesce(a.name, '') as "carrierName", p.remark,
    coalesce((select jsonb_agg(${stop} order by s.place) from route_stop s join route_node n on n.id = s.node_id where s.plan_id = p.id), '[]') as stops
  from route_plan p left join account a on a.id = p.carrier_id ${tail}`

async function one(tx: Transaction, id: string): Promise<RoutePlan> {
  const { rows } = await tx.execute<Row>(selected(sql`where p.id = ${id}`))
  if (!rows[0]) throw new Refusal(404, 'not-found')
  return rows[0]
}

const kept = turnedRecord({ kind: 'route_plan', table: sql`route_plan`, state: sql`state`, isSo: 'route.is-so' })

/** @throws {FieldRefusal} naming what cannot be */
async function checkForm(tx: Transaction, form: RoutePlanForm): Promise<void> {
  const { rows: nodes } = await tx.execute<{ id: string; attribute: string }>(
    sql`select id::text, attribute from route_node where id = any(${sql.param(form.stops)}::bigint[]) for share`,
  )
  const stops = form.stops.flatMap((id) => nodes.filter((node) => node.id === id))
  if (stops.length < form.stops.length) throw new FieldRefusal([{ path: 'stops', key: 'field.invalid' }])
  const fault = routeFault(form.type, stops)
  if (fault === 'type') throw new FieldRefusal([{ path: 'type', key: 'field.invalid' }])
  if (fault !== undefined) throw new FieldRefusal([{ path: 'stops', key: `route.${fault}` }])
  if (form.carrierId === undefined || form.carrierId === null) return
  const found = await tx.execute(
    sql`select from account where id = ${form.carrierId} and enterprise_id is null and (enabled or exists (
      select from route_plan p where p.id = ${form.id ?? null} and p.carrier_id = account.id))`,
  )
  if (found.rows.length === 0) throw new FieldRefusal([{ path: 'carrierId', key: 'field.invalid' }])
}

/** Writes a route down, new or changed. @throws {Refusal} naming what cannot be; 409 where its code is another's */
export async function keepRoutePlan(tx: Transaction, caller: Caller, body: RoutePlanForm): Promise<RoutePlan> {
  const { id, version, code, name, nameEn, type, stops, carrierId = null, remark } = body
  if (id !== undefined) {
    if (version === undefined) throw new FieldRefusal([{ path: 'version', key: 'field.required' }])
    await kept.hold(tx, id, version)
  }
  await checkForm(tx, body)
  try {
    const { rows } = await tx.execute<{ id: string }>(
      id === undefined
        ? sql`insert into route_plan (tenant_id, code, name, name_en, type, carrier_id, remark)
            values (${caller.tenant}, ${code}, ${name}, ${nameEn}, ${type}, ${carrierId}, ${remark}) returning id::text`
        : sql`update route_plan set code = ${code}, name = ${name}, name_en = ${nameEn}, type = ${type}, carrier_id = ${carrierId},
            remark = ${remark}, version = version + 1 where id = ${id} returning id::text`,
    )
    const written = rows[0]?.id ?? ''
    await tx.execute(sql`delete from route_stop where plan_id = ${written}`)
    await tx.execute(sql`
      insert into route_stop (tenant_id, plan_id, place, node_id)
      select ${caller.tenant}, ${written}, place, node from unnest(${sql.param(stops)}::bigint[]) with ordinality given (node, place)`)
    await kept.tell(tx, caller, { id: written, action: id === undefined ? 'register' : 'edit', from: null, to: null })
    return await one(tx, written)
  } catch (error) {
    throw toldIfTaken(error, new FieldConflict('code', 'route.code-taken', { code }))
  }
}

/** The ways that samples go (SYS-4, route plans). */
export const routePlanHandlers: Handlers<typeof routePlanCalls> = {
  async list({ tx, query: { current, size, keyword = '', type, state } }) {
    const where = sql`where position(lower(${keyword}) in lower(concat_ws(' ', p.code, p.name, p.name_en))) > 0 and ${is(sql`p.type`, type)}
      and ${is(sql`p.state`, state)}`
    return await countedPage<Row>(tx, { current, size }, sql`from route_plan p ${where}`, (limits) =>
      selected(sql`${where} order by p.type, p.code, p.id ${limits}`),
    )
  },
  submit: ({ tx, caller, body }) => keepRoutePlan(tx, caller, body),
  async turn({ tx, caller, body: { id, version, state } }) {
    await kept.turn(tx, caller, id, version, state)
    return await one(tx, id)
  },
  remove: ({ tx, caller, query }) => kept.remove(tx, caller, query.ids),
}
