// Says whether a certificate is genuine: node verify.mjs FILE KEYS STATEMENT [SEAL]
// The keys are the institute's own, from a source that you trust; the statement is what its portal answers for the reference in the file.
import { readFileSync } from 'node:fs'
import { verifyFile } from '@etalon/verify/file'
import { fingerprintsOfPem } from '@etalon/verify/seal'

const [file, keys, statement, seal] = process.argv.slice(2)
if (!file || !keys || !statement) {
  console.error('node verify.mjs FILE KEYS STATEMENT [SEAL]')
  process.exit(2)
}

const answer = await verifyFile(new Uint8Array(readFileSync(file)), {
  keys: JSON.parse(readFileSync(keys, 'utf8')),
  // A portal would be asked here, with nothing but the reference.
  fetchStatement: async () => readFileSync(statement, 'utf8').trim(),
  ...(seal ? { seals: await fingerprintsOfPem(readFileSync(seal, 'utf8')) } : {}),
})
console.log(`${file}: ${answer.verdict}${'reason' in answer ? ` (${answer.reason})` : ''}`)
process.exitCode = answer.verdict === 'genuine' ? 0 : 1
