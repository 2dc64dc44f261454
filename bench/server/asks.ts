// What both servers are asked: the calls of an ordinary day, as the workspace sends them.
import { createHash } from 'node:crypto'
import { contract } from '@etalon/api/contract'
import { demoPassword } from '../../apps/server/src/demo/index.ts'
import { orderForm } from '../../apps/server/src/testing/main-flow.ts'

/** The kinds of request, and how many of a hundred are of each. A sign-in is two requests, the code and the token. */
export const mix = { list: 40, detail: 25, dictionary: 15, submit: 10, signIn: 10 } as const
/** A kind of request. */
export type Kind = keyof typeof mix

/** A single request of one of these kinds. */
export interface Ask {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

/** Somebody who is signed in, and what there is to ask for. */
export interface Ground {
  readonly token: string
  readonly orderIds: readonly string[]
  readonly enterpriseId: string
}

const client = `Basic ${btoa('etalon-workspace:public-client')}`
const { session, order, dictionary } = contract

/** Names of people who sign in, in turn. */
export const people = [
  ...['reception', 'dispatcher', 'tester', 'auditor', 'approver', 'issuer', 'cashier', 'admin', 'tester2', 'tester3', 'auditor2'],
] as const

const query = (values: Readonly<Record<string, string>>) => `?${new URLSearchParams(values)}`

/** Asks for the code of a sign-in. */
export const askCode = (account: string): Ask => ({
  method: 'GET',
  path: `${session.code.path}${query({ tenantId: '000000', username: account })}`,
  headers: { authorization: client, 'tenant-id': '000000' },
})

/** Signs in. @param cookie that came with the code */
export const askToken = (account: string, code: string, cookie: string): Ask => ({
  method: 'POST',
  path: `${session.signIn.path}${query({
    tenantId: '000000',
    username: account,
    password: createHash('md5').update(`${code}${demoPassword}`).digest('hex'),
    grant_type: 'password',
    scope: 'all',
    type: 'account',
  })}`,
  headers: { authorization: client, 'tenant-id': '000000', cookie },
})

/** An order that was submitted and not moved yet. */
export interface Draft {
  readonly id: string
  readonly version: number
}

/** Hands in an order that was submitted before. */
export const askMove = ({ token }: Pick<Ground, 'token'>, { id, version }: Draft): Ask => ({
  ...{ method: 'POST', path: order.move.path },
  headers: { ...signedIn(token), 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
  body: JSON.stringify({ id, version, action: 'submit' }),
})

/** Opens the page of a certificate, as whoever reads its QR code. */
export const askPortal = (reference: string): Ask => ({
  method: 'GET',
  path: `/v/${reference}`,
  headers: { accept: 'text/html' },
})

const signedIn = (token: string) => ({ authorization: client, 'blade-auth': `bearer ${token}`, 'accept-language': 'zh' })

/** One request of a kind that needs a session. @param turn counts up */
export function askWith(kind: Exclude<Kind, 'signIn'>, { token, orderIds, enterpriseId }: Ground, turn: number): Ask {
  const headers = signedIn(token)
  const json = { ...headers, 'content-type': 'application/json' }
  switch (kind) {
    case 'list': {
      const body = {
        current: 1 + (turn % 3),
        size: 15,
        searchType: 'N',
        descs: 'createTime',
        searchParam: { filter: '{}', op: '{}' },
      }
      return { method: 'POST', path: order.page.path, headers: json, body: JSON.stringify(body) }
    }
    case 'detail':
      return { method: 'GET', path: `${order.detail.path}${query({ id: orderIds[turn % orderIds.length] ?? '' })}`, headers }
    case 'dictionary':
      return { method: 'GET', path: `${dictionary.dictionary.path}${query({ code: 'order_status' })}`, headers }
    case 'submit':
      return {
        ...{ method: 'POST', path: order.submit.path },
        headers: { ...json, 'idempotency-key': crypto.randomUUID() },
        body: JSON.stringify(orderForm(enterpriseId, { remark: `${turn}` })),
      }
  }
}
