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
