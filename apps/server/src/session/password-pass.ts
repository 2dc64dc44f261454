import { createHmac } from 'node:crypto'
import { isSameText, type Seal } from './secrets.ts'

/** The cookie of whoever gave a right password and is asked for a code besides. It opens nothing but the sending of that code. */
export const passwordPassCookie = 'x-password-pass'
/** Seconds that it counts: a code that lives five minutes can be asked for again twice. */
export const passwordPassSeconds = 900

/** Says that a password was right, until the code is there. */
export interface PasswordPasses {
  /** The cookie of whoever gave it. @param now in milliseconds */
  give(tenant: string, account: string, now: number): string
  /** Whether a cookie says so of this account, and still counts. @param now in milliseconds */
  isOf(cookie: string | undefined, tenant: string, account: string, now: number): boolean
}

/** @param seal of the server; whoever lacks it makes no cookie that counts */
export function passwordPasses(seal: Pick<Seal, 'derive'>): PasswordPasses {
  const secret = seal.derive('password passes')
  const markOf = (until: string, tenant: string, account: string) =>
    createHmac('sha256', secret)
      .update(JSON.stringify([until, tenant, account]))
      .digest('base64url')
  return {
    give(tenant, account, now) {
      const until = String(Math.floor(now / 1000) + passwordPassSeconds)
      return `${until}.${markOf(until, tenant, account)}`
    },
    isOf(cookie, tenant, account, now) {
      const [until = '', mark = ''] = (cookie ?? '').slice(0, 100).split('.')
      return /^\d{1,12}$/.test(until) && isSameText(mark, markOf(until, tenant, account)) && Number(until) * 1000 > now
    },
  }
}
