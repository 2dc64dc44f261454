import { contract } from '@etalon/api/contract'
import { expect, test } from 'vitest'
import { sql } from '../db/index.ts'
import { startTestServer } from '../testing/index.ts'

// Nobody gives up while the test looks at who waits.
const server = await startTestServer({ patience: 20_000 })
const reception = await server.signIn('reception')
const { most } = server.database.connections()
const held = () => server.database.connections()

const ask = async (path: string, url = server.workspaceUrl) => {
  const answer = await fetch(`${url}${path}`, { headers: { 'Blade-Auth': `bearer ${reception.token}` } })
  return {
    status: answer.status,
    retryAfter: answer.headers.get('retry-after'),
    text: await answer.text(),
  }
}

test('[SRV-3][F16] where too many wait already, others are turned away at once with a time to come again; who signs in, and whether it lives, is answered', async () => {
  const { promise: isFree, resolve: letGo } = Promise.withResolvers<void>()
  const holding = Array.from({ length: most }, () =>
    server.database.within('000000', async (tx) => {
      await tx.execute(sql`select 1`)
      await isFree
    }),
  )
  await expect.poll(() => held().idle === 0 && held().total === most).toBe(true)
  // Fewer than are let in, for work of the server's own may wait among them; the test's own fill what is left.
  const letIn = Array.from({ length: most * 4 }, () => ask('/api/blade-system/menu/routes'))
  await expect.poll(() => held().waiting).toBeGreaterThanOrEqual(most * 4)
  // What was sent after them is answered, so that all of them are in.
  await ask('/health/live')
  const filling = Array.from({ length: most }, () => server.database.within('000000', (tx) => tx.execute(sql`select 1`)))
  await expect.poll(() => held().waiting).toBeGreaterThanOrEqual(most * 5)
  const code = ask(`${contract.session.code.path}?tenantId=000000&username=tester`)
  const page = ask('/')

  const turnedAway = await Promise.all([
    ...Array.from({ length: 20 }, () => ask('/api/blade-system/menu/routes')),
    ask(contract.file.preview.path),
    ask('/', server.portalUrl),
  ])
  for (const answer of turnedAway) expect(answer).toMatchObject({ status: 503, retryAfter: '1' })
  // At once: whoever was let in waits still.
  expect(held().waiting).toBeGreaterThanOrEqual(most * 5)
  expect(JSON.parse(turnedAway[0]?.text ?? '')).toMatchObject({
    ...{ code: 503, success: false, data: { reason: 'overloaded' } },
    msg: '现在使用的人太多，您的内容没有丢失，请稍后重试',
  })
  const [live, assets] = await Promise.all([ask('/health/live'), ask('/health/live', server.portalUrl)])
  expect([live.status, assets.status]).toEqual([200, 200])
  expect((await page).status).not.toBe(503)

  // Everybody who was let in is answered, and nobody is turned away any more.
  letGo()
  await Promise.all([...holding, ...filling])
  expect(new Set((await Promise.all(letIn)).map(({ status }) => status))).toEqual(new Set([200]))
  expect((await code).status).toBe(200)
  expect(await ask('/api/blade-system/menu/routes')).toMatchObject({ status: 200 })
})
