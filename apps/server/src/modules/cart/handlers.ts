import { type CartEntry, type cartCalls, mostInCart } from '@etalon/api/contract'
import { sql, type Transaction } from '../../db/index.ts'
import type { Handlers } from '../../http/index.ts'
import { FieldRefusal, Refusal } from '../../refusal/index.ts'
import type { Caller } from '../../session/index.ts'

/** What is in the caller's cart, what came first, first. */
async function cartOf(tx: Transaction, { personId }: Caller): Promise<CartEntry[]> {
  const { rows } = await tx.execute<CartEntry & Record<string, unknown>>(sql`
    select c.id, t.id as "instrumentId", e.id as "enterId", e.name as "enterName", t.kind_code as "kindCode", t.name, k.name_en as "nameEn",
      t.model, t.serial, t.manufacturer, t.range, t.accuracy, k.ability_types as "abilityTypes", k.regulation, k.price::text as price
    from cart_item c join enterprise_instrument t on t.id = c.instrument_id join enterprise e on e.id = t.enterprise_id
      join instrument_kind k on k.code = t.kind_code and k.tenant_id = t.tenant_id
    where c.account_id = ${personId} order by c.id`)
  return rows
}

export const cartHandlers: Handlers<typeof cartCalls> = {
  list: ({ tx, caller }) => cartOf(tx, caller),
  async add({ tx, caller, body }) {
    const ids = [...new Set(body.instrumentIds)]
    const { rows } = await tx.execute<{ id: string; state: string }>(
      sql`select id, device_state as state from enterprise_instrument where id = any(${sql.param(ids)}::bigint[])`,
    )
    if (rows.length < ids.length) throw new Refusal(404, 'not-found')
    const scrapped = rows.find(({ state }) => state === '3')
    if (scrapped) {
      const path = `instrumentIds.${body.instrumentIds.indexOf(scrapped.id)}`
      throw new FieldRefusal([{ path, key: 'cart.scrapped' }])
    }
    // In the order in which they were named.
    await tx.execute(sql`
      insert into cart_item (tenant_id, account_id, instrument_id)
      select ${caller.tenant}, ${caller.personId}, named.id from unnest(${sql.param(ids)}::bigint[]) with ordinality named (id, place)
      order by named.place on conflict (tenant_id, account_id, instrument_id) do nothing`)
    const cart = await cartOf(tx, caller)
    // The transaction takes back what was put in.
    if (cart.length > mostInCart) throw new Refusal(409, 'cart.full', { most: mostInCart })
    return cart
  },
  async remove({ tx, caller, query }) {
    const ids = query.ids.split(',')
    await tx.execute(sql`delete from cart_item where account_id = ${caller.personId} and id = any(${sql.param(ids)}::bigint[])`)
    return await cartOf(tx, caller)
  },
}
