import { createHash } from 'node:crypto'
import {
  documentName,
  hashText,
  type LogHead,
  leafHash,
  parseCheckpoint,
  parseEntry,
  rootOf,
  statementName,
  type TreeHash,
  tileWidth,
  verifyHead,
} from '@etalon/verify/log'
import type { PublicKeys } from '@etalon/verify/statement'
import pg from 'pg'

/**
 * Something that is wrong with a log:
 * - `entry-removed`: the place has no entry
 * - `entry-changed`: the entry is not what its hash was made of, or its tile not what was noted of it
 * - `head`: the signed head does not belong to the entries
 * - `head-forged`: the head is none, or none of the institute's keys signed it
 * - `forked`: the head that somebody kept is of other entries than those that stand before it now
 * - `not-entered`: a certificate, or what became of it, has no entry
 * - `not-as-entered`: a certificate's statement or standing is not what its entry says
 * - `file-changed`: a file is not the one that its statement speaks of
 */
export type LogFault =
  | 'entry-removed'
  | 'entry-changed'
  | 'head'
  | 'head-forged'
  | 'forked'
  | 'not-entered'
  | 'not-as-entered'
  | 'file-changed'

/** A fault and where it is: the number of an entry from nought, or that of a certificate. */
export interface FoundFault {
  readonly fault: LogFault
  readonly at: string
}

/** What came of checking the log of an institute. */
export interface LogReport {
  readonly tenant: string
  readonly name: string
  readonly size: number
  /** The head's hash in base 64. */
  readonly root: string
  readonly certificates: number
  readonly faults: readonly FoundFault[]
}

/** What a check is made with. */
export interface LogChecking {
  readonly keys: PublicKeys
  /** Heads that somebody kept, as they were published. */
  readonly known: readonly string[]
  /** Whether the files of each certificate are read as well, which takes long. */
  readonly files: boolean
}

interface EntryRow {
  id: string
  certificate_id: string
  kind: string
  entry: Buffer
  leaf_hash: Buffer
}

interface CertificateRow {
  id: string
  number: string
  reference: string
  statement: string
  validity: string
  pdf_sha256: Buffer
  xml_sha256: Buffer
}

/** Faults of one kind that are told one by one; the rest is counted. */
const most = 20

const said = (fault: LogFault, places: readonly string[]): readonly FoundFault[] => [
  ...places.slice(0, most).map((at) => ({ fault, at })),
  ...(places.length > most ? [{ fault, at: `… ${places.length - most} more` }] : []),
]

/** The entries one after the other, and the hash of each as it ought to be. @param rows by their places */
function checkEntries(rows: readonly EntryRow[], size: number): { leaves: readonly TreeHash[]; faults: readonly FoundFault[] } {
  const byPlace = new Map(rows.map((row) => [Number(row.id), row]))
  const removed: string[] = []
  const changed: string[] = []
  const leaves = Array.from({ length: Math.max(size, Number(rows.at(-1)?.id ?? -1) + 1) }, (_, place) => {
    const row = byPlace.get(place)
    if (row === undefined) {
      removed.push(String(place))
      return new Uint8Array(32)
    }
    const hash = leafHash(row.entry)
    if (!row.leaf_hash.equals(hash)) changed.push(String(place))
    return hash
  })
  return { leaves, faults: [...said('entry-removed', removed), ...said('entry-changed', changed)] }
}

/** Whether full tiles still have the hashes that were noted of them: an entry that was changed together with its own hash is found so. */
function checkTiles(
  leaves: readonly TreeHash[],
  nodes: readonly { level: number; place: string; hash: Buffer }[],
): readonly FoundFault[] {
  const noted = new Map(nodes.map(({ level, place, hash }) => [`${level}/${place}`, hash]))
  const wrong: string[] = []
  let below = leaves
  for (let level = 1; below.length >= tileWidth; level += 1) {
    const hashes = Array.from({ length: Math.floor(below.length / tileWidth) }, (_, place) =>
      rootOf(below.slice(place * tileWidth, (place + 1) * tileWidth)),
    )
    for (const [place, hash] of hashes.entries()) {
      const known = noted.get(`${level}/${place}`)
      const width = tileWidth ** level
      if (known === undefined || !known.equals(hash)) wrong.push(`${place * width}–${(place + 1) * width - 1}`)
    }
    below = hashes
  }
  return said('entry-changed', wrong)
}

const isHeadOf = ({ size, root }: LogHead, leaves: readonly TreeHash[]): boolean =>
  size <= leaves.length && hashText(rootOf(leaves.slice(0, size))) === hashText(root)

