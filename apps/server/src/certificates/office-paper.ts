import type { CivilDate } from '@etalon/api/domain'
import type { Named } from './certificate-data.ts'
import { typesetDocument } from './typeset.ts'

/** A label with what stands beside it. */
export interface PaperField {
  readonly label: Named
  readonly value: string
  readonly sub?: string
  readonly strong?: boolean
}

/** A column of a table on paper. */
export interface PaperColumn extends Named {
  /** Millimetres; zero takes what the others leave. */
  readonly width: number
  /** Figures stand at the right. */
  readonly numeric?: boolean
}

/** What a paper is put together from, from top to bottom. */
export type PaperPart =
  /** One or two fields in each row. */
  | { readonly kind: 'fields'; readonly rows: readonly (readonly PaperField[])[] }
  | { readonly kind: 'section'; readonly title: Named }
  /** Cells are texts with a line in another tongue beneath where there is one. `sums` stand under the last row. */
  | {
      readonly kind: 'table'
      readonly columns: readonly PaperColumn[]
      readonly rows: readonly (readonly (string | Named)[])[]
      readonly sums: readonly { readonly label: Named; readonly value: string }[]
    }
  /** An amount in figures and in capitals. */
  | { readonly kind: 'amount'; readonly label: Named; readonly figures: string; readonly capitals: string }
  | { readonly kind: 'notes'; readonly items: readonly Named[] }
  /** Who signs, beside each other, each with a line for the hand and one for the day. */
  | { readonly kind: 'hands'; readonly hands: readonly PaperHand[] }

/** A line that a pen drew, in millimetres from the upper left of the room for it. */
export interface InkLine {
  readonly start: readonly [x: number, y: number]
  /** Where it bends, and where it goes from there. */
  readonly turns: readonly (readonly [bendX: number, bendY: number, x: number, y: number])[]
}

/** Who signs a paper. */
export interface PaperHand {
  readonly label: Named
  readonly name: string
  /** What stands there already: lines of a pen, or a name that was typed in their place. */
  readonly signed?: { readonly by: string; readonly on: CivilDate; readonly lines: readonly InkLine[]; readonly typed: string }
}

/** Everything that a paper of the office says: a contract, a statement, a receipt. The same data give the same bytes. */
export interface OfficePaper {
  readonly title: Named
  readonly number: string
  readonly numberLabel: Named
  /** What has to be known before anything else, such as that it is a draft. */
  readonly notice: Named | null
  /** The day on which it is made. */
  readonly issued: CivilDate
  readonly institute: Named & { readonly address: string; readonly addressEn: string; readonly phone: string }
  readonly parts: readonly PaperPart[]
}

const withDefaults = (part: PaperPart) => {
  if (part.kind === 'fields')
    return {
      ...part,
      rows: part.rows.map((row) =>
        row.map(({ label, value, sub = '', strong = false }) => ({ label, value: value || '—', sub, strong, large: false })),
      ),
    }
  if (part.kind === 'table')
    return {
      ...part,
      columns: part.columns.map((column) => ({ ...column, numeric: column.numeric ?? false })),
      rows: part.rows.map((row) => row.map((cell) => (typeof cell === 'string' ? { zh: cell, en: '' } : cell))),
    }
  if (part.kind === 'hands') return { ...part, hands: part.hands.map((hand) => ({ ...hand, signed: hand.signed ?? null })) }
  return part
}

/**
 * Sets a paper of the office as tagged PDF/A-3a, in the type and the grid of certificates.
 * @throws TypesettingFailure where the page cannot be set
 * @throws UnprintableText where no font has a character of it
 */
export const setOfficePaper = (paper: OfficePaper): Uint8Array<ArrayBuffer> => {
  const page = { ...paper, 'number-label': paper.numberLabel, parts: paper.parts.map(withDefaults) }
  // A copy of our own: a Buffer may be a view into memory that Node uses again.
  return new Uint8Array(
    typesetDocument({ 'data.json': JSON.stringify(page) }, new Date(`${paper.issued}T00:00:00+08:00`), 'office-paper.typ'),
  )
}
