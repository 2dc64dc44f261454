import { contract } from '@etalon/api/contract'
import {
  entriesOf,
  hashText,
  leafHash,
  leavesOf,
  parseCheckpoint,
  parseEntry,
  parseProof,
  readLogProof,
  rootOf,
  tilePath,
  tilesOf,
  verifyHead,
  verifyLogged,
} from '@etalon/verify/log'
import { expect, test } from 'vitest'
import { checkLogs, enterInLog, type LogFault } from './index.ts'
import { startLogServer, tenant } from './testing/log-server.ts'

const { server, owner, issued, first, get, checkpointNow, tamperedWith } = await startLogServer()
const keys = server.issuing.keys.publicKeys

const bytesOf = async (path: string) => {
  const answer = await get(path)
  expect(answer.status, path).toBe(200)
  return { answer, bytes: new Uint8Array(await answer.arrayBuffer()) }
}
const proofFor = async (reference: string, since = 0) => {
  const answer = await fetch(`${server.portalUrl}/log/proof`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ reference, since }),
  })
  return answer.ok ? readLogProof(await answer.json()) : undefined
}
const faultsNow = async (known: readonly string[] = [], files = false): Promise<readonly string[]> => {
  const reports = await checkLogs(server.url, { keys, known, files })
  return reports.flatMap(({ faults }) => faults.map(({ fault, at }) => `${fault} ${at}`))
}

test('[CERT-4] everything that was issued stands in the log, in its order, under a head that the institute signed', async () => {
  const { rows } = await owner.query<{ entries: number; certificates: number }>(
    `select (select count(*)::int from certificate_log_entry where tenant_id = $1 and kind = 'issued') as entries,
      (select count(*)::int from certificate where tenant_id = $1) as certificates`,
    [tenant],
  )
  expect(rows[0]?.entries).toBeGreaterThan(5)
  expect(rows[0]?.entries).toBe(rows[0]?.certificates)
  const check = await verifyHead(await checkpointNow(), keys)
  expect(check).toMatchObject({ ok: true, head: { origin: expect.stringMatching(/^127\.0\.0\.1:\d+\/log\/000000$/) } })
  expect(await faultsNow([], true)).toEqual([])
})

test('[CERT-4] tiles have addresses that never change their content, and make the head again', async () => {
  const head = parseCheckpoint(await checkpointNow())?.head
  if (!head) throw new Error('there is a head')
  const bundles = await Promise.all(
    tilesOf('entries', head.size).map(async (tile) => await bytesOf(`/log/${tenant}/${tilePath(tile)}`)),
  )
  for (const { answer } of bundles) {
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('content-type')).toBe('application/octet-stream')
  }
  const leaves = bundles.flatMap(({ bytes }) => leavesOf(bytes) ?? [])
  expect(hashText(rootOf(leaves))).toBe(hashText(head.root))
  const [tile] = tilesOf(0, head.size)
  if (!tile) throw new Error('there is a tile')
  const { bytes } = await bytesOf(`/log/${tenant}/${tilePath(tile)}`)
  expect(Buffer.from(bytes)).toEqual(Buffer.concat(leaves.slice(0, 256)))
  const entries = bundles.flatMap(({ bytes: bundle }) => entriesOf(bundle) ?? []).map(parseEntry)
  expect(JSON.stringify(entries)).not.toContain(first.number)
  expect(JSON.stringify(entries)).not.toContain(first.reference)
  const answer = await get(`/log/${tenant}/checkpoint`)
  expect(answer.headers.get('cache-control')).toBe('public, max-age=2')
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
})

test('[CERT-4][SRV-3] what the log does not have is not found, whatever is asked', async () => {
  for (const path of [
    '/log/000000/tile/0/001',
    '/log/000000/tile/0/000.p/255',
    '/log/000000/tile/0/0',
    '/log/000000/tile/9/000.p/1',
    '/log/000000/tile/entries/x001/000',
    '/log/000000/tile/..%2f..%2fcheckpoint',
    '/log/nobody/checkpoint',
    '/log/nobody/growth',
    '/log/000001/tile/0/000.p/1',
    '/v/00000000000000000000000000/certificate.tlog-proof',
  ])
    expect((await get(path)).status, path).toBe(404)
  for (const reference of ['', 'x', '0'.repeat(26)]) expect(await proofFor(reference)).toBeUndefined()
  const growth = await get('/log/000000/growth?since=-1&since=9999999999999999')
  expect(growth.status).toBe(200)
})

