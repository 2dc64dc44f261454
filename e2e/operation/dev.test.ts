import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { freePort } from '../../scripts/free-port.mjs'
import { expectNothingLeft, useCheckout } from '../support/use-checkout.ts'

const checkout = useCheckout()

/** Changes a file of the copy, as an editor saves it. @returns what it was */
function edit(path: string, from: string, to: string): string {
  const place = join(checkout.folder(), path)
  const before = readFileSync(place, 'utf8')
  expect(before).toContain(from)
  writeFileSync(place, before.replace(from, to))
  return before
}

/** What an address answers; nothing while nobody listens there. */
const answerOf = (address: string) =>
  fetch(address, { headers: { accept: 'text/html' } }).then(
    (answer) => answer.text(),
    () => '',
  )

test('npm run dev shows what is changed in server, portal and workspace, and waits out a mistake', async () => {
  const place = await checkout.place()
  const port = await freePort()
  const run = place.launch({ ETALON_DEV_PORT: String(port) }, ['npm', 'run', 'dev'])
  await run.said('Stop       Ctrl-C', 120)
  const patient = { timeout: 60_000, interval: 200 }
  await expect.poll(() => answerOf(`http://localhost:${port}/`), patient).toContain('/@vite/client')

  const live = `${place.workspaceUrl}/health/live`
  const health = 'apps/server/src/http/health.ts'
  edit(health, "service: 'etalon'", "service: 'etalon anew'")
  await expect.poll(() => answerOf(live), patient).toContain('etalon anew')

  edit('apps/query-portal/src/messages/zh.tsx', "tagline: '证书与报告公众查询'", "tagline: '证书与报告公众查询，改过'")
  await expect.poll(() => answerOf(place.portalUrl), patient).toContain('证书与报告公众查询，改过')

  const sound = edit(health, 'export function', 'export function function')
  await run.said('It is started again after the next change')
  writeFileSync(join(checkout.folder(), health), sound)
  await expect.poll(() => answerOf(live), patient).toContain('etalon anew')

  run.signalGroup('SIGINT')
  expect(await run.ended).toBe(0)
  await expectNothingLeft(place)
})
