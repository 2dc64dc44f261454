import { firstTenant, type Tenant, type tenantCalls } from '@etalon/api/contract'
import { type SQL, sql, type Transaction } from '../../db/index.ts'
import type { Handlers } from '../../http/index.ts'
import { Refusal } from '../../refusal/index.ts'
import { countedPage } from '../../search/index.ts'
import { hashPassword, newPassword, type Seal } from '../../session/index.ts'
import { openTenant, within } from './open-tenant.ts'

interface Row extends Record<string, unknown>, Tenant {}

/** Institutes, under the alias `t`. */
const selectedTenants = (tail: SQL) => sql`
  select t.id as "tenantId", t.name as "tenantName", t.name_en as "tenantNameEn", t.linkman, t.phone as "contactNumber", t.address,
    t.expires_on::text as "expireTime", case when t.enabled then '1' else '2' end as status, tenant_people(t.id) as people,
    to_json(t.created_at)#>>'{}' as "createTime"
  from tenant t ${tail}`

const contains = (column: SQL, words: string | undefined) =>
  words ? sql`position(lower(${words}) in lower(${column})) > 0` : sql`true`

/** @throws {Refusal} 404 */
async function one(tx: Transaction, id: string): Promise<Tenant> {
  const { rows } = await tx.execute<Row>(selectedTenants(sql`where t.id = ${id}`))
  if (!rows[0]) throw new Refusal(404, 'not-found')
  return rows[0]
}

/** The name that the first administrator of an institute signs in with. */
const administrator = { account: 'admin', name: '管理员', nameEn: 'Administrator' } as const

/** Institutes that work with the system. */
export function tenantHandlers(seal: Seal): Handlers<typeof tenantCalls> {
  async function setEnabled(tx: Transaction, list: string, enabled: boolean): Promise<boolean> {
    const ids = [...new Set(list.split(','))]
    if (!enabled && ids.includes(firstTenant)) throw new Refusal(409, 'tenant.first')
    const { rows } = await tx.execute(
      sql`update tenant set enabled = ${enabled} where id = any(${sql.param(ids)}::text[]) returning id`,
    )
    // The transaction takes back what was changed.
    if (rows.length < ids.length) throw new Refusal(404, 'not-found')
    return true
  }

  return {
    async page({ tx, query: { current, size, tenantId, tenantName, contactNumber } }) {
      const where = sql`where ${contains(sql`t.id`, tenantId)} and ${contains(sql`t.phone`, contactNumber)}
        and (${contains(sql`t.name`, tenantName)} or ${contains(sql`t.name_en`, tenantName)})`
      return await countedPage<Row>(tx, { current, size }, sql`from tenant t ${where}`, (limits) =>
        selectedTenants(sql`${where} order by t.id ${limits}`),
      )
    },
    async detail({ tx, query }) {
      return await one(tx, query.tenantId)
    },
    async open({ tx, caller, body }) {
      const {
        tenantName: name,
        tenantNameEn: nameEn = '',
        linkman = '',
        contactNumber: phone = '',
        address = '',
        expireTime,
      } = body
      const given = { name, nameEn, linkman, phone, address, expiresOn: expireTime ?? null }
      const tenantId = await openTenant(tx, caller.tenant, given)
      const password = newPassword()
      const sealed = seal.seal(password, `${tenantId}|${administrator.account}`)
      const id = await within(tx, tenantId, caller.tenant, async () => {
        const { rows } = await tx.execute<{ id: string }>(sql`
          insert into account (tenant_id, account, name, name_en, roles, sealed_password, seal_version, password_hash, password_change_required)
          values (${tenantId}, ${administrator.account}, ${administrator.name}, ${administrator.nameEn}, array['admin'], ${sealed},
            ${seal.version}, ${hashPassword(password)}, true)
          returning id::text`)
        return rows[0]?.id ?? ''
      })
      return { tenantId, id, account: administrator.account, password }
    },
    async update({ tx, body: { tenantId, tenantName, tenantNameEn, linkman, contactNumber, address, expireTime } }) {
      if (tenantId === firstTenant && expireTime) throw new Refusal(409, 'tenant.first')
      const { rows } = await tx.execute(sql`
        update tenant set name = ${tenantName}, name_en = coalesce(${tenantNameEn ?? null}, name_en),
          linkman = coalesce(${linkman ?? null}, linkman), phone = coalesce(${contactNumber ?? null}, phone),
          address = coalesce(${address ?? null}, address), expires_on = ${expireTime === undefined ? sql`expires_on` : sql`${expireTime}::date`}
        where id = ${tenantId} returning id`)
      if (rows.length === 0) throw new Refusal(404, 'not-found')
      return await one(tx, tenantId)
    },
    close: ({ tx, query }) => setEnabled(tx, query.ids, false),
    reopen: ({ tx, query }) => setEnabled(tx, query.ids, true),
  }
}
