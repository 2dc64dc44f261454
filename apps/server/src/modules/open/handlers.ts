import type { OpenApp, openCalls } from '@etalon/api/contract'
import type { FastifyRequest } from 'fastify'
import { sql, sqlState, type Transaction } from '../../db/index.ts'
import type { Handlers } from '../../http/index.ts'
import { whoseAddress } from '../../limits/index.ts'
import {
  checkSignature,
  headerOf,
  type OpenAppRow,
  openAppsWhere,
  sealedFor,
  secretOf,
  signatureOf,
  spendNonce,
} from '../../open-apps/index.ts'
import { FieldConflict, Refusal } from '../../refusal/index.ts'
import { countedPage } from '../../search/index.ts'
import { type Caller, countTry, forgiveTries, newToken, type Seal, sha256 } from '../../session/index.ts'
import { reportResource } from '../report/report-resource.ts'

/** Seconds that a token of another system lives. */
const tokenSeconds = 7200

/** @throws {Refusal} 401 where it was used before */
async function spend(tx: Transaction, tenant: string, app: OpenAppRow, nonce: string): Promise<void> {
  if (!(await spendNonce(tx, tenant, app.id, nonce))) throw new Refusal(401, 'open.nonce')
}

/** What other systems ask, signed with a secret of theirs, and what lets them in. */
export function openHandlers(seal: Seal): Handlers<typeof openCalls> {
  /** Who asks with a token, signed. */
  async function callerOf(tx: Transaction, tenant: string, token: string, request: FastifyRequest): Promise<Caller> {
    const [row] = await openAppsWhere(
      tx,
      sql`join open_token t on t.open_app_id = app.id where t.hash = ${sha256(token)} and t.expires_at > clock_timestamp()`,
    )
    if (!row) throw new Refusal(401, 'signed-out')
    const [nonce, timestamp] = [headerOf(request, 'nonce'), headerOf(request, 'timestamp')]
    checkSignature(request, secretOf(seal, tenant, row), [token, nonce, timestamp], timestamp)
    await spend(tx, tenant, row, `report ${nonce}`)
    return {
      tenant,
      personId: row.account_id,
      name: row.name,
      roles: row.roles,
      // Another system presses no buttons.
      withheld: [],
      sessionId: '',
      family: '',
      isLocked: false,
      departmentId: row.department_id,
      enterpriseId: row.enterprise_id,
      reach: row.reach,
    }
  }

  return {
    async apiToken({ query: { appId }, request, database }) {
      const timestamp = headerOf(request, 'timestamp')
      const tenant = await database.tenantOf('open_app_tenant', appId)
      // A name that nobody has is answered as a wrong signature is.
      if (!tenant) throw new Refusal(401, 'open.signature')
      const tried = [tenant, `app ${appId}`, whoseAddress(request.ip)] as const
      const wait = await database.within(tenant, (tx) => countTry(tx, ...tried))
      if (wait > 0) throw new Refusal(429, 'too-many-tries', { seconds: wait }, {}, wait)
      return await database.within(tenant, async (tx) => {
        const [row] = await openAppsWhere(tx, sql`where app.app_id = ${appId}`)
        if (!row) throw new Refusal(401, 'open.signature')
        checkSignature(request, secretOf(seal, tenant, row), [appId, timestamp], timestamp)
        await spend(tx, tenant, row, `token ${timestamp}`)
        await forgiveTries(tx, ...tried)
        const token = newToken()
        await tx.execute(sql`delete from open_token where expires_at < clock_timestamp()`)
        await tx.execute(sql`
          insert into open_token (hash, tenant_id, open_app_id, expires_at)
          values (${sha256(token)}, ${tenant}, ${row.id}, clock_timestamp() + make_interval(secs => ${tokenSeconds}))`)
        return { token, expiresIn: tokenSeconds }
      })
    },
    async pageReport({ query, body, request, database }) {
      const token = headerOf(request, 'token')
      const tenant = await database.tenantOf('open_token_tenant', sha256(token))
      if (!tenant) throw new Refusal(401, 'signed-out')
      return await database.within(tenant, async (tx) => {
        const caller = await callerOf(tx, tenant, token, request)
        return await reportResource.page(tx, caller, {
          ...body,
          current: query.current ?? body.current,
          size: query.size ?? body.size,
        })
      })
    },
    async ssoUrl({ tx, caller, query: { code } }) {
      const { rows } = await tx.execute<{ value: string; account: string }>(sql`
        select p.value, a.account from parameter p, account a where p.key = ${`sso.${code}.url`} and a.id = ${caller.personId}`)
      const [app] = await openAppsWhere(tx, sql`where app.app_id = ${code}`)
      const [set] = rows
      if (!set || !app || !URL.canParse(set.value) || !/^https?:$/.test(new URL(set.value).protocol))
        throw new Refusal(409, 'sso.not-set-up', { code })
      const url = new URL(set.value)
      const told = { tenantId: caller.tenant, username: set.account, timestamp: String(Date.now()), nonce: newToken() }
      for (const [name, value] of Object.entries(told)) url.searchParams.set(name, value)
      url.searchParams.set('signature', signatureOf(secretOf(seal, caller.tenant, app), Object.values(told)))
      return url.href
    },
    async apps({ tx, query: { current, size } }) {
      const page = await countedPage<{ app: OpenApp }>(
        tx,
        { current, size },
        sql`from open_app`,
        (limits) => sql`
        select json_build_object('id', app.id::text, 'appId', app.app_id, 'name', app.name, 'accountId', a.id::text, 'accountName', a.name,
          'createTime', app.created_at) as app
        from open_app app join account a on a.id = app.account_id order by app.app_id ${limits}`,
      )
      return { ...page, records: page.records.map(({ app }) => app) }
    },
    async admitApp({ tx, caller, body: { appId, name, accountId } }) {
      const { rows: people } = await tx.execute(sql`select id from account where id = ${accountId} and enabled`)
      if (people.length === 0) throw new Refusal(404, 'not-found')
      const secret = newToken()
      try {
        const { rows } = await tx.execute<{ id: string }>(sql`
          insert into open_app (tenant_id, app_id, name, account_id, sealed_secret)
          values (${caller.tenant}, ${appId}, ${name}, ${accountId}, ${seal.seal(secret, sealedFor(caller.tenant, appId))}) returning id`)
        if (!rows[0]) throw new Refusal(404, 'not-found')
        return { id: rows[0].id, secret }
      } catch (error) {
        if (sqlState(error) === '23505') throw new FieldConflict('appId', 'open.taken', { appId })
        throw error
      }
    },
    async removeApps({ tx, query }) {
      const ids = [...new Set(query.ids.split(','))]
      const { rows } = await tx.execute(sql`delete from open_app where id = any(${sql.param(ids)}::bigint[]) returning id`)
      // The transaction takes back what was removed.
      if (rows.length < ids.length) throw new Refusal(404, 'not-found')
      return true
    },
  }
}
