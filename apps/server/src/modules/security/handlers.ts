import type { OpenedSession, securityCalls } from '@etalon/api/contract'
import { isStrongPassword } from '@etalon/api/domain'
import { type Database, sql } from '../../db/index.ts'
import type { Handlers } from '../../http/index.ts'
import { whoseAddress } from '../../limits/index.ts'
import { Refusal } from '../../refusal/index.ts'
import { countTry, forgiveTries, hashPassword, isSameText, lockSession, type Seal, unlockSession } from '../../session/index.ts'

interface AccountRow extends Record<string, unknown> {
  account: string
  sealed_password: Buffer
}

/** Lock, unlock, where one is signed in, and one's own password. */
export function securityHandlers(seal: Seal, database: Database): Handlers<typeof securityCalls> {
  return {
    async lock({ tx, caller, body }) {
      await lockSession(tx, caller.tenant, caller.family, body.verifier)
      return true
    },
    async unlock({ tx, caller, body }) {
      return await unlockSession(tx, caller.family, body.key)
    },
    async sessions({ tx, caller }) {
      const { rows } = await tx.execute<OpenedSession & Record<string, unknown>>(sql`
        select s.family, to_json(min(s.created_at))#>>'{}' as "beganAt", to_json(max(s.created_at))#>>'{}' as "renewedAt",
          (array_agg(s.user_agent order by s.generation desc))[1] as "userAgent", bool_or(l.family is not null) as "isLocked",
          s.family = ${caller.family} as "isThis"
        from session s left join session_lock l on l.family = s.family
        where s.account_id = ${caller.personId} and s.revoked_at is null and s.family_expires_at > clock_timestamp()
        group by s.family having max(s.refresh_expires_at) > clock_timestamp() order by max(s.created_at) desc, s.family limit 200`)
      return rows
    },
    async endSessions({ tx, caller, body }) {
      const which = body.family === undefined ? sql`family <> ${caller.family}` : sql`family = ${body.family}`
      const { rows } = await tx.execute<{ family: string }>(sql`
        update session set revoked_at = clock_timestamp() where account_id = ${caller.personId} and revoked_at is null and ${which}
        returning family`)
      return new Set(rows.map(({ family }) => family)).size
    },
    async changePassword({ tx, caller, request, body: { oldPassword, newPassword } }) {
      const { rows } = await tx.execute<AccountRow>(
        sql`select account, sealed_password from account where id = ${caller.personId} for update`,
      )
      const [person] = rows
      if (!person) throw new Refusal(401, 'signed-out')
      const tried = [caller.tenant, person.account, whoseAddress(request.ip)] as const
      // On its own: a try counts also where this transaction takes back what it did.
      const wait = await database.within(caller.tenant, (counting) => countTry(counting, ...tried))
      if (wait > 0) throw new Refusal(429, 'too-many-tries', { seconds: wait }, {}, wait)
      const boundTo = `${caller.tenant}|${person.account}`
      const known = seal.open(person.sealed_password, boundTo)
      if (known === undefined || !isSameText(known, oldPassword)) throw new Refusal(409, 'password.wrong')
      if (isSameText(known, newPassword)) throw new Refusal(409, 'password.same')
      if (!isStrongPassword(newPassword, person.account)) throw new Refusal(409, 'password.weak')
      await tx.execute(sql`
        update account set sealed_password = ${seal.seal(newPassword, boundTo)}, seal_version = ${seal.version},
          password_hash = ${hashPassword(newPassword)}, password_change_required = false where id = ${caller.personId}`)
      await forgiveTries(tx, ...tried)
      await tx.execute(sql`
        update session set revoked_at = clock_timestamp()
        where account_id = ${caller.personId} and family <> ${caller.family} and revoked_at is null`)
      return true
    },
  }
}
