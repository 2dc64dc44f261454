import { isNumber, looksLikeFormula, type Sheet, type SpreadsheetWriter, type Take } from './spreadsheet.ts'

const lineEnd = '\r\n'

/**
 * Writes a CSV (RFC 4180): UTF-8 with a byte order mark, by which Excel knows it. A text that a spreadsheet would run as a formula has an
 * apostrophe before it; numbers stay numbers.
 */
export async function writeCsv({ columns }: Sheet, take: Take): Promise<SpreadsheetWriter> {
  const isNumeric = columns.map(({ kind }) => kind === 'number')
  await take(Buffer.from(`\ufeff${columns.map(({ header }) => cell(header, false)).join(',')}${lineEnd}`))
  return {
    async rows(rows) {
      let text = ''
      for (const row of rows) {
        for (let at = 0; at < isNumeric.length; at += 1) {
          const value = row[at]
          if (at > 0) text += ','
          if (value !== null && value !== undefined) text += cell(value, isNumeric[at] === true)
        }
        text += lineEnd
      }
      if (text !== '') await take(Buffer.from(text))
    },
    end: async () => {},
    abandon() {},
  }
}

function cell(value: string, isNumeric: boolean): string {
  const text = looksLikeFormula(value) && !(isNumeric && isNumber(value)) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
