import { CallProblem, type Client } from '@etalon/api/client'
import { contract, type OrderForm } from '@etalon/api/contract'
import { orderForm } from '../testing/index.ts'
import type { Entry } from './ledger.ts'

/** A write on its way: everything that is needed to send the very same again. */
export type Wish = Omit<Entry, 'answer' | 'round'>

/** Who writes, and what: each writes one after the other, as a person does who waits for the answer. */
export interface Writer {
  readonly name: string
  readonly account: string
  readonly tenant: string
  /**
   * Writes until `isOver`, and no further once something was not answered.
   * @param send sends a wish and comes back with its answer; rejects where there was none
   */
  write(send: (wish: Wish) => Promise<Entry['answer']>, isOver: () => boolean): Promise<void>
}

/** Sends a wish, which may have been sent before. */
export async function sendWish(client: Client, { kind, key, body }: Wish): Promise<Entry['answer']> {
  const parts = { idempotencyKey: key, body } as never
  if (kind === 'hand-in') return await client.send(contract.order.move, parts)
  if (kind === 'notice') return await client.send(contract.notice.submit, parts)
  return await client.send(contract.order.submit, parts)
}

/** Whether a failure means that the server went away, and not that it refused. */
export const isGone = (failure: unknown): boolean =>
  failure instanceof CallProblem && (failure.kind === 'network' || (failure.kind === 'refused' && failure.code === 503))

const smallOrder = (enterId: string, changes: Partial<OrderForm>): OrderForm => {
  const form = orderForm(enterId, changes)
  return { ...form, instruments: form.instruments.slice(0, 1) }
}

/** Registers orders and hands each of them in. */
function registrar(name: string, account: string, enterId: string): Writer {
  const about = { writer: name, tenant: '000000' } as const
  return {
    ...{ name, account, tenant: about.tenant },
    async write(send, isOver) {
      while (!isOver()) {
        const mark = crypto.randomUUID()
        const body = smallOrder(enterId, { remark: mark })
        const { id, version } = await send({ ...about, kind: 'register', key: crypto.randomUUID(), mark, body })
        if (isOver()) return
        const move = { id, version, action: 'submit' }
        await send({ ...about, kind: 'hand-in', key: crypto.randomUUID(), mark, body: move })
      }
    },
  }
}

/** Registers one order and changes it again and again: no change may be overtaken or done twice. */
function editor(name: string, account: string, enterId: string): Writer {
  const about = { writer: name, tenant: '000000' } as const
  return {
    ...{ name, account, tenant: about.tenant },
    async write(send, isOver) {
      const first = crypto.randomUUID()
      const registered = smallOrder(enterId, { remark: first })
      let order = await send({ ...about, kind: 'register', key: crypto.randomUUID(), mark: first, body: registered })
      while (!isOver()) {
        const mark = crypto.randomUUID()
        const body = smallOrder(enterId, { id: order.id, version: order.version, remark: mark })
        order = await send({ ...about, kind: 'edit', key: crypto.randomUUID(), mark, body })
      }
    },
  }
}

/** Writes notices. */
function announcer(name: string, tenant: string): Writer {
  return {
    ...{ name, account: 'admin', tenant },
    async write(send, isOver) {
      while (!isOver()) {
        const mark = crypto.randomUUID()
        await send({
          writer: name,
          tenant,
          kind: 'notice',
          key: crypto.randomUUID(),
          mark,
          body: { title: mark, content: '断电' },
        })
      }
    },
  }
}

/** Eight people who write at once: in two institutes, most of them in one, whose history they take turns at. */
export const eightWriters = (enterId: string): Writer[] => [
  registrar('registrar 1', 'reception', enterId),
  registrar('registrar 2', 'reception', enterId),
  registrar('registrar 3', 'issuer', enterId),
  registrar('registrar 4', 'issuer', enterId),
  editor('editor 1', 'reception', enterId),
  editor('editor 2', 'issuer', enterId),
  announcer('announcer', '000000'),
  announcer('announcer elsewhere', '000001'),
]
