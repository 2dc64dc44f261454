import { createHash } from 'node:crypto'
import { CallProblem, type Client } from '@etalon/api/client'
import { contract, filePartSize, type OrderForm } from '@etalon/api/contract'
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

/** Sends a wish, which may have been sent before. @param uploads by the marks of their files, which were begun before */
export async function sendWish(
  client: Client,
  { kind, key, mark, body }: Wish,
  uploads: Map<string, string> = new Map(),
): Promise<Entry['answer']> {
  const parts = { idempotencyKey: key, body } as never
  if (kind === 'hand-in') return await client.send(contract.order.move, parts)
  if (kind === 'notice') return await client.send(contract.notice.submit, parts)
  if (kind === 'issue') return await client.send(contract.report.move, parts)
  if (kind === 'file') return await sendFile(client, mark, uploads)
  if (kind === 'message') return { id: String((await client.send(contract.messageTemplate.send, parts)).sent) }
  return await client.send(contract.order.submit, parts)
}

/** Bytes of a file that is handed in: more than one part. */
const fileSize = filePartSize + 300_000

/** What stands in the file of a mark: nothing that stands in another one. */
export function contentOf(mark: string): Buffer<ArrayBuffer> {
  const line = createHash('sha512').update(mark).digest('hex')
  return Buffer.concat([Buffer.from(`%PDF-1.7\n${mark}\n`), Buffer.alloc(fileSize, line)]).subarray(0, fileSize)
}

/** Hands in a file in parts, or goes on where the server says that it stands. */
async function sendFile(client: Client, mark: string, uploads: Map<string, string>): Promise<Entry['answer']> {
  const known = uploads.get(mark)
  const bytes = contentOf(mark)
  const { uploadId, partSize, received } = await client.send(contract.file.beginUpload, {
    body: { name: `${mark}.pdf`, size: bytes.length, ...(known === undefined ? {} : { uploadId: known }) },
  })
  uploads.set(mark, uploadId)
  for (let place = 0; place * partSize < bytes.length; place += 1) {
    if (received.includes(place)) continue
    const body = new Blob([bytes.subarray(place * partSize, (place + 1) * partSize)])
    await client.send(contract.file.uploadPart, { query: { uploadId, place }, body })
  }
  return { id: (await client.send(contract.file.finishUpload, { body: { uploadId } })).id }
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

/** A report that waits to be issued. */
export interface WaitingReport {
  readonly id: string
  readonly version: number
}

/** Who issues certificates. */
export const certifierName = 'certifier'

/** Issues the certificates of reports. @param waiting each of which is taken out when it is used */
function certifier(waiting: WaitingReport[]): Writer {
  const about = { writer: certifierName, tenant: '000000' } as const
  return {
    ...{ name: about.writer, account: 'issuer', tenant: about.tenant },
    async write(send, isOver) {
      while (!isOver()) {
        const report = waiting.shift()
        if (!report) return
        const body = { ...report, action: 'issue' }
        await send({ ...about, kind: 'issue', key: crypto.randomUUID(), mark: report.id, body })
      }
    },
  }
}

/** Hands in files in parts. */
function uploader(name: string, account: string): Writer {
  const about = { writer: name, tenant: '000000' } as const
  return {
    ...{ name, account, tenant: about.tenant },
    async write(send, isOver) {
      while (!isOver()) await send({ ...about, kind: 'file', key: crypto.randomUUID(), mark: crypto.randomUUID(), body: null })
    },
  }
}

/** Tells a group of people something. */
function messenger(told: Told): Writer {
  const about = { writer: 'messenger', tenant: '000000' } as const
  return {
    ...{ name: about.writer, account: 'admin', tenant: about.tenant },
    async write(send, isOver) {
      while (!isOver()) {
        const mark = crypto.randomUUID()
        const body = { ...told, values: { [markName]: mark } }
        await send({ ...about, kind: 'message', key: crypto.randomUUID(), mark, body })
      }
    },
  }
}

/** The template that is sent, and to whom. */
interface Told {
  readonly id: string
  readonly groupId: string
}

/** What stands for the mark in a template. */
const markName = 'mark'

/** Makes a group of three people and a message that can be sent to it. @param admin of the institute */
export async function someoneToTell(admin: Client, members: readonly string[]): Promise<Told> {
  const group = await admin.send(contract.group.submit, {
    body: { type: '2', code: 'KILLS', name: '断电通知组', nameEn: '', remark: '', members: [...members] },
  })
  const template = await admin.send(contract.messageTemplate.submit, {
    body: { type: '2', occasion: '', name: '断电通知', title: '断电', content: `{name} {${markName}}`, contentEn: '' },
  })
  return { id: template.id, groupId: group.id }
}

/** The eight, and those who issue certificates, hand in files and send messages: twelve who write at once. */
export const twelveWriters = (enterId: string, waiting: WaitingReport[], told: Told): Writer[] => [
  ...eightWriters(enterId),
  certifier(waiting),
  uploader('uploader 1', 'tester'),
  uploader('uploader 2', 'auditor'),
  messenger(told),
]
