// `npm run certificates:samples`: writes docs/certificates anew: a verification, a calibration and a test, each as PDF and XML with
// signature, statement and proof, pictures of their pages, and what other programs say of them. The keys are made for this and thrown
// away; the institutes and clients are invented.
import { execFileSync, spawnSync } from 'node:child_process'
import { createPublicKey, sign } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  checkpointText,
  documentName,
  entryBytes,
  hashText,
  headText,
  inclusionPath,
  leafHash,
  proofText,
  rootOf,
  statementName,
} from '@etalon/verify/log'
import { keyFingerprint } from '@etalon/verify/statement'
import { issueDocument, loadCertificateKeys, sealDocument, signStatement, statementOf } from './certificates/index.ts'
import { calibrationData, testingData, verificationData } from './certificates/testing/certificate-fixtures.ts'
import { say } from './say.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const place = join(root, 'docs/certificates')
const schemas = fileURLToPath(new URL('./certificates/testing/schemas', import.meta.url))
const made = new Date('2026-09-20T02:00:00Z')
const samples = { verification: verificationData, calibration: calibrationData, testing: testingData }

const keyFolder = mkdtempSync(join(tmpdir(), 'etalon-samples-'))
const keys = await loadCertificateKeys({ dataFolder: keyFolder, issuedBefore: false, now: made })
const [published] = keys.publicKeys.keys
if (published === undefined) throw new Error('there is a key')
const key = { id: keys.signing.kid, fingerprint: await keyFingerprint(published) }
mkdirSync(place, { recursive: true })
for (const name of readdirSync(place)) if (!name.endsWith('.md')) rmSync(join(place, name))
const write = (name: string, content: string | Uint8Array) => writeFileSync(join(place, name), content)

const entries: { readonly name: string; readonly bytes: Uint8Array }[] = []
for (const [name, sample] of Object.entries(samples)) {
  const identity = { tenant: sample.tenant, number: sample.number, issued: sample.issued }
  const reference = keys.referenceOf(identity)
  const data = { ...sample, reference, checkCode: keys.checkCodeOf(identity, keys.checkCodeVersion), specimen: true, key }
  const document = await sealDocument(issueDocument(data), data, keys.seal, made)
  const jws = await signStatement(statementOf(data, document, keys.signing.kid), keys)
  write(`${name}.pdf`, document.pdf)
  write(`${name}.dcc.xml`, document.xml)
  write(`${name}.dcc.xml.p7s`, document.xmlSignature)
  write(`${name}.jws`, `${jws}\n`)
  const at = made.toISOString().replace('.000', '')
  entries.push({
    name,
    bytes: entryBytes({ kind: 'issued', at, document: documentName(reference), statement: statementName(jws) }),
  })
  execFileSync('pdftoppm', ['-r', '60', '-png', join(place, `${name}.pdf`), join(place, name)])
}

const leaves = entries.map(({ bytes }) => leafHash(bytes))
const head = { origin: 'query.example.cn/log/000000', size: leaves.length, root: rootOf(leaves) }
const publicKey = Buffer.from(createPublicKey(keys.signing.privateKey).export({ format: 'jwk' }).x ?? '', 'base64url')
const checkpoint = checkpointText(head, publicKey, sign(null, Buffer.from(headText(head)), keys.signing.privateKey))
for (const [index, { name, bytes }] of entries.entries()) {
  const path = await inclusionPath(index, leaves.length, async (from, to) => rootOf(leaves.slice(from, to)))
  const entry = Buffer.from(bytes).toString('base64')
  write(`${name}.tlog-proof`, proofText({ index, entry, path: path.map(hashText) }, checkpoint))
}
write('checkpoint', checkpoint)
write('keys.json', `${JSON.stringify(keys.publicKeys, null, 2)}\n`)
const [certificate = new Uint8Array(0)] = keys.seal.certificates
const lines =
  Buffer.from(certificate)
    .toString('base64')
    .match(/.{1,64}/g) ?? []
write('seal.pem', `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`)
rmSync(keyFolder, { recursive: true })

/** What was typed, and what the program said. */
const asked = (program: string, given: readonly string[], shown = program): string => {
  const environment = { ...process.env, XML_CATALOG_FILES: join(schemas, 'catalog.xml') }
  const { stdout, stderr, status } = spawnSync(program, given, { cwd: place, encoding: 'utf8', env: environment })
  const words = `${stdout}${stderr}`.replaceAll(`${schemas}/`, '').trimEnd()
  return `$ ${shown} ${given.map((one) => one.replaceAll(`${schemas}/`, '').replaceAll(`${root}`, '')).join(' ')}\n${words}\n(ended with ${status})\n`
}

const judged = Object.keys(samples).flatMap((name) => {
  const pdf = `${name}.pdf`
  const xml = `${name}.dcc.xml`
  const whole = ['--seal', 'seal.pem', '--keys', 'keys.json', '--statement', `${name}.jws`, '--proof', `${name}.tlog-proof`]
  const program = join(root, 'packages/verify/bin/etalon-verify.mjs')
  const verify = (...given: string[]) =>
    asked(process.execPath, ['--conditions=source', program, ...given, ...whole], 'etalon-verify').replace(
      /etalon-verify --conditions=source \S+ /,
      'etalon-verify ',
    )
  const openssl = ['cms', '-verify', '-binary', '-inform', 'DER', '-in', `${xml}.p7s`, '-content', xml]
  return [
    asked('pdfsig', ['-nocert', pdf]),
    asked('qpdf', ['--check', pdf]),
    asked('pdfinfo', [pdf]),
    asked('pdfdetach', ['-list', pdf]),
    asked('openssl', [...openssl, '-CAfile', 'seal.pem', '-purpose', 'any', '-out', '/dev/null']),
    asked('xmllint', ['--nonet', '--noout', '--schema', join(schemas, 'dcc.xsd'), xml]),
    verify(pdf, '--head', 'checkpoint'),
    verify(xml, '--signature', `${xml}.p7s`),
  ]
})
write('judges.txt', judged.join('\n'))
say(`${place}: ${readdirSync(place).length} files`)
