import { isRecord } from '../../is-record.ts'
import { readCookie } from '../browser-session/cookies.ts'
import { readStored } from '../kept/local-store.ts'
import { closedKey, personKey, preferencesKey } from '../kept/stored-keys.ts'

/** What every page of the shell begins with. */
const ofShell = [
  ...['/api/blade-system/menu/routes', '/api/blade-system/menu/top-menu', '/api/blade-system/menu/buttons'],
  '/api/blade-user/info',
]
/** What the first page shows besides. */
const ofHome = ['/api/hm-metrology/dashboard/counts', '/api/hm-metrology/dashboard/due', '/api/hm-metrology/dashboard/flow']

/** Milliseconds after which an answer says nothing any more of how things are. */
const lasts = 15_000
/** Milliseconds within which a page that comes after the last one is its reload; the session is over otherwise (SES-8). */
const reloadTime = 30_000

interface Ahead {
  readonly status: number
  readonly header: (name: string) => string | null
  readonly body: Blob
}

interface Asked {
  readonly person: string
  readonly at: number
  readonly answer: Promise<Ahead | undefined>
}

const asked = new Map<string, Asked>()

interface PersonHere {
  readonly token: string
  readonly tenantId: string
  /** Whose page it is: the tenant and the id. */
  readonly person: string
  /** The user as the session keeps it; nobody has parsed it yet. */
  readonly user: Readonly<Record<string, unknown>>
}

/** Whoever is signed in here and not locked out; undefined where nobody is, or where that is not sure. */
export function personHere(): PersonHere | undefined {
  const token = readCookie('x-access-token')
  const person = readStored(personKey)
  const closedAt = readStored(closedKey)
  if (token === undefined || !isRecord(person) || !isRecord(person.user)) return undefined
  if (person.locked !== false || person.mustChangePassword === true) return undefined
  if (typeof closedAt === 'number' && Date.now() - closedAt > reloadTime) return undefined
  const tenantId = String(person.user.tenantId ?? '')
  return { token, tenantId, person: `${tenantId} ${String(person.user.id ?? '')}`, user: person.user }
}

/** Whether the first page stands at an address. */
export const isHome = (pathname: string): boolean => /^\/(?:wel(?:\/index)?\/?)?$/.test(pathname)

/**
 * Asks Etalon's own server for what the shell begins with, while the scripts of the shell are on their way. What is not answered, or not
 * with 200, is asked again by whoever needs it, as if nobody had asked before.
 * @param pathname where the visit begins
 */
export function askAhead(pathname: string): void {
  const here = personHere()
  if (!here) return
  const { token, tenantId, person } = here
  const preferences = readStored(preferencesKey)
  const language = isRecord(preferences) && typeof preferences.language === 'string' ? preferences.language : 'zh'
  for (const address of isHome(pathname) ? [...ofShell, ...ofHome] : ofShell) {
    const answer = fetch(address, {
      headers: {
        Authorization: `Basic ${btoa('etalon-workspace:public-client')}`,
        Accept: 'application/json',
        'Blade-Auth': `bearer ${token}`,
        'Tenant-Id': tenantId,
        'Accept-Language': language,
      },
      credentials: 'include',
    }).then(
      // Read at once, also where nobody wants it: a body that is left lying keeps its request open.
      async (response) => {
        const body = await response.blob()
        return response.ok ? { status: response.status, header: (name: string) => response.headers.get(name), body } : undefined
      },
      () => undefined,
    )
    asked.set(address, { person, at: Date.now(), answer })
  }
}

/** An answer that was asked for ahead, as it came; it stays for whoever asks. Undefined where it was not asked for, or did not come. */
export async function readAhead(address: string): Promise<unknown> {
  const answer = await asked.get(address)?.answer
  return answer && JSON.parse(await answer.body.text())
}

/**
 * An answer that was asked for ahead, once: whoever asks again wants to know how things are by then. Their token may have been renewed
 * since; it must be the same person.
 */
export function answerAhead(address: string, token: string | undefined) {
  const found = asked.get(address)
  asked.delete(address)
  if (!found || token === undefined || found.person !== personHere()?.person || Date.now() - found.at > lasts) return undefined
  return found.answer.catch(() => undefined)
}