test('[CERT-4] who holds a document is shown its entry, and how the log grew since a head that was seen before', async () => {
  const before = parseCheckpoint(await checkpointNow())?.head
  const proof = await proofFor(first.reference)
  if (!proof || !before) throw new Error('there is a proof')
  const question = { reference: first.reference, jws: first.statement, keys }
  expect(await verifyLogged(proof, question)).toMatchObject({ ok: true, entries: [{ kind: 'issued' }] })
  const text = await (await get(`/v/${first.reference}/certificate.tlog-proof`)).text()
  expect(text).toMatch(/^c2sp\.org\/tlog-proof@v1\nextra /)
  const kept = parseProof(text)
  if (!kept) throw new Error('the file is a proof')
  expect(await verifyLogged(kept, question)).toMatchObject({ ok: true })

  // Another is withdrawn, in one transaction with its entry.
  const [, second] = issued
  if (!second) throw new Error('there are two certificates')
  const approver = await server.signIn('approver')
  const { standing } = await approver.send(contract.report.detail, { query: { id: second.report_id } })
  await approver.send(contract.report.withdraw, {
    body: { id: second.report_id, version: standing.version, reason: '标准器复核时超差' },
  })
  const after = await proofFor(second.reference, before.size)
  if (!after) throw new Error('there is a proof')
  const known = { ...question, reference: second.reference, jws: second.statement, known: before }
  expect(await verifyLogged(after, known)).toMatchObject({
    ok: true,
    head: { size: before.size + 1 },
    entries: [{ kind: 'issued' }, { kind: 'withdrawn', index: before.size }],
  })
  expect(await faultsNow()).toEqual([])
})

test('[CERT-4] a proof that was tampered with names what is wrong', async () => {
  const proof = await proofFor(first.reference)
  if (!proof) throw new Error('there is a proof')
  const question = { reference: first.reference, jws: first.statement, keys }
  const faultOf = async (changed: typeof proof, asked: Parameters<typeof verifyLogged>[1] = question) => {
    const check = await verifyLogged(changed, asked)
    return check.ok ? undefined : check.fault
  }
  const [entry] = proof.entries
  if (!entry) throw new Error('there is an entry')
  expect(await faultOf({ ...proof, checkpoint: 'x' })).toBe('head-unreadable')
  expect(await faultOf({ ...proof, checkpoint: proof.checkpoint.replace(/\n\d+\n/, '\n7\n') })).toBe('head-forged')
  expect(await faultOf(proof, { ...question, keys: { keys: [] } })).toBe('head-forged')
  expect(await faultOf({ ...proof, entries: [] })).toBe('entry-missing')
  expect(await faultOf(proof, { ...question, jws: `${first.statement}x` })).toBe('entry-changed')
  expect(await faultOf(proof, { ...question, reference: '0'.repeat(26) })).toBe('entry-changed')
  expect(await faultOf({ ...proof, entries: [{ ...entry, index: entry.index + 1 }] })).toBe('entry-not-included')
  expect(await faultOf({ ...proof, entries: [{ ...entry, path: entry.path.slice(1) }] })).toBe('entry-not-included')
  const head = parseCheckpoint(proof.checkpoint)?.head
  if (!head) throw new Error('there is a head')
  const other = { ...head, root: leafHash(head.root) }
  expect(await faultOf(proof, { ...question, known: other })).toBe('log-forked')
  expect(await faultOf(proof, { ...question, known: { ...head, size: head.size + 5 } })).toBe('log-forked')
  expect(await faultOf(proof, { ...question, known: { ...head, origin: 'other' } })).toBe('log-forked')
})

test('[CERT-4] an entry that was taken out of the database is missed at its place', async () => {
  await owner.query('create table taken as select * from certificate_log_entry where tenant_id = $1 and id = 3', [tenant])
  await tamperedWith(
    ["delete from certificate_log_entry where tenant_id = '000000' and id = 3"],
    ['insert into certificate_log_entry select * from taken', 'drop table taken'],
    async () => {
      const faults = await faultsNow()
      expect(faults).toContain('entry-removed 3')
      expect(faults).toContainEqual(expect.stringMatching(/^head head \d+$/))
      expect(faults).toContainEqual(expect.stringMatching(/^not-entered .+ \(issued\)$/))
    },
  )
  expect(await faultsNow()).toEqual([])
})

