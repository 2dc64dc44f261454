import { createHmac, randomBytes } from 'node:crypto'
import { isSameText } from './secrets.ts'

/** The cookie by which a browser is known to people who signed in with it. It opens nothing. */
export const knownBrowserCookie = 'x-known-browser'
/** Seconds that a browser is remembered after somebody signed in. */
export const knownBrowserSeconds = 180 * 24 * 3600
/** People whose browser one is. */
const mostPeople = 8

/** Tells browsers in which somebody signed in before from those of strangers. */
export interface KnownBrowsers {
  /** Under which name tries of this browser at this account are counted: its own, or, of a stranger, nothing. */
  nameOf(cookie: string | undefined, tenant: string, account: string): string
  /** The cookie of a browser in which this person signed in, too. */
  remember(cookie: string | undefined, tenant: string, account: string): string
}

/** @param secret of the server; whoever lacks it makes no cookie that counts */
export function knownBrowsers(secret: string): KnownBrowsers {
  const markOf = (name: string, tenant: string, account: string) =>
    createHmac('sha256', secret)
      .update(JSON.stringify([name, tenant, account]))
      .digest('base64url')
  const read = (cookie: string | undefined) => {
    const [name = '', ...marks] = (cookie ?? '').slice(0, 1000).split('.')
    return { name: /^[\w-]{22}$/.test(name) ? name : undefined, marks }
  }
  return {
    nameOf(cookie, tenant, account) {
      const { name, marks } = read(cookie)
      if (name === undefined) return ''
      const mark = markOf(name, tenant, account)
      return marks.some((one) => isSameText(one, mark)) ? name : ''
    },
    remember(cookie, tenant, account) {
      const { name = randomBytes(16).toString('base64url'), marks } = read(cookie)
      const mark = markOf(name, tenant, account)
      return [name, mark, ...marks.filter((one) => !isSameText(one, mark)).slice(0, mostPeople - 1)].join('.')
    },
  }
}
