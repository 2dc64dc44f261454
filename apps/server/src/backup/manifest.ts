import * as z from 'zod'

const hash = z.string().regex(/^[\da-f]{64}$/)

/** What a backup holds; the last entry of its archive, so that a cut one has none. */
export const manifest = z.object({
  format: z.literal('etalon-backup-1'),
  /** When the snapshot was taken: nothing after it is in it. */
  takenAt: z.string(),
  /** How many migrations the schema had seen. */
  migrations: z.number().int().min(1),
  tables: z.array(
    z.object({
      name: z.string().regex(/^[a-z_]+$/),
      columns: z.array(z.string().regex(/^[a-z0-9_]+$/)),
      rows: z.number().int().min(0),
      sha256: hash,
    }),
  ),
  /** Numbers of identity columns, so that none is given twice. */
  sequences: z.array(z.object({ table: z.string(), column: z.string(), last: z.string() })),
  files: z.array(z.object({ key: z.uuid(), place: z.number().int().min(0), sha256: hash })),
})

/** What a backup holds. */
export type Manifest = z.output<typeof manifest>

/** Names of entries in the archive. */
export const entries = {
  manifest: 'manifest.json',
  table: (name: string) => `tables/${name}.copy`,
  file: (key: string, place: number) => `files/${key}/${place}`,
} as const

/** A backup cannot be taken, read or brought back; the message says why, what was kept and what to do. */
export class BackupProblem extends Error {
  override readonly name = 'BackupProblem'
}

/** A name of the database, as SQL takes it. */
export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
