// `npm run verify-log`: whether every institute's log of certificates is whole, belongs to its signed head and to the certificates, and
// continues the heads that somebody kept. `-- --head FILE` names such a head, and may stand several times; `-- --files` reads every PDF
// and XML as well.
import { readFileSync } from 'node:fs'
import { checkLogs, type LogFault } from './certificate-log/index.ts'
import { loadCertificateKeys } from './certificates/index.ts'
import { sqlState } from './db/index.ts'
import { onDatabase } from './on-database.ts'
import { say } from './say.ts'
import { settingsOfProcess } from './settings/index.ts'
import { typed } from './typed.ts'

const words: Readonly<Record<LogFault, string>> = {
  'entry-removed': 'an entry was taken out',
  'entry-changed': 'an entry was changed',
  head: 'the signed head does not belong to the entries',
  'head-forged': 'the head was not signed by the institute',
  forked: 'the log was forked: what stands before this head is not what it was',
  'not-entered': 'this was never entered',
  'not-as-entered': 'this is not as it was entered',
  'file-changed': 'this file is not the one that was issued',
}

const usage = `npm run verify-log -- [--head FILE]... [--files]
  checks that the log of certificates of every institute is whole and belongs to its signed head and to the certificates
  --head FILE  checks as well that the log continues the head that somebody kept in FILE; may stand several times
  --files      reads every PDF and XML, too`

const { values } = typed(usage, {
  options: { head: { type: 'string', multiple: true, default: [] }, files: { type: 'boolean', default: false } },
})
try {
  const settings = settingsOfProcess()
  const { publicKeys } = await loadCertificateKeys({
    dataFolder: settings.dataFolder,
    issuedBefore: true,
    now: new Date(),
    sealFiles: settings.sealFiles,
  })
  const known = values.head.map((path) => readFileSync(path, 'utf8'))
  const reports = await onDatabase(settings, (url) => checkLogs(url, { keys: publicKeys, known, files: values.files }))
  for (const { tenant, name, size, root, certificates, faults } of reports) {
    say(`${tenant} ${name}`)
    say(`  ${size} entries about ${certificates} certificates${root === '' ? '' : `, head ${root}`}`)
    for (const { fault, at } of faults) say(`  BROKEN at ${at}: ${words[fault]}`)
    if (faults.length === 0) say('  nothing broken')
  }
  process.exitCode = reports.every(({ faults }) => faults.length === 0) ? 0 : 1
} catch (error) {
  const missing = sqlState(error) === '42P01'
  const why = error instanceof Error ? error.message : String(error)
  process.stderr.write(`${missing ? 'That database is not Etalon’s, or older than this release: start Etalon once.' : why}\n`)
  process.exitCode = 2
}
