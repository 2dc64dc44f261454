// One way of taking a list out of the database into a file, in a process of its own: prints how long it took and what memory it had.
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { type ExportWishBody, encodeSearch } from '@etalon/api/contract'
import ExcelJS from 'exceljs'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { type LongReader, openDatabase, statementText } from '../../apps/server/src/db/index.ts'
import { storageInFolder } from '../../apps/server/src/files/storage.ts'
import { storedParts } from '../../apps/server/src/modules/export/stored-parts.ts'
import { planOf, statementOf, writeExport } from '../../apps/server/src/modules/export/write-export.ts'
import { absentCaller } from '../../apps/server/src/session/index.ts'

const tenant = '000000'
const [, , name = '', url = '', folder = '', prefix = ''] = process.argv

/** The orders as their list shows them at first. */
const wish = (format: 'csv' | 'xlsx'): ExportWishBody => ({
  resource: 'order',
  format,
  title: '委托单',
  search: encodeSearch({ current: 1, size: 1, filter: { orderNo: prefix }, op: { orderNo: 'LIKE' } }),
  columns: ['orderNo', 'enterName', 'serviceType', 'sampleCount', 'progress', 'state', 'amount', 'billDate'].map((field) => ({
    field,
    header: field,
  })),
})

const database = openDatabase(url, { connections: 2 })
const asReception = async <T>(
  work: (reader: LongReader, caller: Awaited<ReturnType<typeof whoAsks>>) => Promise<T>,
): Promise<T> =>
  await database.reading(tenant, new AbortController().signal, async (reader) => await work(reader, await whoAsks(reader)))

async function whoAsks({ tx }: LongReader) {
  const { rows } = await tx.execute<{ id: string }>(`select id::text from account where account = 'reception'`)
  const caller = await absentCaller(tx, tenant, rows[0]?.id ?? '0')
  if (!caller) throw new Error('the demonstration has no reception')
  return caller
}

/** The same statement as text: COPY takes no parameters. */
async function inlined(): Promise<string> {
  const plan = await asReception(async (_, caller) => planOf(wish('csv'), caller))
  const { text, values } = statementText(statementOf(plan))
  return text.replace(/\$(\d+)/g, (_, at: string) => pg.escapeLiteral(String(values[Number(at) - 1])))
}

async function ours(format: 'csv' | 'xlsx'): Promise<number> {
  const file = storedParts(storageInFolder(folder), `${name}-file`)
  await asReception((reader, caller) =>
    writeExport(reader, caller, 'zh', wish(format), file.take, { expected: () => {}, written: () => {} }),
  )
  return (await file.end()).size
}

const contenders: Readonly<Record<string, () => Promise<number>>> = {
  csv: () => ours('csv'),
  xlsx: () => ours('xlsx'),
  async copy() {
    const client = new pg.Client({ connectionString: url, options: '-c role=etalon_app -c jit=off -c cursor_tuple_fraction=1' })
    await client.connect()
    await client.query(`select set_config('etalon.tenant', $1, false)`, [tenant])
    const out = createWriteStream(join(folder, 'copy.txt'))
    await pipeline(client.query(copyTo(`copy (${await inlined()}) to stdout`)), out)
    await client.end()
    return out.bytesWritten
  },
  /** The streaming writer of exceljs, with what makes it fastest: no styles, no shared strings. */
  async exceljs() {
    const out = createWriteStream(join(folder, 'exceljs.xlsx'))
    const book = new ExcelJS.stream.xlsx.WorkbookWriter({ stream: out, useStyles: false, useSharedStrings: false })
    const sheet = book.addWorksheet('orders')
    await asReception(async ({ rows }, caller) => {
      const plan = planOf(wish('xlsx'), caller)
      sheet.addRow(plan.columns.map(({ header }) => header)).commit()
      for await (const read of rows(statementOf(plan), 2000))
        for (const row of read)
          sheet.addRow(row.map((value, at) => (plan.columns[at]?.kind === 'number' ? Number(value) : value))).commit()
    })
    sheet.commit()
    await book.commit()
    return out.bytesWritten
  },
}

const contender = contenders[name]
if (!contender) throw new Error(`there is no contender ${name}`)
await database.ping()
globalThis.gc?.()
const idle = process.memoryUsage().rss
const began = performance.now()
const bytes = await contender()
const milliseconds = performance.now() - began
await database.close()
const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage()
process.stdout.write(
  JSON.stringify({
    milliseconds,
    bytes,
    memory: maxRSS / 1024 - idle / 1024 / 1024,
    processor: (userCPUTime + systemCPUTime) / 1000,
  }),
)
process.exit(0)
