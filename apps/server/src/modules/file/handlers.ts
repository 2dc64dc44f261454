import type { fileCalls } from '@etalon/api/contract'
import { sql } from 'drizzle-orm'
import type { Handlers } from '../../http/index.ts'
import { Refusal } from '../../refusal/index.ts'
import { newToken, sha256 } from '../../session/index.ts'

/** Downloads by single-use tickets: a link cannot carry the header that authorises (SEC-1). */
export const fileHandlers: Handlers<typeof fileCalls> = {
  async ticket({ tx, caller, body }) {
    const own = caller.enterpriseId === null ? sql`true` : sql`o.enterprise_id = ${caller.enterpriseId}`
    const { rows } = await tx.execute(sql`
      select c.id from certificate c join report r on r.id = c.report_id join work_order o on o.id = r.order_id where c.id = ${body.id} and ${own}`)
    if (rows.length === 0) throw new Refusal(404, 'not-found')
    const ticket = newToken()
    await tx.execute(sql`delete from ticket where expires_at < clock_timestamp()`)
    await tx.execute(sql`
      insert into ticket (hash, tenant_id, account_id, purpose, subject, expires_at)
      values (${sha256(ticket)}, ${caller.tenant}, ${caller.personId}, 'certificate', ${body.id}, clock_timestamp() + interval '30 seconds')`)
    return { ticket, fileId: body.id }
  },
  async download({ query, database }) {
    const hash = sha256(query.ticket)
    const tenant = await database.tenantOf('ticket_tenant', hash)
    if (!tenant) throw new Refusal(403, 'ticket-spent')
    const file = await database.within(tenant, async (tx) => {
      const spent = await tx.execute<{ subject: string; living: boolean }>(sql`
        delete from ticket where hash = ${hash} and purpose = 'certificate' returning subject, expires_at > clock_timestamp() as living`)
      const [ticket] = spent.rows
      if (!ticket?.living || ticket.subject !== query.fileId) return undefined
      const { rows } = await tx.execute<{ number: string; pdf: Buffer }>(
        sql`select number, pdf from certificate where id = ${query.fileId}`,
      )
      return rows[0]
    })
    // Outside the transaction, which would take back that the ticket is spent.
    if (!file) throw new Refusal(403, 'ticket-spent')
    return { type: 'application/pdf', name: `${file.number}.pdf`, bytes: file.pdf }
  },
}
