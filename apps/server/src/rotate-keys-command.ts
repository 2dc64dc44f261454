// `npm run rotate-keys`: another key signs statements and the log's heads from the next start on; the old ones stay published, and all that
// they signed keeps verifying. `-- --announce` publishes the next key and leaves the signing to the old one until the command is run again
// without it; `-- --check-codes` makes the check codes of new certificates under a new key, too.
import { rotateKeys } from './certificates/index.ts'
import { say } from './say.ts'
import { settingsOfProcess } from './settings/index.ts'
import { typed } from './typed.ts'

const usage = `npm run rotate-keys -- [--announce] [--check-codes]
  makes another key sign statements and the heads of the log from the next start on; the old ones stay published
  --announce     publishes the next key and lets the old one sign until the command is run again without it
  --check-codes  makes the check codes of new certificates under a new key, too`

const { values } = typed(usage, {
  options: { announce: { type: 'boolean', default: false }, 'check-codes': { type: 'boolean', default: false } },
})
try {
  const { dataFolder } = settingsOfProcess()
  const { current, announced, published, checkCodeVersion } = await rotateKeys({
    dataFolder,
    now: new Date(),
    announce: values.announce,
    checkCodes: values['check-codes'],
  })
  say(`Signing from the next start on: ${current}`)
  if (announced !== undefined) say(`Announced, and published from the next start on: ${announced}`)
  say(`Published: ${published.join(', ')}`)
  if (values['check-codes'])
    say(`Check codes of new certificates: version ${checkCodeVersion}; those that are printed stay right`)
  say('Start every process of Etalon again, and back up the keys: the copy of before does not have the new one.')
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 2
}
