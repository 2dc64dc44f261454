/** What the cells of a column are: a `day` is `yyyy-MM-dd`, a `moment` `yyyy-MM-dd HH:mm:ss` on the institute's clock. */
export type CellKind = 'text' | 'number' | 'day' | 'moment'

/** A column of a sheet. */
export interface SheetColumn {
  /** What stands above it. */
  readonly header: string
  readonly kind: CellKind
}

/** What a file is begun with. */
export interface Sheet {
  /** What the sheet is called, where the kind of file has names. */
  readonly title: string
  readonly columns: readonly SheetColumn[]
}

/** Takes the bytes of a file as they are made; it resolves when it can take more. */
export type Take = (bytes: Buffer) => Promise<void>

/** Writes rows into a file, as many as come, without keeping them. */
export interface SpreadsheetWriter {
  /** Writes rows: one value for each column, null for none. */
  rows(rows: readonly (readonly (string | null)[])[]): Promise<void>
  /** Writes what belongs behind the last row. */
  end(): Promise<void>
  /** Writes no more; what was written is no file. */
  abandon(): void
}

/** What the files are to a browser. */
export const mediaTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

/**
 * Whether a spreadsheet would run a text as a formula: it begins with one of these, narrow or wide, or with what makes a cell of its own.
 * (OWASP, CSV Injection)
 */
export const looksLikeFormula = (text: string): boolean => beginnings.has(text.charCodeAt(0))

const beginnings = new Set([...'=+-@\t\r\n\uff1d\uff0b\uff0d\uff20'].map((letter) => letter.charCodeAt(0)))

/** Whether a text is a number as a spreadsheet takes it. */
export const isNumber = (text: string): boolean => /^-?\d{1,15}(\.\d{1,15})?$/.test(text)
