import type { openCalls } from '@etalon/api/contract'
import type { FastifyRequest } from 'fastify'
import { type Database, sql, type Transaction } from '../../db/index.ts'
import { admitting, type Handlers } from '../../http/index.ts'
import { whoseAddress } from '../../limits/index.ts'
import {
  checkSignature,
  goOnKey,
  headerOf,
  type OpenAppRow,
  openAppsWhere,
  secretOf,
  signatureOf,
  spendNonce,
  used,
} from '../../open-apps/index.ts'
import { Refusal } from '../../refusal/index.ts'
import { type Caller, countTry, forgiveTries, newToken, type Seal, sha256 } from '../../session/index.ts'
import { reportResource } from '../report/report-resource.ts'
import { keptApps } from './kept-apps.ts'

/** Seconds that a token of another system lives. */
const tokenSeconds = 7200

/** @throws {Refusal} 401 where it was used before */
async function spend(tx: Transaction, tenant: string, app: OpenAppRow, nonce: string): Promise<void> {
  if (!(await spendNonce(tx, tenant, app.id, nonce))) throw new Refusal(401, 'open.nonce')
}

/** What other systems ask, signed with a secret of theirs, and what lets them in. */
export function openHandlers(seal: Seal): Handlers<typeof openCalls> {
  /** Who asks with a token, signed. */
  async function callerOf(
    tx: Transaction,
    tenant: string,
    token: string,
    request: FastifyRequest,
  ): Promise<{ caller: Caller; app: string }> {
    const [row] = await openAppsWhere(
      tx,
      sql`join open_token t on t.open_app_id = app.id where t.hash = ${sha256(token)} and t.expires_at > clock_timestamp()`,
    )
    if (!row) throw new Refusal(401, 'open.token')
    const [nonce, timestamp] = [headerOf(request, 'nonce'), headerOf(request, 'timestamp')]
    checkSignature(request, secretOf(seal, tenant, row), [token, nonce, timestamp], timestamp)
    await spend(tx, tenant, row, `report ${nonce}`)
    const caller: Caller = {
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
    return { caller, app: row.id }
  }

  /** Lets in whoever holds a token and signs with it. */
  async function admitted<T>(
    { request, database }: { readonly request: FastifyRequest; readonly database: Database },
    work: (tx: Transaction, who: { readonly caller: Caller; readonly app: string }) => Promise<T>,
  ): Promise<T> {
    const token = headerOf(request, 'token')
    const tenant = await database.tenantOf('open_token_tenant', sha256(token))
    if (!tenant) throw new Refusal(401, 'open.token')
    return await database.within(tenant, async (tx) => await work(tx, await callerOf(tx, tenant, token, request)))
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
        // Held, so that no secret is renewed between its check and the token.
        const [row] = await openAppsWhere(tx, sql`where app.app_id = ${appId} for no key update of app`)
        if (!row) throw new Refusal(401, 'open.signature')
        checkSignature(request, secretOf(seal, tenant, row), [appId, timestamp], timestamp)
        await spend(tx, tenant, row, `token ${timestamp}`)
        await forgiveTries(tx, ...tried)
        const token = newToken()
        await tx.execute(sql`delete from open_token where expires_at < clock_timestamp()`)
        await tx.execute(sql`
          insert into open_token (hash, tenant_id, open_app_id, expires_at)
          values (${sha256(token)}, ${tenant}, ${row.id}, clock_timestamp() + make_interval(secs => ${tokenSeconds}))`)
        await used(tx, row.id)
        return { token, expiresIn: tokenSeconds }
      })
    },
    pageReport: admitting(
      (ask) => admitted(ask, async () => undefined),
      ({ query, body, request, database }) =>
        admitted({ request, database }, async (tx, { caller, app }) => {
          const page = await reportResource.page(tx, caller, {
            ...body,
            current: query.current ?? body.current,
            size: query.size ?? body.size,
          })
          // At the end: it is held from here on, and a long question would keep others waiting.
          await used(tx, app)
          return page
        }),
    ),
    async ssoUrl({ tx, caller, query: { code } }) {
      const { rows } = await tx.execute<{ value: string; account: string }>(sql`
        select p.value, a.account from parameter p, account a where p.key = ${goOnKey(sql`${code}::text`)} and a.id = ${caller.personId}`)
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
    ...keptApps(seal),
  }
}
