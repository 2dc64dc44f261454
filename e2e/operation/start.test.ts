import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { statSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { contract } from '@etalon/api/contract'
import { expect, test } from 'vitest'
import { leftIn } from '../support/launch.ts'
import { anOrderAt, expectNothingLeft, isReady, strangerOn, useCheckout } from '../support/use-checkout.ts'

// Somebody's first start: nothing is built.
const checkout = useCheckout({ takesBuilds: false })

test('npm start says where it is and who may sign in, and answers there', async () => {
  const place = await checkout.place()
  const run = place.launch()
  await run.said('Stop       Ctrl-C')
  const output = run.output()
  expect(output).toContain('Etalon is ready')
  expect(output).toContain(`Workspace  ${place.workspaceUrl}\n`)
  expect(output).toContain(`Portal     ${place.portalUrl}\n`)
  expect(output).toMatch(
    /Sign in {4}tenant 000000, password Etalon-demo-1, as admin, reception, dispatcher, tester, auditor, approver, issuer, cashier, customer/,
  )

  for (const url of [place.workspaceUrl, place.portalUrl]) {
    const live = await fetch(`${url}/health/live`)
    expect(await live.json()).toEqual({ service: 'etalon', pid: place.pids().server, folder: checkout.folder() })
    const ready = await fetch(`${url}/health/ready`)
    expect([ready.status, await ready.json()]).toEqual([200, { ready: true }])
    const page = await fetch(url, { headers: { accept: 'text/html' } })
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  }
  const admin = await place.signIn('admin')
  expect(await admin.send(contract.session.userInfo, {})).toMatchObject({ account: 'admin', tenantId: '000000' })
})

test('[SRV-6] Ctrl-C ends it well, leaves nothing behind, and the next start has everything again', async () => {
  const place = await checkout.place()
  const run = await place.start()
  const isStillThere = await anOrderAt(place)
  run.signalGroup('SIGINT')
  expect(await run.ended).toBe(0)
  await expectNothingLeft(place)

  const began = performance.now()
  await place.start()
  process.stdout.write(`  the second start took ${((performance.now() - began) / 1000).toFixed(1)} s\n`)
  await isStillThere()
})

test.for(['SIGTERM', 'SIGHUP'] as const)('[SRV-6] %s to the starter ends it well and leaves nothing behind', async (signal) => {
  const place = await checkout.place()
  const run = place.launch({}, ['node', 'scripts/start.mjs'])
  await run.said('Stop       Ctrl-C')
  run.process.kill(signal)
  expect(await run.ended).toBe(0)
  await expectNothingLeft(place)
})

test('[SRV-6] SIGTERM to npm, as a supervisor sends it, leaves nothing behind', async () => {
  const place = await checkout.place()
  const run = await place.start()
  run.process.kill('SIGTERM')
  expect(await run.ended).toBe(0)
  await expectNothingLeft(place)
})

test('[SRV-6] a call that came before Ctrl-C is answered, then it ends at once though the caller keeps the connection', async () => {
  const place = await checkout.place()
  const run = await place.start()
  const body = JSON.stringify({ searchType: 'N' })
  const agent = new Agent({ keepAlive: true })
  const call = request(`${place.workspaceUrl}${contract.order.page.path}`, {
    agent,
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': body.length },
  })
  const answered = once(call, 'response')
  call.write(body.slice(0, 5))
  await wait(300)
  const began = performance.now()
  run.signalGroup('SIGINT')
  await wait(300)
  call.end(body.slice(5))
  const [answer] = await answered
  // Nobody is signed in: the call was read, judged and answered.
  expect(answer.statusCode).toBe(401)
  answer.resume()
  expect(await run.ended).toBe(0)
  expect(performance.now() - began).toBeLessThan(8000)
  agent.destroy()
})

test('[SRV-6] Ctrl-C while it starts ends it well, without a word of what it was at, and the next start goes on with it', async () => {
  const place = await checkout.place()
  const run = place.launch({ ETALON_DEMO_ORDERS: '200' })
  await run.said('✓ jobs')
  run.signalGroup('SIGINT')
  expect(await run.ended).toBe(0)
  expect(run.output()).toMatch(/✓ jobs \(\d+\.\d s\)\s*( +\d+ of 200 demonstration orders\s*)*$/)
  await expectNothingLeft(place)
  await place.start()
})

test('started twice: the second says which process and folder has the ports, and the first goes on', async () => {
  const place = await checkout.place()
  await place.start()
  const second = place.launch({ ETALON_DATA: join(place.dataFolder, 'other') })
  expect(await second.ended).toBe(1)
  expect(second.output()).toContain(
    `Etalon already runs as process ${place.pids().server} in ${checkout.folder()} (port ${place.workspacePort}). Stop it, or set ETALON_WORKSPACE_PORT to another port.`,
  )
  expect(await isReady(place)).toBe(true)
})

test('started twice at the same moment: one becomes ready, the other names a process and ends', async () => {
  const place = await checkout.place()
  const both = [place.launch(), place.launch()]
  const loser = await Promise.race(both.map((run) => run.ended.then(() => run)))
  const winner = both.find((run) => run !== loser)
  await winner?.said('Etalon is ready')
  expect(await loser.ended).not.toBe(0)
  expect(loser.output()).toMatch(/Etalon (is being installed or built here by|already runs as|already runs on .* as) process \d+/)
  expect(loser.output()).not.toMatch(/\n {4}at /)
})

test('the same data folder with other ports: the second says which process has the folder', async () => {
  const place = await checkout.place()
  await place.start()
  const other = await checkout.place(place.dataFolder)
  const second = other.launch()
  expect(await second.ended).not.toBe(0)
  expect(second.output()).toContain(
    `Etalon already runs on ${place.dataFolder} as process ${place.pids().server}. Stop it, or set ETALON_DATA to another folder.`,
  )
  expect(await isReady(place)).toBe(true)
})

test.for([
  ['ETALON_WORKSPACE_PORT', 'workspacePort'],
  ['ETALON_PORTAL_PORT', 'portalPort'],
] as const)('a stranger on the port: the message names the port and %s', async ([setting, port]) => {
  const place = await checkout.place()
  await strangerOn(place[port])
  const run = place.launch()
  expect(await run.ended).not.toBe(0)
  expect(run.output()).toContain(
    `Port ${place[port]} is taken by another program. Stop that program, or set ${setting} to a free port.`,
  )
  expect(run.output()).not.toContain('Etalon is ready')
})

test('a stranger on ::1 alone: localhost may lead there, so the message names the port; a machine without IPv6 has none', async () => {
  const place = await checkout.place()
  const hasIPv6 = await strangerOn(place.workspacePort, '::1').then(
    () => true,
    () => false,
  )
  const run = place.launch()
  if (hasIPv6) {
    expect(await run.ended).not.toBe(0)
    expect(run.output()).toContain(`Port ${place.workspacePort} is taken by another program.`)
    expect(run.output()).toContain('ETALON_WORKSPACE_PORT')
    expect(run.output()).not.toMatch(/\n {4}at /)
    expect(await leftIn(place.dataFolder)).toEqual([])
  } else await run.said('Etalon is ready')
})

test('somebody installs or builds here: the message says who, and the lock of a dead process is none', async () => {
  const place = await checkout.place()
  const script = `
    const { takeLock } = await import('./scripts/process-lock.mjs')
    takeLock('.prepare.lock', { folder: process.cwd() })
    process.stdout.write('held')
    process.stdin.resume()`
  const holder = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: checkout.folder(),
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  await Promise.race([
    once(holder.stdout, 'data'),
    once(holder, 'exit').then(() => Promise.reject(new Error('nobody holds the lock'))),
  ])
  const run = place.launch()
  expect(await run.ended).not.toBe(0)
  expect(run.output()).toContain(`Etalon is being installed or built here by process ${holder.pid} (${checkout.folder()}).`)

  holder.kill('SIGKILL')
  await once(holder, 'exit')
  await place.start()
})

test.for([
  [{ ETALON_WORKSPACE_PORT: 'http' }, 'ETALON_WORKSPACE_PORT=http'],
  [{ ETALON_DEMO: 'yes' }, 'ETALON_DEMO=yes'],
  [{ ETALON_PORTAL_URL: 'verify.example.org' }, 'ETALON_PORTAL_URL=verify.example.org'],
  [{ ETALON_HOST: '0.0.0.0' }, 'ETALON_HOST=0.0.0.0: the demo accounts have a published password and stay on this machine'],
] as const)('a wrong setting ends it with a message that names it: %o', async ([environment, message]) => {
  const place = await checkout.place()
  const run = place.launch({ ...environment, ETALON_PROXYS: '10.0.0.2' })
  await run.said(message, 20)
  expect(run.output()).toContain('ETALON_PROXYS is no setting and counts for nothing; did you mean ETALON_PROXIES?')
  expect(await run.ended).not.toBe(0)
  expect(run.output()).not.toMatch(/\n {4}at /)
})

test('a path with spaces and Chinese letters, in a home that lets in its owner alone', async () => {
  expect(checkout.folder()).toMatch(/计量 院/)
  const home = dirname(dirname(checkout.folder()))
  expect(statSync(home).mode & 0o077).toBe(0)
  // The data lie where they do without a setting.
  const place = await checkout.place(join(checkout.folder(), '.data'))
  const run = place.launch({ ETALON_DATA: '' })
  await run.said('Stop       Ctrl-C')
  const isStillThere = await anOrderAt(place)
  await isStillThere()
  const { server, postmaster } = place.pids()
  const owners = { server: statSync(`/proc/${server}`).uid, postmaster: statSync(`/proc/${postmaster}`).uid }
  // PostgreSQL refuses to run as root: there it runs as nobody, who may not enter this home.
  expect(owners).toEqual(
    process.getuid?.() === 0 ? { server: 0, postmaster: 65_534 } : { server: process.getuid?.(), postmaster: process.getuid?.() },
  )
})