test('[CERT-4] an entry that was changed is found, also where its hash was changed with it', async () => {
  await owner.query('create table kept as select * from certificate_log_entry where tenant_id = $1 and id = 2', [tenant])
  const restore = [
    "update certificate_log_entry e set entry = kept.entry, leaf_hash = kept.leaf_hash from kept where e.tenant_id = '000000' and e.id = 2",
  ]
  const changed = `convert_to(replace(convert_from(entry, 'UTF8'), '"issued"', '"replaced"'), 'UTF8')`
  await tamperedWith(
    [`update certificate_log_entry set entry = ${changed} where tenant_id = '000000' and id = 2`],
    restore,
    async () => expect(await faultsNow()).toContain('entry-changed 2'),
  )
  await tamperedWith(
    [
      `update certificate_log_entry set entry = ${changed} where tenant_id = '000000' and id = 2`,
      `update certificate_log_entry set leaf_hash = sha256('\\x00'::bytea || entry) where tenant_id = '000000' and id = 2`,
    ],
    restore,
    async () => expect(await faultsNow()).toContainEqual(expect.stringMatching(/^head head \d+$/)),
  )
  await owner.query('drop table kept')
  expect(await faultsNow()).toEqual([])
})

test('[CERT-4] a log that was written anew and signed again is found by a head that somebody kept', async () => {
  const kept = await checkpointNow()
  const last = issued.at(-1) ?? first
  await owner.query(`create table saved as select * from certificate_log_entry where tenant_id = '${tenant}'`)
  await owner.query(`create table saved_log as select * from certificate_log where tenant_id = '${tenant}'`)
  // Somebody with the key and the database says that one was issued long ago, and makes all that followed again.
  await tamperedWith(
    [
      `delete from certificate_log_entry where tenant_id = '${tenant}'`,
      `update certificate_log set size = 0 where tenant_id = '${tenant}'`,
      `update certificate set issued_at = issued_at - interval '9 years' where tenant_id = '${tenant}' and id = ${last.id}`,
    ],
    [
      `delete from certificate_log_entry where tenant_id = '${tenant}'`,
      'insert into certificate_log_entry select * from saved',
      `update certificate_log l set size = s.size, checkpoint = s.checkpoint from saved_log s where l.tenant_id = s.tenant_id`,
      `update certificate set issued_at = issued_at + interval '9 years' where tenant_id = '${tenant}' and id = ${last.id}`,
      'drop table saved',
      'drop table saved_log',
    ],
    async () => {
      await server.database.within(tenant, (tx) => enterInLog(tx, tenant, [], server.issuing))
      await server.database.within(tenant, (tx) =>
        enterInLog(tx, tenant, [{ certificateId: first.id, kind: 'withdrawn' }], server.issuing),
      )
      // By itself it looks whole, but for the certificate that it now speaks against.
      expect((await faultsNow()).filter((fault) => !fault.startsWith('not-as-entered'))).toEqual([])
      expect(await faultsNow([kept])).toContainEqual(expect.stringMatching(/^forked kept head \d+$/))
    },
  )
  expect(await faultsNow([kept])).toEqual([])
})

test('[CERT-4] a certificate that was changed behind the log’s back is found: its statement, its standing, its file', async () => {
  const one = `where tenant_id = '${tenant}' and id = ${first.id}`
  await owner.query(`create table before as select * from certificate ${one}`)
  const restore = (column: string) => [
    `update certificate c set ${column} = b.${column} from before b where c.tenant_id = b.tenant_id and c.id = b.id`,
  ]
  const finds = async (words: string, column: string, fault: LogFault, files = false) =>
    await tamperedWith([words], restore(column), async () =>
      expect(await faultsNow([], files)).toContainEqual(expect.stringContaining(fault)),
    )
  await finds(`update certificate set statement = statement || 'x' ${one}`, 'statement', 'not-as-entered')
  await finds(`update certificate set validity = 'withdrawn' ${one}`, 'validity', 'not-entered')
  await finds(`update certificate set pdf = pdf || '\\x0a' ${one}`, 'pdf', 'file-changed', true)
  await owner.query('drop table before')
  expect(await faultsNow([], true)).toEqual([])
})

