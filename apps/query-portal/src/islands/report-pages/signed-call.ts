import type { PublicListed } from '@etalon/api/domain'

/** What a signed call needs: where it goes, who asks, and the key that nobody else has. */
export interface Signing {
  readonly call: string
  readonly token: string
  readonly key: string
}

const hexOf = (bytes: ArrayBuffer) => [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * The headers of a signed call: `sign` is HMAC-SHA256 under the key of token, nonce, timestamp and the SHA-256 of the body, a line
 * feed between them, in hex.
 */
export const signedHeaders = async ({ token, key }: Signing, body: string, now: number): Promise<Record<string, string>> => {
  const text = new TextEncoder()
  const nonce = crypto.randomUUID()
  const timestamp = String(now)
  const digest = hexOf(await crypto.subtle.digest('SHA-256', text.encode(body)))
  const secret = await crypto.subtle.importKey('raw', text.encode(key), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const signed = [token, nonce, timestamp, digest].join('\n')
  const sign = hexOf(await crypto.subtle.sign('HMAC', secret, text.encode(signed)))
  return { token, nonce, timestamp, sign }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

/** What the call answered, of our own server and this release. @throws where it is no list */
const documentsIn = (answer: unknown): readonly PublicListed[] => {
  const data = isRecord(answer) && isRecord(answer.data) ? answer.data : {}
  if (!Array.isArray(data.records)) throw new TypeError('no reports')
  return data.records
}

/** Milliseconds by which the clock of a device may be wrong before a call that it signed was refused for that. */
const tolerance = 60_000

/** The moment of an answer on its server's clock; undefined where it is much the same as on the device's. */
const othersClock = (response: Response, now: number): number | undefined => {
  const told = Date.parse(response.headers.get('date') ?? '')
  return Math.abs(told - now) > tolerance ? told : undefined
}

/**
 * Fetches a page of reports. Signatures hold for some minutes: where the device's clock is wrong, the call is signed once more by that of the
 * server, which every answer says.
 * @throws where it is refused or not there
 */
export const fetchReports = async (signing: Signing, current: number, size: number): Promise<readonly PublicListed[]> => {
  const body = JSON.stringify({ current, size })
  const ask = async (now: number) => {
    const headers = { 'Content-Type': 'application/json', ...(await signedHeaders(signing, body, now)) }
    return await fetch(signing.call, { method: 'POST', headers, body, credentials: 'omit' })
  }
  const now = Date.now()
  let response = await ask(now)
  const right = response.ok ? undefined : othersClock(response, now)
  if (right !== undefined) response = await ask(right)
  if (!response.ok) throw new Error(`reports: ${response.status}`)
  return documentsIn(await response.json())
}
