import type { SheetColumn } from './spreadsheet.ts'
import { escaped } from './xml-text.ts'

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const sheetTypes = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** The looks of cells, by their places in `styles`. A guarded text stays one where somebody types on in it. */
export const styleOf = { head: 1, day: 2, moment: 3, guarded: 4 } as const

export const styles = `${head}<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="5"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/><xf quotePrefix="1"/></cellXfs></styleSheet>`

/** Characters that a column has room for. */
const widthOf = ({ header, kind }: SheetColumn) => {
  const said = [...header].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 2 : 1), 2)
  return Math.min(60, Math.max(said, { text: 18, number: 12, day: 12, moment: 18 }[kind]))
}

/** What stands before the rows: the first one stays in sight. */
export const sheetBegin = (columns: readonly SheetColumn[]): string =>
  `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns
    .map((column, at) => `<col min="${at + 1}" max="${at + 1}" width="${widthOf(column)}" customWidth="1"/>`)
    .join('')}</cols><sheetData>`

export const sheetEnd = '</sheetData></worksheet>'

const numbersTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1)

/** A sheet's name has at most 31 characters, and not these. */
const sheetName = (title: string, number: number, count: number) => {
  const suffix = count === 1 ? '' : ` ${number}`
  const name =
    title
      .replace(/[\\/?*[\]:]/g, ' ')
      .replace(/^'+|'+$/g, '')
      .trim() || 'Sheet'
  return `${[...name].slice(0, 31 - suffix.length).join('')}${suffix}`
}

export const workbook = (title: string, sheets: number): string =>
  `${head}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${numbersTo(sheets)
    .map(
      (number) =>
        `<sheet name="${escaped(sheetName(title, number, sheets)).replaceAll('"', '&quot;')}" sheetId="${number}" r:id="rId${number}"/>`,
    )
    .join('')}</sheets></workbook>`

export const workbookRelations = (sheets: number): string =>
  `${head}<Relationships xmlns="${packages}/relationships">${numbersTo(sheets)
    .map((number) => `<Relationship Id="rId${number}" Type="${relations}/worksheet" Target="worksheets/sheet${number}.xml"/>`)
    .join(
      '',
    )}<Relationship Id="rId${sheets + 1}" Type="${relations}/styles" Target="styles.xml"/><Relationship Id="rId${sheets + 2}" Type="${relations}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`

export const packageRelations = `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`

export const contentTypes = (sheets: number): string =>
  `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheetTypes}.sheet.main+xml"/>${numbersTo(
    sheets,
  )
    .map((number) => `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${sheetTypes}.worksheet+xml"/>`)
    .join(
      '',
    )}<Override PartName="/xl/styles.xml" ContentType="${sheetTypes}.styles+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="${sheetTypes}.sharedStrings+xml"/></Types>`
