import { type PublicLine, publicRecordKinds } from '@etalon/api/domain'
import type { CertificateKeys } from '../../certificates/index.ts'
import type { Database } from '../../db/index.ts'
import { onGrid } from '../../limits/index.ts'
import { askOnce } from './count-tries.ts'
import { certificateOf } from './find-certificate.ts'
import { recordOf } from './find-record.ts'
import { listedOf } from './listed-certificates.ts'

/** Lines that are looked for at once: what one number allows in an hour, too. */
export const mostLines = 10

/** Number and code of each line that says something. A line without a code asks all the same, and finds nothing. */
export const linesOf = (typed: string): readonly { readonly number: string; readonly code: string }[] =>
  typed
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [number = '', ...code] = line.split(/[\s,，;；]+/)
      return { number: number.slice(0, 80), code: code.join('').slice(0, 30) }
    })

/** Looks for documents of any kind, each by number and check code, each counted as a question; the answers leave together on the grid. */
export const findLines = (
  database: Database,
  keys: CertificateKeys,
  tenant: string,
  asked: { readonly lines: ReturnType<typeof linesOf>; readonly address: string; readonly home: string },
): Promise<readonly PublicLine[]> =>
  onGrid(async () => {
    const found: PublicLine[] = []
    // One after the other: they are counted against each other.
    for (const { number: typed, code } of asked.lines) {
      const finding = await askOnce(database, tenant, { number: typed, address: asked.address }, async (tx, number) => {
        const certificate = await certificateOf(tx, keys, tenant, number, code)
        const record = await recordOf(tx, keys, tenant, number, code, publicRecordKinds)
        return certificate || record ? { certificate, record } : undefined
      })
      if (finding.kind === 'too-many') found.push({ found: 'later', typed, until: finding.until })
      else if (finding.kind === 'not-found') found.push({ found: 'nothing', typed })
      else if (finding.found.certificate)
        found.push({ found: 'certificate', typed, listed: listedOf(finding.found.certificate, asked.home) })
      else if (finding.found.record) {
        const { kind, name, number, issued, withdrawn } = finding.found.record
        found.push({ found: 'record', typed, kind, name, number, issued, withdrawnOn: withdrawn?.on ?? null })
      }
    }
    return found
  })
