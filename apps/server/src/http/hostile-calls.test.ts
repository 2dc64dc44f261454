import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import { contract } from '@etalon/api/contract'
import { expect, test } from 'vitest'
import { startTestServer } from '../testing/index.ts'

const server = await startTestServer()
const reception = await server.signIn('reception')
const dispatcher = await server.signIn('dispatcher')

test('[SRV-3] an id beyond every record is an unknown one, and no fault of the server', async () => {
  const beyond = '9999999999999999999'
  const asked = [
    () => reception.send(contract.order.detail, { query: { id: beyond } }),
    () => reception.send(contract.item.history, { query: { id: beyond } }),
    () => reception.send(contract.file.ticket, { body: { id: beyond } }),
    () => dispatcher.send(contract.staff.candidates, { query: { itemId: beyond } }),
    () => reception.send(contract.order.move, { body: { id: beyond, version: 0, action: 'submit' } }),
  ]
  for (const ask of asked) await expect(ask()).rejects.toMatchObject({ code: 404, reason: 'not-found' })
})

test.each([
  ['that is cut off', '--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\ntext'],
  ['that is cut off in its head', '--x\r\nContent-Disposition: form-data; name="fi'],
  ['that is none', 'a=b'],
  ['with nothing in it', ''],
])('[FILE-2][SRV-3] a form %s is refused, and is no fault of the server', async (_what, body) => {
  const answer = await fetch(`${server.workspaceUrl}${contract.file.upload.path}`, {
    method: 'POST',
    headers: { 'Blade-Auth': `bearer ${reception.token}`, 'Content-Type': 'multipart/form-data; boundary=x' },
    body,
  })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ data: { reason: 'fields', fields: [{ path: 'file' }] } })
})

test('[SRV-3] where no field of a body is wrong but all of it, the message says so', async () => {
  const sent = (language: string) =>
    fetch(`${server.workspaceUrl}${contract.clientLog.upload.path}`, {
      method: 'POST',
      headers: {
        'Blade-Auth': `bearer ${reception.token}`,
        'Content-Type': 'application/json',
        'Accept-Language': language,
      },
      body: '{}',
    })
  expect(await (await sent('zh')).json()).toMatchObject({ code: 400, msg: '有内容不能接受：整个内容 格式不正确' })
  const { msg } = (await (await sent('en')).json()) as { msg: string }
  expect(msg).toContain('the content as a whole')
})

test('[SRV-3] a size that is no number is refused by name, whatever else it is', async () => {
  for (const size of [{ valueOf: 1, toString: 2 }, [5000], 'many', null, true]) {
    const answer = await fetch(`${server.workspaceUrl}${contract.order.page.path}`, {
      method: 'POST',
      headers: { 'Blade-Auth': `bearer ${reception.token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ current: 1, size, searchType: 'N', searchParam: {} }),
    })
    expect(await answer.json()).toMatchObject({ code: 400, data: { fields: [{ path: 'size' }] } })
  }
})

test('[SRV-3] an address with a part that is too long is that of no call', async () => {
  const path = contract.sms.send.path.replace('{id}', 'x'.repeat(500))
  const answer = await fetch(`${server.workspaceUrl}${path}`, { method: 'POST' })
  expect(answer.status).toBe(404)
  expect(await answer.json()).toMatchObject({ code: 404, data: { reason: 'no-such-call' } })
})

/** `localhost` is either of them; a browser takes the second where there is one. */
const hosts = [
  '127.0.0.1',
  ...(Object.values(networkInterfaces())
    .flat()
    .some((one) => one?.address === '::1')
    ? ['::1']
    : []),
]

function answerAt(host: string, sent: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let all = ''
    const socket = connect(Number(new URL(server.workspaceUrl).port), host, () => socket.write(sent))
    socket.setEncoding('utf8').on('error', reject)
    socket.on('data', (part) => {
      all += String(part)
    })
    socket.on('end', () => resolve(all))
  })
}

const long = 'a'.repeat(50_000)
const unreadable: readonly [string, string, number, string | undefined][] = [
  ['a call with too long an address', `GET /api/x?x=${long} HTTP/1.1\r\nHost: x\r\n\r\n`, 431, 'address-too-long'],
  ['a call with too long a head', `POST /api/x HTTP/1.1\r\nHost: x\r\nx-long: ${long}\r\n\r\n`, 431, 'address-too-long'],
  ['a page with too long an address', `GET /order/index?x=${long} HTTP/1.1\r\nHost: x\r\n\r\n`, 431, undefined],
  ['what is no request', 'HELLO\r\n\r\n', 400, 'request-unreadable'],
]
test.each(hosts.flatMap((host) => unreadable.map((one) => [host, ...one] as const)))(
  '[SRV-3] at %s, %s is answered in words',
  async (host, _what, sent, status, reason) => {
    const said = await answerAt(host, sent)
    const [head = '', body = ''] = said.split('\r\n\r\n')
    expect(head).toContain(`HTTP/1.1 ${status} `)
    expect(head).toContain(`Content-Length: ${Buffer.byteLength(body)}`)
    if (reason === undefined) {
      expect(body).toMatch(/^地址或请求头过长.*\nThe address or the headers are too long/)
      return
    }
    expect(head).toContain('application/json')
    expect(JSON.parse(body)).toMatchObject({ code: status, success: false, data: { reason }, requestId: expect.any(String) })
  },
)
