import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** An object of a PDF as qpdf writes it into JSON: names begin with `/`, strings with `u:` or `b:`, references end with ` R`. */
export type PdfValue = string | number | boolean | null | readonly PdfValue[] | PdfDictionary
export interface PdfDictionary {
  [key: string]: PdfValue
}

/** An object under its number; the bytes of a stream are decoded as far as nothing is lost by it. */
export interface PdfObject {
  value: PdfValue
  data?: Buffer
}

/** A PDF taken apart by a program that did not write it. */
export interface Pdf {
  /** As it stands on disk. */
  bytes: Buffer
  /** What qpdf has to say against its syntax, cross references and streams; empty where nothing. */
  complaints: string
  /** By reference, as `12 0 R`. */
  objects: Record<string, PdfObject>
  trailer: PdfDictionary
}

interface Written {
  readonly qpdf: readonly [
    unknown,
    Readonly<Record<string, { readonly value?: PdfValue; readonly stream?: { dict: PdfDictionary; data: string } }>>,
  ]
}

/** Takes a PDF apart with qpdf. */
export function readPdf(bytes: Uint8Array): Pdf {
  const folder = mkdtempSync(join(tmpdir(), 'etalon-pdf-a-'))
  try {
    const path = join(folder, 'read.pdf')
    writeFileSync(path, bytes)
    const how = ['--json=2', '--json-stream-data=inline', '--decode-level=generalized']
    // What cannot be read without a complaint is read as far as it can be.
    const { stdout } = spawnSync('qpdf', [...how, path, '-'], { maxBuffer: 256 * 1024 * 1024, encoding: 'utf8' })
    const written: Written = JSON.parse(stdout)
    const objects: Record<string, PdfObject> = {}
    let trailer: PdfDictionary = {}
    for (const [name, { value, stream }] of Object.entries(written.qpdf[1])) {
      if (name === 'trailer') trailer = dictionary(value)
      else
        objects[name.replace(/^obj:/, '')] = stream
          ? { value: stream.dict, data: Buffer.from(stream.data, 'base64') }
          : { value: value ?? null }
    }
    return { bytes: Buffer.from(bytes), complaints: complaintsOf(path), objects, trailer }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function complaintsOf(path: string): string {
  try {
    const said = execFileSync('qpdf', ['--check', path], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
    return said.includes('No syntax or stream encoding errors found') ? '' : said
  } catch (error) {
    return String(error)
  }
}

const isDictionary = (value: PdfValue | undefined): value is PdfDictionary =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A value as a dictionary; an empty one where it is none. */
export const dictionary = (value: PdfValue | undefined): PdfDictionary => (isDictionary(value) ? value : {})

/** A value as a list; an empty one where it is none. */
export const list = (value: PdfValue | undefined): readonly PdfValue[] => (Array.isArray(value) ? value : [])

const isReference = (value: PdfValue | undefined): value is string => typeof value === 'string' && /^\d+ \d+ R$/.test(value)

/** The object behind a value, which may be a reference. */
export function objectOf(pdf: Pdf, value: PdfValue | undefined): PdfObject {
  return isReference(value) ? (pdf.objects[value] ?? { value: null }) : { value: value ?? null }
}

/** The dictionary behind a value. */
export const at = (pdf: Pdf, value: PdfValue | undefined): PdfDictionary => dictionary(objectOf(pdf, value).value)

/** The list behind a value. */
export const listAt = (pdf: Pdf, value: PdfValue | undefined): readonly PdfValue[] => list(objectOf(pdf, value).value)

/** What a string of a PDF says. */
export const textOf = (value: PdfValue | undefined): string => (typeof value === 'string' ? value.replace(/^[ub]:/, '') : '')

/** Each dictionary of a PDF, wherever it stands, with the reference of the object in which it does. */
export function* everyDictionary(
  pdf: Pdf,
): Generator<{ readonly of: string; readonly dictionary: PdfDictionary; readonly data?: Buffer }> {
  for (const [of, { value, data }] of Object.entries(pdf.objects)) {
    if (isDictionary(value)) yield { of, dictionary: value, ...(data ? { data } : {}) }
    for (const inner of within(value)) if (inner !== value) yield { of, dictionary: inner }
  }
  yield { of: 'trailer', dictionary: pdf.trailer }
}

function* within(value: PdfValue): Generator<PdfDictionary> {
  if (Array.isArray(value)) for (const one of value) yield* within(one)
  else if (isDictionary(value)) {
    yield value
    for (const one of Object.values(value)) yield* within(one)
  }
}

/** The catalogue of a document. */
export const catalogueOf = (pdf: Pdf): PdfDictionary => at(pdf, pdf.trailer['/Root'])

/** The pages of a document, in no order. */
export const pagesOf = (pdf: Pdf): readonly PdfDictionary[] =>
  Object.values(pdf.objects).flatMap(({ value }) => (dictionary(value)['/Type'] === '/Page' ? [dictionary(value)] : []))

/** What is drawn on a page, and in the forms that it uses, with the resources under which it is drawn. */
export function drawings(
  pdf: Pdf,
): readonly { readonly of: string; readonly bytes: Buffer; readonly resources: PdfDictionary }[] {
  const onPages = pagesOf(pdf).map((page, place) => {
    const contents = objectOf(pdf, page['/Contents'])
    const parts = contents.data ? [contents] : list(contents.value).map((one) => objectOf(pdf, one))
    return {
      of: `page ${place + 1}`,
      bytes: Buffer.concat(parts.flatMap(({ data }) => (data ? [data, Buffer.from('\n')] : []))),
      resources: at(pdf, page['/Resources']),
    }
  })
  const inForms = Object.entries(pdf.objects).flatMap(([of, { value, data }]) => {
    const form = dictionary(value)
    const isForm = data && (form['/Subtype'] === '/Form' || form['/PatternType'] === 1)
    return isForm ? [{ of, bytes: data, resources: at(pdf, form['/Resources']) }] : []
  })
  return [...onPages, ...inForms]
}
