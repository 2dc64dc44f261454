import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler'

const templates = join(import.meta.dirname, 'templates')

/**
 * The two weights of one pinned Chinese font, so that every machine makes the same bytes. What it lacks, such as rare characters of
 * names, comes from the fonts of the machine.
 */
const fonts = (): Buffer[] => {
  const folder = join(dirname(createRequire(import.meta.url).resolve('@embedpdf/fonts-sc')), '../fonts')
  return ['Regular', 'Medium'].map((weight) => readFileSync(join(folder, `NotoSansHans-${weight}.otf`)))
}

let compiler: NodeCompiler | undefined

/** The compiler holds fonts and its cache, so there is one for the process, made when the first document is issued. */
const sharedCompiler = (): NodeCompiler => {
  compiler ??= NodeCompiler.create({ workspace: templates, fontArgs: [{ fontBlobs: fonts() }] })
  return compiler
}

/** A document could not be set. The message holds what the typesetter says. */
export class TypesettingFailure extends Error {
  override readonly name = 'TypesettingFailure'
}

/** No font at hand can print a text, and PDF/A takes no missing glyph. */
export class UnprintableText extends Error {
  override readonly name = 'UnprintableText'
  /** The first text that cannot be printed, mostly one character. */
  readonly text: string
  constructor(text: string) {
    super(`no font can print ${JSON.stringify(text)}`)
    this.text = text
  }
}

/** What the typesetter could not print, as it says it, with what it wrote as an escape; `undefined` for another complaint. */
const unprintableIn = (error: unknown): string | undefined =>
  (error instanceof Error ? /the text `\\?"(.+?)\\?"` could not be displayed/su.exec(error.message)?.[1] : undefined)?.replace(
    /\\+u\{([\da-f]{1,6})\}/gi,
    (_, digits: string) => String.fromCodePoint(Number.parseInt(digits, 16)),
  )

/** What a template reads, by name. */
export type SourceFiles = Readonly<Record<string, string | Uint8Array>>

/** The pages that are set: what is issued, and what the office hands out. */
export type Template = 'document.typ' | 'office-paper.typ'

/**
 * Compiles a template with the files given beside it, and hands the result to `use`.
 * @param files by name; they exist for this document only and never touch the disk
 * @throws TypesettingFailure
 */
const compiledWith = <Result>(
  template: Template,
  files: SourceFiles,
  use: (typst: NodeCompiler, document: NodeTypstDocument) => Result,
): Result => {
  const typst = sharedCompiler()
  const paths = Object.entries(files).map(([name, content]) => {
    const path = join(templates, name)
    typst.mapShadow(path, typeof content === 'string' ? Buffer.from(content) : Buffer.from(content))
    return path
  })
  try {
    const compiled = typst.compile({ mainFilePath: join(templates, template) })
    if (compiled.result === null || compiled.hasError()) {
      const diagnostics = compiled.takeDiagnostics()
      throw new TypesettingFailure(JSON.stringify(diagnostics === null ? [] : typst.fetchDiagnostics(diagnostics)))
    }
    return use(typst, compiled.result)
  } finally {
    for (const path of paths) typst.unmapShadow(path)
    // Old results are of no use to the next document; without this the process would grow with every certificate.
    typst.evictCache(3)
  }
}

/**
 * The same PDF without the entry that says that no tag is suspect. That is the default (ISO 32000-1, table 321), and poppler
 * takes the written default for an error. Blanks stand in its place, so that no offset moves.
 */
const withoutSuspects = (pdf: Buffer): Buffer => {
  const [marks, entry] = ['/MarkInfo <<\n    /Marked true\n    ', '/Suspects false']
  const at = pdf.lastIndexOf(marks + entry)
  if (at !== -1) pdf.fill(' ', at + marks.length, at + marks.length + entry.length)
  return pdf
}

/**
 * Sets the document as tagged PDF/A-3a. The same files give the same bytes.
 * @param made the moment that the PDF states as its making
 * @throws TypesettingFailure, UnprintableText
 */
export const typesetDocument = (files: SourceFiles, made: Date, template: Template = 'document.typ'): Buffer =>
  compiledWith(template, files, (typst, document) => {
    try {
      return withoutSuspects(typst.pdf(document, { pdfStandard: 'a-3a', creationTimestamp: Math.floor(made.getTime() / 1000) }))
    } catch (error) {
      const text = unprintableIn(error)
      throw text === undefined ? new TypesettingFailure(String(error), { cause: error }) : new UnprintableText(text)
    }
  })

/**
 * Draws all pages of the document below each other as one SVG, for looking at it in a browser.
 * @throws TypesettingFailure
 */
export const drawDocument = (files: SourceFiles): string =>
  compiledWith('document.typ', files, (typst, document) => typst.plainSvg(document))