/** Whether every certificate stands in the log as it is. */
function checkCertificates(certificates: readonly CertificateRow[], rows: readonly EntryRow[]): readonly FoundFault[] {
  const entered = new Map<string, Map<string, EntryRow>>()
  for (const row of rows) {
    const kinds = entered.get(row.certificate_id) ?? new Map<string, EntryRow>()
    entered.set(row.certificate_id, kinds.set(row.kind, row))
  }
  const missing: string[] = []
  const different: string[] = []
  for (const { id, number, reference, statement, validity } of certificates) {
    const kinds = entered.get(id) ?? new Map<string, EntryRow>()
    const wanted = validity === 'valid' ? ['issued'] : ['issued', validity]
    for (const kind of wanted) if (!kinds.has(kind)) missing.push(`${number} (${kind})`)
    if (validity === 'valid' && kinds.size > 1) different.push(`${number} (${[...kinds.keys()].join(', ')})`)
    for (const { entry } of kinds.values()) {
      const parsed = parseEntry(entry)
      if (parsed?.document !== documentName(reference) || parsed.statement !== statementName(statement)) different.push(number)
    }
  }
  const known = new Set(certificates.map(({ id }) => id))
  const gone = [...entered.keys()].filter((id) => !known.has(id)).map((id) => `certificate ${id} is not there any more`)
  return [...said('not-entered', missing), ...said('not-as-entered', [...different, ...gone])]
}

const sha256 = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest()

async function checkFiles(
  database: pg.Client,
  tenant: string,
  certificates: readonly CertificateRow[],
): Promise<readonly FoundFault[]> {
  const wrong: string[] = []
  for (const { id, number, pdf_sha256: pdf, xml_sha256: xml, statement } of certificates) {
    const { rows } = await database.query<{ pdf: Buffer; xml: Buffer }>(
      'select pdf, xml from certificate where tenant_id = $1 and id = $2',
      [tenant, id],
    )
    const [files] = rows
    const words = Buffer.from(statement.split('.')[1] ?? '', 'base64url').toString('utf8')
    const fits = (digest: Buffer) => words.includes(`"${digest.toString('hex')}"`)
    if (!files || !sha256(files.pdf).equals(pdf) || !fits(pdf)) wrong.push(`${number}.pdf`)
    if (!files || !sha256(files.xml).equals(xml) || !fits(xml)) wrong.push(`${number}.xml`)
  }
  return said('file-changed', wrong)
}

async function checkLog(
  database: pg.Client,
  tenant: { id: string; name: string },
  { keys, known, files }: LogChecking,
): Promise<LogReport> {
  const of = async <Row extends pg.QueryResultRow>(words: string) => (await database.query<Row>(words, [tenant.id])).rows
  const [log] = await of<{ size: string; checkpoint: string; origin: string }>(
    'select size, checkpoint, origin from certificate_log where tenant_id = $1',
  )
  const rows = await of<EntryRow>('select * from certificate_log_entry where tenant_id = $1 order by id')
  const nodes = await of<{ level: number; place: string; hash: Buffer }>(
    'select * from certificate_log_node where tenant_id = $1',
  )
  const certificates = await of<CertificateRow>(
    'select id, number, reference, statement, validity, pdf_sha256, xml_sha256 from certificate where tenant_id = $1 order by id',
  )
  const size = Number(log?.size ?? 0)
  const { leaves, faults } = checkEntries(rows, size)
  const found = [...faults, ...(faults.length > 0 ? [] : checkTiles(leaves, nodes))]
  const head = log === undefined || size === 0 ? undefined : await verifyHead(log.checkpoint, keys)
  if (head !== undefined && !head.ok) found.push({ fault: 'head-forged', at: `head ${size}` })
  if (head?.ok && (head.head.size !== leaves.length || !isHeadOf(head.head, leaves)))
    found.push({ fault: 'head', at: `head ${head.head.size}` })
  for (const text of known) {
    const kept = parseCheckpoint(text)?.head
    if (kept === undefined || kept.origin !== log?.origin) continue
    if (!(await verifyHead(text, keys)).ok) found.push({ fault: 'head-forged', at: `kept head ${kept.size}` })
    else if (!isHeadOf(kept, leaves)) found.push({ fault: 'forked', at: `kept head ${kept.size}` })
  }
  found.push(...checkCertificates(certificates, rows))
  if (files) found.push(...(await checkFiles(database, tenant.id, certificates)))
  return {
    tenant: tenant.id,
    name: tenant.name,
    size,
    root: head?.ok ? hashText(head.head.root) : '',
    certificates: certificates.length,
    faults: found,
  }
}

/** Checks the log of every institute in one moment of a database. @param ownerUrl of whoever owns the tables */
export async function checkLogs(ownerUrl: string, checking: LogChecking): Promise<readonly LogReport[]> {
  const database = new pg.Client({ connectionString: ownerUrl })
  await database.connect()
  try {
    await database.query('begin isolation level repeatable read read only')
    const { rows } = await database.query<{ id: string; name: string }>('select id, name from tenant order by id')
    const reports: LogReport[] = []
    for (const tenant of rows) reports.push(await checkLog(database, tenant, checking))
    return reports
  } finally {
    await database.end()
  }
}
