/** A column of a chart's table. */
export interface TableColumn {
  readonly name: string
  readonly unit?: string | undefined
  /** Figures, at the right. */
  readonly numeric?: boolean
}

/** The facts of a chart as rows, which are read aloud, shown beside the drawing, and saved. */
export interface ChartFacts {
  readonly columns: readonly TableColumn[]
  /** A text for each column. A missing value is undefined. */
  readonly rows: readonly (readonly (string | undefined)[])[]
}

/** Words that a spreadsheet would take for a formula: `=HYPERLINK(…)` in a name must stay a name. A number with a sign is none. */
const looksLikeFormula = /^[=@\t\r]|^[+-](?![\d.])/

function cell(text: string | undefined): string {
  const plain = text ?? ''
  const safe = looksLikeFormula.test(plain) ? `'${plain}` : plain
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** The facts as comma-separated values (RFC 4180), with the byte order mark by which Excel knows UTF-8. */
export function csvOf({ columns, rows }: ChartFacts): string {
  const head = columns.map(({ name, unit }) => (unit ? `${name} (${unit})` : name))
  return `\ufeff${[head, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
}
