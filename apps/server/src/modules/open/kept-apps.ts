import type { BodyOf, OpenApp, openCalls } from '@etalon/api/contract'
import { type SQL, sql, type Transaction, toldIfTaken } from '../../db/index.ts'
import type { Handlers } from '../../http/index.ts'
import { goOnKey, sealedFor } from '../../open-apps/index.ts'
import { FieldConflict, FieldRefusal, Refusal } from '../../refusal/index.ts'
import { keptRecord } from '../../resource/index.ts'
import { countedPage } from '../../search/index.ts'
import { newToken, type Seal } from '../../session/index.ts'

interface Row extends Record<string, unknown>, OpenApp {}

const from = sql`from open_app app join account a on a.id = app.account_id left join parameter p on p.key = ${goOnKey(sql`app.app_id`)}`
const selected = (tail: SQL) => sql`
  select app.id::text, app.version, app.app_id as "appId", app.name, a.id::text as "accountId", a.account, a.name as "accountName",
    a.name_en as "accountNameEn", a.enabled as "accountEnabled", coalesce(p.value, '') as "ssoUrl",
    to_json(app.created_at)#>>'{}' as "createTime", to_json(app.last_used_at)#>>'{}' as "lastUsedTime"
  ${from} ${tail}`

async function one(tx: Transaction, id: string): Promise<OpenApp> {
  const { rows } = await tx.execute<Row>(selected(sql`where app.id = ${id}`))
  if (!rows[0]) throw new Refusal(404, 'not-found')
  return rows[0]
}

const kept = keptRecord({ kind: 'open_app', table: sql`open_app`, name: sql`app_id`, state: sql`''` })
/** Systems have no states. */
const stateless = { from: null, to: null } as const

/** @throws {Refusal} where nobody open has it, or somebody of another institute */
async function checkAccount(tx: Transaction, id: string): Promise<void> {
  const { rows } = await tx.execute(sql`select id from account where id = ${id} and enabled`)
  if (rows.length === 0) throw new FieldConflict('accountId', 'open.no-account')
}

/** Characters that the key of a parameter has at most: systems of before may have longer names than it takes. */
const longestKey = 64

/** Keeps where one goes on in a system as the parameter that is read for it; an empty address takes it away. */
async function keepAddress(tx: Transaction, tenant: string, appId: string, address: string): Promise<void> {
  const key = goOnKey(sql`${appId}::text`)
  if (address === '') {
    await tx.execute(sql`delete from parameter where key = ${key}`)
    return
  }
  if (`sso.${appId}.url`.length > longestKey) throw new FieldRefusal([{ path: 'ssoUrl', key: 'field.invalid' }])
  await tx.execute(sql`
    insert into parameter (tenant_id, name, key, value) values (${tenant}, ${`单点登录地址：${appId}`}, ${key}, ${address})
    on conflict (tenant_id, key) do update set value = excluded.value`)
}

type KeptCalls = Pick<typeof openCalls, 'apps' | 'admitApp' | 'changeApp' | 'renewSecret' | 'removeApps'>

async function insert(tx: Transaction, tenant: string, sealed: Buffer, body: BodyOf<KeptCalls['admitApp']>): Promise<string> {
  const { appId, name, accountId } = body
  try {
    const { rows } = await tx.execute<{ id: string }>(sql`
      insert into open_app (tenant_id, app_id, name, account_id, sealed_secret)
      values (${tenant}, ${appId}, ${name}, ${accountId}, ${sealed}) returning id::text`)
    if (!rows[0]) throw new Refusal(404, 'not-found')
    return rows[0].id
  } catch (error) {
    throw toldIfTaken(error, new FieldConflict('appId', 'open.taken', { appId }))
  }
}

/** The systems that an institute lets in, as its administrator keeps them. */
export function keptApps(seal: Seal): Handlers<KeptCalls> {
  return {
    async apps({ tx, query: { current, size, appId = '', name = '' } }) {
      const where = sql`where position(lower(${appId}) in lower(app.app_id)) > 0 and position(lower(${name}) in lower(app.name)) > 0`
      return await countedPage<Row>(tx, { current, size }, sql`from open_app app ${where}`, (limits) =>
        selected(sql`${where} order by app.app_id ${limits}`),
      )
    },
    async admitApp({ tx, caller, body }) {
      await checkAccount(tx, body.accountId)
      const secret = newToken()
      const id = await insert(tx, caller.tenant, seal.seal(secret, sealedFor(caller.tenant, body.appId)), body)
      // Who says nothing of it keeps what the parameter says already.
      if (body.ssoUrl !== undefined) await keepAddress(tx, caller.tenant, body.appId, body.ssoUrl)
      await kept.tell(tx, caller, { id, action: 'register', ...stateless })
      return { id, secret }
    },
    async changeApp({ tx, caller, body: { id, version, name, accountId, ssoUrl } }) {
      await kept.hold(tx, id, version)
      const before = await one(tx, id)
      // It may go on for an account that was closed meanwhile; it is refused until that is opened again.
      if (accountId !== before.accountId) await checkAccount(tx, accountId)
      await tx.execute(sql`update open_app set name = ${name}, account_id = ${accountId}, version = version + 1 where id = ${id}`)
      if (ssoUrl !== before.ssoUrl) await keepAddress(tx, caller.tenant, before.appId, ssoUrl)
      await kept.tell(tx, caller, { id, action: 'edit', ...stateless })
      return await one(tx, id)
    },
    async renewSecret({ tx, caller, body: { id, version } }) {
      const { name: appId } = await kept.hold(tx, id, version)
      const secret = newToken()
      const sealed = seal.seal(secret, sealedFor(caller.tenant, appId))
      await tx.execute(sql`update open_app set sealed_secret = ${sealed}, version = version + 1 where id = ${id}`)
      // Whoever asks for a token holds the system meanwhile: none that the old secret got comes after this.
      await tx.execute(sql`delete from open_token where open_app_id = ${id}`)
      await kept.tell(tx, caller, { id, action: 'renew', ...stateless })
      return { id, secret }
    },
    async removeApps({ tx, caller, query }) {
      const ids = query.ids.split(',')
      const { rows } = await tx.execute<{ appId: string }>(
        sql`select app_id as "appId" from open_app where id = any(${sql.param(ids)}::bigint[])`,
      )
      await kept.remove(tx, caller, query.ids)
      for (const { appId } of rows) await keepAddress(tx, caller.tenant, appId, '')
      return true
    },
  }
}
