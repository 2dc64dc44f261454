import type { ExportFormat } from '@etalon/api/contract'
import { sql, type Transaction } from '../../db/index.ts'
import type { FileStorage } from '../../files/index.ts'
import type { SentFile } from '../../http/index.ts'
import { mediaTypes } from '../../spreadsheet/index.ts'

interface Row extends Record<string, unknown> {
  name: string
  format: ExportFormat
  key: string
  size: number
  parts: number
}

/** The file of a list that was written; undefined where there is none, or none any more. */
export async function writtenFile(tx: Transaction, storage: FileStorage, id: string): Promise<SentFile | undefined> {
  const { rows } = await tx.execute<Row>(sql`
    select name, format, key::text, size::float8 as size, parts from export_job
    where id = ${id} and state = 'done' and expires_at > clock_timestamp()`)
  const [row] = rows
  return row && { type: mediaTypes[row.format], name: row.name, size: row.size, bytes: storage.read(row.key, row.parts) }
}
