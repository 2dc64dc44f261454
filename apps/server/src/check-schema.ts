// `npm run check:schema -- [--schema PATH/dcc.xsd] [--count 200] [--seed N]`: generates Digital Calibration Certificates of all kinds, and asks
// xmllint whether each is valid against the schema; writes what came of it into docs/certificates/dcc-schema.md. Beside the schema stands a
// catalog.xml, so that nothing is fetched.
import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { documentTitles } from '@etalon/api/domain'
import { issueDocument } from './certificates/index.ts'
import { generatedDocument } from './generated-documents.ts'
import { say } from './say.ts'
import { randomOf } from './testing/seed.ts'
import { typed } from './typed.ts'

const own = fileURLToPath(new URL('./certificates/testing/schemas/dcc.xsd', import.meta.url))
const usage = `npm run check:schema -- [--schema PATH/dcc.xsd] [--count N] [--seed N]
  generates Digital Calibration Certificates of all kinds, 200 where no number is said, and asks xmllint whether each is valid`

const { values: given } = typed(usage, {
  options: {
    schema: { type: 'string', default: own },
    count: { type: 'string', default: '200' },
    seed: { type: 'string', default: '20261124' },
  },
})
const schema = resolve(given.schema)
const count = Number(given.count)
const random = randomOf(Number(given.seed))
const folder = mkdtempSync(join(tmpdir(), 'etalon-schema-'))

interface Sum {
  made: number
  valid: number
}
try {
  const sums = new Map<string, Sum>()
  const kindOf = new Map<string, string>()
  for (let place = 0; place < count; place += 1) {
    const data = generatedDocument(random, place)
    const file = join(folder, `${place}.xml`)
    writeFileSync(file, issueDocument(data).xml)
    kindOf.set(file, data.kind)
    const sum = sums.get(data.kind) ?? { made: 0, valid: 0 }
    sum.made += 1
    sums.set(data.kind, sum)
  }
  const { stderr } = spawnSync('xmllint', ['--nonet', '--noout', '--schema', schema, ...kindOf.keys()], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, XML_CATALOG_FILES: pathToFileURL(join(dirname(schema), 'catalog.xml')).href },
  })
  const faults: string[] = []
  for (const line of stderr.split('\n').filter(Boolean)) {
    const [, file = ''] = /^(.*\.xml) validates$/.exec(line) ?? []
    const sum = sums.get(kindOf.get(file) ?? '')
    if (sum) sum.valid += 1
    else faults.push(line.replaceAll(`${folder}/`, ''))
  }
  for (const fault of faults) say(fault)
  const valid = [...sums.values()].reduce((all, one) => all + one.valid, 0)
  say(`${valid} of ${count} are valid`)
  const program = execFileSync('sh', ['-c', 'xmllint --version 2>&1 | head -1'], { encoding: 'utf8' })
    .replace(/^.*version /, '')
    .trim()
  const rows = [...sums].map(([kind, { made, valid: good }]) => {
    const title = Object.entries(documentTitles).find(([name]) => name === kind)?.[1]
    return `| ${kind} | ${title?.zh ?? ''} | ${made} | ${good} |`
  })
  const place = fileURLToPath(new URL('../../../docs/certificates/dcc-schema.md', import.meta.url))
  writeFileSync(
    place,
    `# ${count} generated DCCs before the schema

Each was made as a certificate is issued, of what forms and sheets could hold: every kind of work and of instrument that has a method, readings
within and beyond the limits, texts with markup, blanks, rare characters and nothing in them, with and without conditions, second signatures,
a certificate before, and remarks. Asked: \`xmllint --nonet --schema\`, the schema being DCC 3.3.0 with its D-SI 2.2.1 and XML-DSig.

| kind | | made | valid |
| --- | --- | ---: | ---: |
${rows.join('\n')}

${valid} of ${count} are valid. Seed ${given.seed}; libxml ${program}; \`dcc.xsd\` with SHA-256 \`${createHash('sha256').update(readFileSync(schema)).digest('hex')}\`.
\`npm run check:schema\` writes this anew; with \`-- --schema PATH\` another copy of the schema is asked.
`,
  )
  // The table as the formatter has it.
  execFileSync('npx', ['biome', 'format', '--write', place], { stdio: 'ignore' })
  if (valid !== count) process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true })
}
