import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { verifyFile } from '@etalon/verify/file'
import { fingerprintsOfPem } from '@etalon/verify/seal'
import { verifyStatement } from '@etalon/verify/statement'
import { expect, test } from 'vitest'

/** How many files are spoilt; `npm run test:mutations` spoils 10,000. */
const count = Number(process.env.ETALON_MUTATIONS ?? 400)
const seed = Number(process.env.ETALON_MUTATIONS_SEED ?? Date.now() % 2_147_483_647)

const place = fileURLToPath(new URL('../../../../docs/certificates/', import.meta.url))
const read = (name: string) => new Uint8Array(readFileSync(`${place}${name}`))
const text = (name: string) => readFileSync(`${place}${name}`, 'utf8')
const names = ['verification', 'calibration', 'testing']
const keys = JSON.parse(text('keys.json'))
const seals = await fingerprintsOfPem(text('seal.pem'))
const statements = new Map<string, string>()
for (const name of names) {
  const jws = text(`${name}.jws`).trim()
  const check = await verifyStatement(jws, keys)
  if (!check.ok) throw new Error(`${name} has no statement`)
  statements.set(check.statement.reference, jws)
}
const pdfs = names.map((name) => read(`${name}.pdf`))
const xmls = names.map((name) => ({ bytes: read(`${name}.dcc.xml`), signature: read(`${name}.dcc.xml.p7s`) }))

/** A sequence of numbers that a seed repeats (Mulberry32). */
const numbersOf = (begin: number) => {
  let state = begin >>> 0
  return (below: number): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}
type Bytes = Uint8Array<ArrayBuffer>
type Below = (below: number) => number

const joined = (...parts: readonly Uint8Array[]): Bytes => new Uint8Array(Buffer.concat(parts))

/** What somebody, or a bad line, does to a file. @param other another issued file of the kind */
const mutations: Readonly<Record<string, (file: Bytes, below: Below, other: Bytes) => Bytes>> = {
  'a bit': (file, below) => {
    const changed = Uint8Array.from(file)
    const at = below(file.length)
    changed[at] = (changed[at] ?? 0) ^ (1 << below(8))
    return changed
  },
  'a byte': (file, below) => {
    const changed = Uint8Array.from(file)
    changed[below(file.length)] = below(256)
    return changed
  },
  'a digit': (file, below) => {
    const changed = Uint8Array.from(file)
    const from = below(file.length)
    const at = changed.findIndex((byte, index) => index >= from && byte >= 0x30 && byte <= 0x39)
    if (at >= 0) changed[at] = 0x30 + below(10)
    return changed
  },
  'bytes put in': (file, below) => {
    const at = below(file.length + 1)
    return joined(
      file.subarray(0, at),
      Uint8Array.from({ length: 1 + below(40) }, () => below(256)),
      file.subarray(at),
    )
  },
  'bytes taken out': (file, below) => {
    const at = below(file.length)
    return joined(file.subarray(0, at), file.subarray(at + 1 + below(40)))
  },
  'parts exchanged': (file, below) => {
    const [one = 0, two = 0, three = 0] = [below(file.length), below(file.length), below(file.length)].sort((a, b) => a - b)
    return joined(file.subarray(0, one), file.subarray(two, three), file.subarray(one, two), file.subarray(three))
  },
  'a part twice': (file, below) => {
    const at = below(file.length)
    return joined(file.subarray(0, at), file.subarray(Math.max(0, at - 1 - below(400))))
  },
  'an end cut off': (file, below) => file.slice(0, below(file.length)),
  'an end put on': (file, below) =>
    joined(
      file,
      Uint8Array.from({ length: 1 + below(400) }, () => below(256)),
    ),
  'another’s end': (file, below, other) => {
    const at = below(Math.min(file.length, other.length))
    return joined(file.subarray(0, at), other.subarray(at))
  },
  'another’s seal': (file, _below, other) => {
    const range = (bytes: Bytes) => {
      const opening = Buffer.from(bytes).lastIndexOf('/Contents <')
      return opening === -1 ? [0, 0] : [opening, Buffer.from(bytes).indexOf('>', opening)]
    }
    const [from = 0, to = 0] = range(file)
    const [begin = 0, end = 0] = range(other)
    return joined(file.subarray(0, from), other.subarray(begin, end), file.subarray(to))
  },
}
const kinds = Object.entries(mutations)

test(`[CERT-4][CERT-5] of ${count} spoilt files none is accepted, by seal, by signature or by statement (seed ${seed})`, async () => {
  const below = numbersOf(seed)
  let spoilt = 0
  for (let turn = 0; turn < count; turn += 1) {
    const [[kind, mutate] = kinds[0] ?? []] = kinds.slice(turn % kinds.length)
    const which = below(names.length)
    const next = (which + 1) % names.length
    const isPdf = below(3) > 0
    const xml = xmls[which]
    const file = isPdf ? pdfs[which] : xml?.bytes
    const other = isPdf ? pdfs[next] : xmls[next]?.bytes
    if (!mutate || !file || !other || !xml) throw new Error('there are three of each')
    const changed = mutate(file, below, other)
    // What begins as another does and ends as that one is that one.
    if ([file, other].some((issued) => Buffer.compare(changed, issued) === 0)) continue
    spoilt += 1
    const detached = isPdf ? {} : { detached: xml.signature }
    const asked = { keys, seals, ...detached }
    const online = await verifyFile(changed, { ...asked, fetchStatement: async (reference) => statements.get(reference) })
    const offline = await verifyFile(changed, { ...asked, fetchStatement: () => Promise.reject(new Error('offline')) })
    const about = `turn ${turn}, seed ${seed}: ${kind} of ${names[which]} ${isPdf ? 'PDF' : 'XML'}`
    expect(online.verdict, about).not.toBe('genuine')
    expect('seal' in online ? online.seal?.seal : undefined, about).not.toBe('intact')
    expect(offline.verdict, about).not.toBe('sealed')
  }
  expect(spoilt).toBeGreaterThan(count * 0.8)
}, 1_800_000)

test('[CERT-5] what was not spoilt is accepted, so that the rest means something', async () => {
  for (const [at, pdf] of pdfs.entries()) {
    const fetchStatement = async (reference: string) => statements.get(reference)
    expect(await verifyFile(pdf, { keys, seals, fetchStatement })).toMatchObject({ verdict: 'genuine', seal: { seal: 'intact' } })
    const xml = xmls[at]
    if (!xml) throw new Error('there are three of each')
    const asked = { keys, seals, fetchStatement, detached: xml.signature }
    expect(await verifyFile(xml.bytes, asked)).toMatchObject({ verdict: 'genuine', part: 'xml', seal: { seal: 'intact' } })
  }
})
