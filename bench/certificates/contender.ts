// One way of making certificates, in a process of its own: prints how long it took, and what of it went where. All documents differ in
// number, client and instrument, as real ones do; the first ones warm up and are not counted.

import {
  issueDocument,
  loadCertificateKeys,
  sealDocument,
  signStatement,
  statementOf,
} from '../../apps/server/src/certificates/index.ts'
import {
  calibrationData,
  testingData,
  verificationData,
} from '../../apps/server/src/certificates/testing/certificate-fixtures.ts'
import { openDatabase } from '../../apps/server/src/db/index.ts'
import { storeCertificate } from '../../apps/server/src/testing/store-certificate.ts'

const tenant = '000000'
const warmUp = 6
const [, , name = '', url = '', folder = '', counted = '0', begin = '0'] = process.argv

const samples = [verificationData, calibrationData, testingData]
const keys = await loadCertificateKeys({ dataFolder: folder, issuedBefore: false, now: new Date() })

function dataOf(place: number) {
  const [sample = verificationData] = samples.slice(place % samples.length)
  const number = `BM-2026-${String(place).padStart(6, '0')}`
  const identity = { tenant, number, issued: sample.issued }
  return {
    ...sample,
    number,
    reference: keys.referenceOf(identity),
    checkCode: keys.checkCodeOf(identity, keys.checkCodeVersion),
    client: { name: `长沙第${place}精工机械有限公司`, address: `长沙市岳麓区 ${place} 号` },
    instrument: { ...sample.instrument, serial: `24${place}` },
  }
}

const spent = { typst: 0, seal: 0, statement: 0, database: 0 }
type Part = keyof typeof spent

async function timed<Result>(part: Part, work: () => Promise<Result> | Result): Promise<Result> {
  const from = performance.now()
  const result = await work()
  spent[part] += performance.now() - from
  return result
}

const database = name === 'whole' ? openDatabase(url, { connections: 1 }) : undefined

/** What issuing does, but for the report that it issues: files, seal, statement, row and entry in one transaction. */
async function whole(place: number): Promise<void> {
  const data = dataOf(place)
  await database?.within(tenant, async (tx) => {
    const made = await timed('typst', () => issueDocument(data))
    const document = await timed('seal', () => sealDocument(made, data, keys.seal, new Date()))
    const statement = await timed('statement', () => signStatement(statementOf(data, document, keys.signing.kid), keys))
    await timed('database', () => storeCertificate(tx, keys, { data, document, statement, place }))
  })
}

const contenders: Readonly<Record<string, (place: number) => Promise<unknown>>> = {
  typst: (place) => timed('typst', () => issueDocument(dataOf(place))),
  whole,
}

const make = contenders[name]
if (!make) throw new Error(`there is no contender ${name}`)
const first = Number(begin)
for (let place = 0; place < warmUp; place += 1) await make(first + place)
for (const part of ['typst', 'seal', 'statement', 'database'] as const) spent[part] = 0
const from = performance.now()
for (let place = 0; place < Number(counted); place += 1) await make(first + warmUp + place)
const milliseconds = performance.now() - from
await database?.close()
process.stdout.write(JSON.stringify({ milliseconds, spent }))
