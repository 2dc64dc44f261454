// Checks each package as somebody gets it who installs it: publint, are-the-types-wrong, and what every door of it weighs.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { weigh } from './weigh.mjs'

const root = join(import.meta.dirname, '..')

/**
 * Kilobytes (1000 bytes, minified and compressed by brotli) that each door of a package may weigh, without its peers. `-- --update`
 * writes what they weigh now and a thirtieth more: a door that grows is then seen in what is committed.
 */
const budgetsFile = join(root, 'scripts/package-budgets.json')
const budgets = JSON.parse(readFileSync(budgetsFile, 'utf8'))
const isUpdate = process.argv.includes('--update')

/** Doors that are one heavy part themselves: whoever opens them wants it. */
const heavyDoors = []

/** Node 10 knows no doors, and a package of modules has nothing for those who cannot load modules: both are as meant. */
const asMeant = (problem) =>
  problem.resolutionKind === 'node10' || problem.kind === 'CJSResolvesToESM' || problem.kind === 'NamedExports'

const kilobytes = (bytes) => (bytes / 1000).toFixed(1).padStart(7)

let faults = 0
const fault = (text) => {
  faults += 1
  console.log(`  ✗ ${text}`)
}

const place = mkdtempSync(join(tmpdir(), 'etalon-packages-'))
try {
  for (const name of readdirSync(join(root, 'packages')).sort()) {
    const folder = join(root, 'packages', name)
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
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

    const doors = readdirSync(join(folder, 'dist'), { withFileTypes: true })
      .filter((one) => one.isDirectory() && manifest.exports[`./${one.name}`] !== null)
      .map((one) => one.name)
      .filter((door) => readdirSync(join(folder, 'dist', door)).includes('index.js'))
      .sort()
    const types = await checkPackage(createPackageFromTarballData(new Uint8Array(tarball)), {
      entrypoints: doors.map((door) => `./${door}`),
    })
    if (types.types === false) fault('attw: no types')
    else for (const problem of types.problems) if (!asMeant(problem)) fault(`attw: ${problem.kind} ${problem.entrypoint ?? ''}`)

    const external = [...Object.keys(manifest.peerDependencies ?? {}), 'react/*', 'react-dom/*']
    for (const door of doors) {
      const { bytes, heavy } = await weigh({ entryPoints: [join(folder, 'dist', door, 'index.js')], external })
      if (isUpdate) budgets[name] = { ...budgets[name], [door]: Math.ceil((bytes * 31) / 30 / 100) / 10 }
      const budget = budgets[name]?.[door] ?? 0
      console.log(`  ${door.padEnd(22)} ${kilobytes(bytes)} kB of ${budget}`)
      if (bytes > budget * 1000) fault(`${door} is heavier than ${budget} kB`)
      if (heavy.length > 0 && !heavyDoors.includes(door)) fault(`${door} brings ${heavy.join(', ')} at once`)
    }
  }
} finally {
  rmSync(place, { recursive: true, force: true })
}
if (isUpdate) writeFileSync(budgetsFile, `${JSON.stringify(budgets, undefined, 2)}\n`)
console.log(faults === 0 ? '\nAll packages are as they should be.' : `\n${faults} faults`)
process.exitCode = faults === 0 ? 0 : 1
