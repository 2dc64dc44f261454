import type { OpenedSession, securityCalls } from '@etalon/api/contract'
import { isStrongPassword } from '@etalon/api/domain'
import { type Database, sql } from '../../db/index.ts'
import type { Handlers } from '../../http/index.ts'
import { Refusal } from '../../refusal/index.ts'
import {
  endSessions,
  hashPassword,
  isSameText,
  lockSession,
  provePassword,
  type Seal,
  storageKeyOf,
  unlockSession,
} from '../../session/index.ts'

/** Lock, unlock, where one is signed in, and one's own password. */
export function securityHandlers(seal: Seal, database: Database): Handlers<typeof securityCalls> {
  return {
    async lock({ tx, caller, body }) {
      await lockSession(tx, caller.tenant, caller.family, body.verifier)
      return true
    },
    async unlock({ tx, caller, body }) {
      const answer = await unlockSession(tx, caller.family, body.key)
      return answer.unlocked ? { ...answer, storageKey: storageKeyOf(seal, caller.tenant, caller.personId) } : answer
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
      const by = body.family === caller.family ? 'sign-out' : 'elsewhere'
      const ended = await endSessions(tx, [caller.personId], which, by)
      return ended.size
    },
    async changePassword({ tx, caller, request, body: { oldPassword, newPassword } }) {
      const account = await provePassword({ database, seal, tx, caller, ip: request.ip }, oldPassword)
      if (isSameText(oldPassword, newPassword)) throw new Refusal(409, 'password.same')
      if (!isStrongPassword(newPassword, account)) throw new Refusal(409, 'password.weak')
      await tx.execute(sql`
        update account set sealed_password = ${seal.seal(newPassword, `${caller.tenant}|${account}`)}, seal_version = ${seal.version},
          password_hash = ${hashPassword(newPassword)}, password_change_required = false where id = ${caller.personId}`)
      await endSessions(tx, [caller.personId], sql`family <> ${caller.family}`, 'password')
      return true
    },
  }
}
