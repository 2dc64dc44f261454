// Checks each package as somebody gets it who installs it: publint and are-the-types-wrong. What it weighs: check-budgets.mjs.
// `--keep FOLDER` leaves the tarballs there, to be installed.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { builtPackages } from './doors.mjs'

/** Node 10 knows no doors, and a package of modules has nothing for those who cannot load modules: both are as meant. */
const asMeant = (problem) =>
  problem.resolutionKind === 'node10' || problem.kind === 'CJSResolvesToESM' || problem.kind === 'NamedExports'

const { values: asked } = parseArgs({ options: { keep: { type: 'string' } } })
let faults = 0
const fault = (text) => {
  faults += 1
  console.log(`  ✗ ${text}`)
}

const place = mkdtempSync(join(tmpdir(), 'etalon-packages-'))
try {
  for (const { name, folder, manifest, doors } of builtPackages()) {
    console.log(`\n@etalon/${name}`)
    const [{ filename }] = JSON.parse(
      execFileSync('npm', ['pack', '--json', '--silent', '--pack-destination', place], { cwd: folder, encoding: 'utf8' }),
    )
    const tarball = readFileSync(join(place, filename))
    const { messages } = await publint({
      strict: true,
      pack: { tarball: tarball.buffer.slice(tarball.byteOffset, tarball.byteOffset + tarball.byteLength) },
    })
    for (const message of messages) fault(`publint: ${formatMessage(message, manifest)}`)

    const types = await checkPackage(createPackageFromTarballData(new Uint8Array(tarball)), {
      entrypoints: Object.keys(doors).map((door) => `./${door}`),
    })
    if (types.types === false) fault('attw: no types')
    else for (const problem of types.problems) if (!asMeant(problem)) fault(`attw: ${problem.kind} ${problem.entrypoint ?? ''}`)
  }
  if (asked.keep) cpSync(place, resolve(process.env.INIT_CWD ?? '', asked.keep), { recursive: true })
} finally {
  rmSync(place, { recursive: true, force: true })
}
console.log(faults === 0 ? '\nAll packages are as they should be.' : `\n${faults} faults`)
process.exitCode = faults === 0 ? 0 : 1
