import { type Client, createClient } from '@etalon/api/client'
import { contract } from '@etalon/api/contract'
import { demoPassword } from '../demo/index.ts'
import { loginDigest } from '../session/index.ts'

/** A person at the server, over real HTTP. */
export interface Person extends Client {
  readonly id: string
  readonly token: string
}

/** Speaks to a server with a token that may be of another process, or of an earlier start. */
export function withToken(url: string, token: string, language: 'zh' | 'en' = 'zh'): Client {
  return createClient({ baseUrl: url, accessToken: () => token, language: () => language })
}

/**
 * Signs in as the specification says: code, then md5(code + password).
 * @throws with the server's words where it refuses
 */
export async function signInAt(url: string, account: string, tenant = '000000', password = demoPassword): Promise<Person> {
  const answer = await signInRaw(url, account, tenant, password)
  if (!('access_token' in answer)) throw new Error(answer.error_description)
  return { ...withToken(url, answer.access_token), id: answer.user_id, token: answer.access_token }
}

/** The two steps of signing in, cookies carried by hand. @param headers to be sent besides, such as those of a proxy */
export async function signInRaw(
  url: string,
  account: string,
  tenant: string,
  password: string,
  headers: Readonly<Record<string, string>> = {},
) {
  const query = new URLSearchParams({ tenantId: tenant, username: account })
  const first = await fetch(`${url}${contract.session.code.path}?${query}`, { headers: { 'Tenant-Id': tenant, ...headers } })
  const cookie = first.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  const { data } = (await first.json()) as { data: { code: string } }
  return await createClient({ baseUrl: url }).send(contract.session.signIn, {
    query: {
      tenantId: tenant,
      username: account,
      password: loginDigest(data.code, password),
      grant_type: 'password',
      scope: 'all',
      type: 'account',
    },
    headers: { 'Tenant-Id': tenant, ...(cookie ? { Cookie: cookie } : {}), ...headers },
  })
}
