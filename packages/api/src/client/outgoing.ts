import type { Call } from '../contract/index.ts'
import type { ClientOptions, Manner } from './client-options.ts'

/** What is sent of one call. */
export interface Outgoing {
  /** The method. */
  readonly method: string
  /** The whole address, with its query. */
  readonly address: string
  /** Every header. */
  readonly headers: Readonly<Record<string, string>>
  /** The body as it travels; undefined where there is none. */
  readonly body: string | Blob | FormData | undefined
}

/** What a call says, of whatever contract it is. */
export interface Said extends Manner {
  /** The parts of the path in braces. */
  readonly params?: unknown
  /** The query. */
  readonly query?: unknown
  /** The body. */
  readonly body?: unknown
}

/** Puts a call together. @param token the access token that it is sent with, where it needs one */
export function outgoingOf(
  call: Call,
  said: Said,
  options: ClientOptions,
  { token, requestId }: { readonly token: string | undefined; readonly requestId: string },
): Outgoing {
  const tenant = options.tenantId?.()
  const body = said.body === undefined ? undefined : bodyOf(call, said.body)
  return {
    method: call.method,
    address: addressOf(call, said, options),
    body,
    headers: {
      Authorization: `Basic ${btoa(options.clientCredentials ?? 'etalon-workspace:public-client')}`,
      Accept: call.shape === 'blob' ? '*/*' : 'application/json',
      'X-Request-Id': requestId,
      ...(token ? { 'Blade-Auth': `bearer ${token}` } : {}),
      ...(tenant ? { 'Tenant-Id': tenant } : {}),
      ...(options.language ? { 'Accept-Language': options.language() } : {}),
      // The boundary of a form is known to whoever sends it.
      ...(typeof body === 'string' ? { 'Content-Type': 'application/json' } : {}),
      ...(body instanceof Blob ? { 'Content-Type': 'application/octet-stream' } : {}),
      ...(said.idempotencyKey ? { 'Idempotency-Key': said.idempotencyKey } : {}),
      ...said.headers,
    },
  }
}

/** The address of a call: what stands in a part of its path, or in its query, never leads elsewhere. */
function addressOf({ path }: Call, { params, query }: Said, { baseUrl = '/', prefixes = {} }: ClientOptions): string {
  const values = new Map(Object.entries(params ?? {}))
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values.get(name) ?? '')))
  const [from, to] = Object.entries(prefixes).find(([prefix]) => filled.startsWith(`${prefix.replace(/\/+$/, '')}/`)) ?? ['', '']
  const placed = from === '' ? filled : `${to.replace(/\/+$/, '')}${filled.slice(from.replace(/\/+$/, '').length)}`
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== null)
  const asked = new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)])).toString()
  return `${baseUrl.replace(/\/+$/, '')}${placed}${asked === '' ? '' : `?${asked}`}`
}

/** A body as it travels. */
function bodyOf(call: Call, body: unknown): string | FormData | Blob {
  if (!(body instanceof Blob)) return JSON.stringify(body)
  if (call.takes !== 'form') return body
  const form = new FormData()
  form.append('file', body)
  return form
}