test('[CERT-4] what happens at once is entered one after the other, and none is lost', async () => {
  const before = parseCheckpoint(await checkpointNow())?.head
  if (!before) throw new Error('there is a head')
  const some = issued.slice(2, 10)
  await Promise.all(
    some.map(({ id }) =>
      server.database.within(tenant, (tx) => enterInLog(tx, tenant, [{ certificateId: id, kind: 'replaced' }], server.issuing)),
    ),
  )
  const after = parseCheckpoint(await checkpointNow())?.head
  expect(after?.size).toBe(before.size + some.length)
  const faults = await faultsNow()
  // The entries speak of certificates that still stand, which is told; the log itself is whole.
  expect(faults.every((fault) => fault.startsWith('not-as-entered'))).toBe(true)
  await owner.query(`delete from certificate_log_entry where tenant_id = '${tenant}' and id >= ${before.size}`)
  await owner.query(`update certificate_log set size = 0 where tenant_id = '${tenant}'`)
  await owner.query(`delete from certificate_log_entry where tenant_id = '${tenant}'`)
  await server.database.within(tenant, (tx) => enterInLog(tx, tenant, [], server.issuing))
  expect(await faultsNow()).toEqual([])
})

test('[CERT-4] requests can neither change nor take out what was entered', async () => {
  for (const words of [
    'update certificate_log_entry set entry = leaf_hash',
    'delete from certificate_log_entry',
    'update certificate_log_node set hash = hash',
    'delete from certificate_log',
    "update certificate_log set origin = 'x'",
  ])
    await expect(server.database.within(tenant, (tx) => tx.execute(words))).rejects.toThrow()
})

test('[CERT-4] tiles are filled as entries come, whatever is entered at once, and make the same head', async () => {
  // Certificates of another institute, as many as fill a tile and more, without the reports that they would belong to.
  await owner.query(`do $$ declare name text; begin
    for name in select conname from pg_constraint where conrelid = 'certificate'::regclass and contype = 'f' loop
      execute format('alter table certificate drop constraint %I', name);
    end loop;
  end $$`)
  await owner.query(`
    insert into certificate (tenant_id, report_id, number, reference, check_code_version, kind, frozen, statement, pdf, xml, pdf_sha256, xml_sha256, issued_by, issued_at)
    select '000001', -place, 'X-' || place, upper(substr(md5(place::text), 1, 26)), 1, kind, frozen, statement, ''::bytea, ''::bytea, pdf_sha256, xml_sha256, issued_by, issued_at
    from certificate cross join generate_series(1, 600) place where tenant_id = '000000' and id = ${first.id}`)
  await server.database.within('000001', (tx) => enterInLog(tx, '000001', [], server.issuing))
  const report = (await checkLogs(server.url, { keys, known: [], files: false })).find((one) => one.tenant === '000001')
  expect(report).toMatchObject({ size: 600, faults: [] })
  for (const place of [0, 255, 256, 511, 512, 599]) {
    const { rows: found } = await owner.query<{ reference: string; statement: string }>(
      `select c.reference, c.statement from certificate_log_entry e join certificate c on c.id = e.certificate_id where e.tenant_id = '000001' and e.id = ${place}`,
    )
    const { reference = '', statement = '' } = found[0] ?? {}
    const proof = await proofFor(reference)
    if (!proof) throw new Error('there is a proof')
    expect(await verifyLogged(proof, { reference, jws: statement, keys }), String(place)).toMatchObject({ ok: true })
  }
  // A tile whose hash was noted before an entry in it was changed together with its own hash tells where it was.
  await tamperedWith(
    [
      `create table whole as select * from certificate_log_entry where tenant_id = '000001' and id = 300`,
      `update certificate_log_entry set entry = 'x', leaf_hash = sha256('\\x00'::bytea || 'x') where tenant_id = '000001' and id = 300`,
    ],
    [
      `update certificate_log_entry e set entry = w.entry, leaf_hash = w.leaf_hash from whole w where e.tenant_id = w.tenant_id and e.id = w.id`,
      'drop table whole',
    ],
    async () => expect(await faultsNow()).toContain('entry-changed 256–511'),
  )
})
