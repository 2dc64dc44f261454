import type { nodeCalls, RouteNode, RouteNodeForm } from '@etalon/api/contract'
import { isKeyOf } from '@etalon/api/domain'
import { type SQL, sql, type Transaction, toldIfTaken } from '../../db/index.ts'
import type { Handlers } from '../../http/index.ts'
import { FieldConflict, FieldRefusal, Refusal } from '../../refusal/index.ts'
import { keptRecord } from '../../resource/index.ts'
import { countedPage } from '../../search/index.ts'
import type { Caller } from '../../session/index.ts'

interface Row extends Record<string, unknown>, RouteNode {}

const selected = (tail: SQL) => sql`
  select n.id::text, n.version, n.code, n.name, n.name_en as "nameEn", n.attribute, n.address, n.remark,
    (select count(*)::int from route_stop s where s.node_id = n.id) as routes
  from route_node n ${tail}`

async function one(tx: Transaction, id: string): Promise<RouteNode> {
  const { rows } = await tx.execute<Row>(selected(sql`where n.id = ${id}`))
  if (!rows[0]) throw new Refusal(404, 'not-found')
  return rows[0]
}

const kept = keptRecord({ kind: 'route_node', table: sql`route_node`, state: sql`null`, isNeeded: 'node.in-use' })

/** Changing what a node is may make routes of its ways that are none. */
async function checkAttribute(tx: Transaction, id: string, attribute: string): Promise<void> {
  const { rows } = await tx.execute<{ attribute: string; routes: number }>(sql`
    select attribute, (select count(*)::int from route_stop s where s.node_id = n.id) as routes from route_node n where n.id = ${id} for update`)
  const [held] = rows
  if (!held) throw new Refusal(404, 'not-found')
  if (held.routes > 0 && held.attribute !== attribute) throw new FieldRefusal([{ path: 'attribute', key: 'node.in-routes' }])
}

/** Writes a place down, new or changed. @throws {Refusal} naming what cannot be; 409 where its code or name is another's */
export async function keepNode(tx: Transaction, caller: Caller, form: RouteNodeForm): Promise<RouteNode> {
  const { id, version, code, name, nameEn, attribute, address, remark } = form
  if (!isKeyOf('nodeAttribute', attribute)) throw new FieldRefusal([{ path: 'attribute', key: 'field.invalid' }])
  if (id !== undefined) {
    if (version === undefined) throw new FieldRefusal([{ path: 'version', key: 'field.required' }])
    await checkAttribute(tx, id, attribute)
  }
  try {
    const { rows } = await tx.execute<{ id: string }>(
      id === undefined
        ? sql`insert into route_node (tenant_id, code, name, name_en, attribute, address, remark)
            values (${caller.tenant}, ${code}, ${name}, ${nameEn}, ${attribute}, ${address}, ${remark}) returning id::text`
        : sql`update route_node set code = ${code}, name = ${name}, name_en = ${nameEn}, attribute = ${attribute}, address = ${address},
            remark = ${remark}, version = version + 1 where id = ${id} and version = ${version} returning id::text`,
    )
    if (!rows[0]) throw new Refusal(409, 'edited-meanwhile', { state: name })
    await kept.tell(tx, caller, { id: rows[0].id, action: id === undefined ? 'register' : 'edit', from: null, to: null })
    return await one(tx, rows[0].id)
  } catch (error) {
    throw toldIfTaken(error, new FieldConflict('code', 'node.taken', { code, name }))
  }
}

/** The places on the way of samples (SYS-4, node attributes). */
export const nodeHandlers: Handlers<typeof nodeCalls> = {
  async list({ tx, query: { current, size, keyword = '', attribute } }) {
    const where = sql`where position(lower(${keyword}) in lower(concat_ws(' ', n.code, n.name, n.name_en, n.address))) > 0
      and ${attribute === undefined ? sql`true` : sql`n.attribute = ${attribute}`}`
    return await countedPage<Row>(tx, { current, size }, sql`from route_node n ${where}`, (limits) =>
      selected(sql`${where} order by n.code, n.id ${limits}`),
    )
  },
  submit: ({ tx, caller, body }) => keepNode(tx, caller, body),
  remove: ({ tx, caller, query }) => kept.remove(tx, caller, query.ids),
}
