import { PassThrough } from 'node:stream'
import ZipStream from 'zip-stream'
import type { Sheet, SpreadsheetWriter, Take } from './spreadsheet.ts'
import { createCells } from './xlsx-cells.ts'
import { contentTypes, packageRelations, sheetBegin, sheetEnd, styles, workbook, workbookRelations } from './xlsx-parts.ts'

/** A sheet has 1,048,576 rows; the first one says what the columns are. */
const rowsOfSheet = 1_048_575
/** Characters that are handed on together. */
const pieceLength = 256 * 1024
/** Bytes that wait to be packed, which another thread does, while rows are written. */
const mostWaiting = 4 * 1024 * 1024

/** Speed before size: the file is a third larger than at the usual level, and there in less than half the time. */
const packing = { level: 1 }
/** The same rows are the same file. */
const date = new Date(Date.UTC(2020, 0, 1))

/**
 * Writes an XLSX (ECMA-376) row by row: what it keeps are some words that often come again, and not the rows. Texts are texts, whatever they
 * begin with; numbers are numbers, days and moments are dates. What does not fit on a sheet goes on on the next.
 */
export async function writeXlsx(sheet: Sheet, take: Take): Promise<SpreadsheetWriter> {
  const zip = new ZipStream({ zlib: packing })
  const taken = (async () => {
    for await (const chunk of zip) await take(Buffer.from(chunk))
  })()
  // Told by whoever writes on or ends; until then nobody waits for it.
  taken.catch(() => {})
  let failure: unknown
  taken.catch((error: unknown) => {
    failure = error
    open?.stream.destroy()
  })
  /** One part after the other: resolves when it is packed. Where nobody takes the file any more nothing is, and that is told. */
  const add = (name: string, content: PassThrough | Buffer) => {
    const packed = new Promise<void>((resolve, reject) => {
      zip.entry(content, { name, date }, (error) => (error ? reject(error) : resolve()))
    })
    return Promise.race([packed, taken])
  }

  const cells = createCells(sheet.columns)
  let sheets = 0
  let open: { readonly stream: PassThrough; readonly packed: Promise<void>; rows: number } | undefined

  const put = async (stream: PassThrough, text: string) => {
    if (failure !== undefined) throw failure
    if (stream.write(text)) return
    await roomIn(stream)
    if (failure !== undefined) throw failure
  }
  const begin = async () => {
    sheets += 1
    const stream = new PassThrough({ highWaterMark: mostWaiting })
    stream.on('error', () => {})
    const packed = add(`xl/worksheets/sheet${sheets}.xml`, stream)
    // Told by whoever waits for it.
    packed.catch(() => {})
    open = { stream, packed, rows: 0 }
    await put(stream, `${sheetBegin(sheet.columns)}${cells.head()}`)
    return open
  }
  const finish = async ({ stream, packed }: { readonly stream: PassThrough; readonly packed: Promise<void> }) => {
    await put(stream, sheetEnd)
    stream.end()
    open = undefined
    await packed
  }
  await begin()

  return {
    async rows(rows) {
      let text = ''
      for (const row of rows) {
        if (open?.rows === rowsOfSheet) {
          await put(open.stream, text)
          text = ''
          await finish(open)
        }
        open ??= await begin()
        open.rows += 1
        text += cells.row(row, open.rows + 1)
        if (text.length >= pieceLength) {
          await put(open.stream, text)
          text = ''
        }
      }
      if (open && text !== '') await put(open.stream, text)
    },
    async end() {
      if (open) await finish(open)
      const parts: Readonly<Record<string, string>> = {
        'xl/sharedStrings.xml': cells.shared(),
        'xl/styles.xml': styles,
        'xl/workbook.xml': workbook(sheet.title, sheets),
        'xl/_rels/workbook.xml.rels': workbookRelations(sheets),
        '_rels/.rels': packageRelations,
        '[Content_Types].xml': contentTypes(sheets),
      }
      for (const [name, text] of Object.entries(parts)) await add(name, Buffer.from(text))
      zip.finalize()
      await taken
    },
    abandon() {
      open?.stream.destroy()
      zip.destroy()
    },
  }
}

/** Resolves when a stream takes more, or never will. */
function roomIn(stream: PassThrough): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      stream.off('drain', done)
      stream.off('close', done)
      resolve()
    }
    stream.on('drain', done)
    stream.on('close', done)
  })
}
