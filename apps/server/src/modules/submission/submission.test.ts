import { contract } from '@etalon/api/contract'
import { expect, test } from 'vitest'
import { type Person, startTestServer } from '../../testing/index.ts'

const server = await startTestServer()
const reception = await server.signIn('reception')
const outcome = (person: Person, key: string) => person.send(contract.submission.outcome, { query: { key } })
const layout = { elementId: 'order', parameter: '{"version":1,"columns":[]}' }

test('[SRV-4][F23] whoever saw no answer learns whether what they sent was made, and nobody else does', async () => {
  const key = crypto.randomUUID()
  expect(await outcome(reception, key)).toEqual({ made: false })
  await reception.send(contract.columnSettings.submit, { body: layout, idempotencyKey: key })
  expect(await outcome(reception, key)).toEqual({ made: true })
  for (const person of [await server.signIn('dispatcher'), await server.signIn('admin', '000001')])
    expect(await outcome(person, key)).toEqual({ made: false })
})

test('[SRV-4][F23] what was refused was not made, and after a day nothing is known any more', async () => {
  const key = crypto.randomUUID()
  const wrong = { elementId: 'order', parameter: 'no JSON' }
  await expect(reception.send(contract.columnSettings.submit, { body: wrong, idempotencyKey: key })).rejects.toThrow()
  expect(await outcome(reception, key)).toEqual({ made: false })
  await reception.send(contract.columnSettings.submit, { body: layout, idempotencyKey: key })
  await server.owner.query("update idempotency set created_at = created_at - interval '25 hours' where key = $1", [key])
  expect(await outcome(reception, key)).toEqual({ made: false })
})

test('[SRV-4] what cannot be a key is refused', async () => {
  await expect(outcome(reception, 'a b')).rejects.toMatchObject({ code: 400 })
})
