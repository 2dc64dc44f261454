// Many certificates issued in one go by the server's job, as an issuer asks for them: how long it takes, what somebody else waits meanwhile,
// and that each is there once although the process is killed in the middle. `npm run bench:batch -- --count 1000` writes
// bench/results/batch.md and batch.json.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { contract, encodeSearch } from '@etalon/api/contract'
import pg from 'pg'
import { checkLogs } from '../../apps/server/src/certificate-log/index.ts'
import { loadCertificateKeys } from '../../apps/server/src/certificates/index.ts'
import { startEmbeddedPostgres } from '../../apps/server/src/db/index.ts'
import { moreApproved } from '../../apps/server/src/testing/approved-reports.ts'
import { officeAt } from '../../apps/server/src/testing/office.ts'
import { startServerProcess } from '../../apps/server/src/testing/server-process.ts'
import { signInAt } from '../../apps/server/src/testing/sign-in.ts'

const { values: given } = parseArgs({ options: { count: { type: 'string', default: '1000' } } })
const count = Number(given.count)
/** One of so many is for somebody who has not paid, and is refused. */
const refusedEvery = 50
/** Milliseconds between two questions of somebody else. */
const rest = 250

const folder = mkdtempSync(join(tmpdir(), 'etalon-bench-batch-'))
const results = fileURLToPath(new URL('../results', import.meta.url))
const postgres = await startEmbeddedPostgres({ dataFolder: join(folder, 'postgres') })
const url = postgres.url('postgres')
const start = () => startServerProcess({ DATABASE_URL: url, ETALON_DATA: join(folder, 'data') })
let server = await start()
const owner = new pg.Client({ connectionString: url })
await owner.connect()
const counted = async (what: string) =>
  Number((await owner.query<{ count: string }>(`select count(*) from ${what}`)).rows[0]?.count)
const at = (values: readonly number[], share: number) =>
  values.toSorted((one, other) => one - other)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0

try {
  const office = await officeAt({ signIn: (account) => signInAt(server.workspaceUrl, account) })
  const { items } = await office.acceptedOrder()
  const ids: string[] = []
  for (const [place, item] of items.entries()) {
    await office.approved(item)
    const half = place === 0 ? Math.ceil(count / 2) : Math.floor(count / 2)
    ids.push(...(await moreApproved(owner, (await office.reportOf(item)).id, half)))
  }
  const unpaid = ids.filter((_id, place) => place % refusedEvery === refusedEvery - 1)
  await owner.query(
    `update work_order set enterprise_id = (select id from enterprise where tenant_id = '000000' and not on_account limit 1)
     where id in (select order_id from report where id = any($1::bigint[]))`,
    [unpaid],
  )
  await owner.query('analyze')

  const waits = { before: [] as number[], meanwhile: [] as number[] }
  const isOver = new AbortController()
  let isOpen = true
  let which: keyof typeof waits = 'before'
  let asking = office.reception
  const asks = (async () => {
    while (!isOver.signal.aborted) {
      if (isOpen) {
        const begun = performance.now()
        await asking
          .send(contract.order.page, { body: encodeSearch({ current: 1, size: 20, filter: {} }) })
          .then(() => waits[which].push(performance.now() - begun))
          // Asked while the process was being killed.
          .catch(() => undefined)
      }
      await wait(rest)
    }
  })()
  await wait(8000)

  which = 'meanwhile'
  let issuer = office.issuer
  const begun = performance.now()
  const batch = await issuer.send(contract.issueBatch.submit, {
    body: { search: encodeSearch({ current: 1, size: 1, filter: { state: '700' } }), rows: { mode: 'these', ids } },
    idempotencyKey: crypto.randomUUID(),
  })
  const submitted = performance.now() - begun
  const state = () => issuer.send(contract.issueBatch.detail, { query: { id: batch.id }, quiet: true })
  let killedAt = 0
  let away = 0
  for (;;) {
    await wait(500)
    const now = await state()
    if (killedAt === 0 && now.issued >= count / 2) {
      isOpen = false
      const gone = performance.now()
      await server.kill()
      killedAt = await counted(`issue_batch_row where outcome = 'issued'`)
      server = await start()
      issuer = await signInAt(server.workspaceUrl, 'issuer')
      asking = await signInAt(server.workspaceUrl, 'reception')
      isOpen = true
      while ((await state()).issued <= killedAt) await wait(200)
      away = performance.now() - gone
      continue
    }
    if (now.state === 'done') break
  }
  const took = performance.now() - begun
  isOver.abort()
  await asks

  const done = await state()
  const certificates = await counted(`certificate where report_id in (${ids.join()})`)
  const numbers = await counted(`(select distinct number from certificate where report_id in (${ids.join()})) n`)
  const keys = await loadCertificateKeys({ dataFolder: join(folder, 'data'), issuedBefore: true, now: new Date() })
  const faults = (await checkLogs(url, { keys: keys.publicKeys, known: [], files: true })).flatMap((one) => one.faults)
  const rate = done.issued / ((took - away) / 1000)
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
  const machine = `${cpus()[0]?.model ?? 'unknown'}, ${availableParallelism()} processors, Node ${process.version}, PostgreSQL 18`
  const date = new Date().toISOString().slice(0, 10)
  const waited = (name: keyof typeof waits) =>
    `${at(waits[name], 0.5).toFixed(0)} | ${at(waits[name], 0.95).toFixed(0)} | ${at(waits[name], 1).toFixed(0)}`
  mkdirSync(results, { recursive: true })
  writeFileSync(
    join(results, 'batch.md'),
    `# ${count} certificates in one go

Verifications and calibrations, half of each, one in ${refusedEvery} for somebody who has not paid. Asked for by one call over HTTP; issued by the job of
one server process, which was killed when it had noted ${killedAt} and started anew. Meanwhile somebody else asks for a page of orders every ${rest} ms
at the same process.

- ${done.issued} issued and ${done.refused} refused of ${done.total}, in ${(took / 1000).toFixed(0)} s, of which ${(away / 1000).toFixed(0)} s went by between the kill and the next certificate: ${rate.toFixed(1)} a second while it worked.
- ${certificates} certificates are there, under ${numbers} different numbers: none twice, none without its note.
- The log with every file checked afterwards: ${faults.length} faults.
- The call that begins it answered after ${submitted.toFixed(0)} ms.

| somebody else waits for a page, ms | median | p95 | longest |
| --- | ---: | ---: | ---: |
| before | ${waited('before')} |
| while certificates are issued | ${waited('meanwhile')} |

${date}, ${machine}, at ${commit}. \`npm run bench:batch\` writes this anew.
`,
  )
  writeFileSync(
    join(results, 'batch.json'),
    `${JSON.stringify({ date, machine, commit, count, done, killedAt, took, away, submitted, certificates, numbers, faults, waits }, null, 2)}\n`,
  )
  execFileSync('npx', ['biome', 'format', '--write', results], { stdio: 'ignore' })
  if (certificates !== done.issued || numbers !== certificates || faults.length > 0 || done.refused !== unpaid.length)
    throw new Error('the batch is not as it should be')
} finally {
  await server.kill()
  await owner.end()
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
