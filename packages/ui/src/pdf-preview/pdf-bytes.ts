import { saveFile } from '../saved-file/index.ts'

/** A document: its content, or the address where it is. */
export type PdfSource = Blob | ArrayBuffer | Uint8Array | string | URL

/** What a document is fetched by. */
export interface PdfLoadTools {
  /** The document is not wanted any more. */
  readonly signal: AbortSignal
  /** Tells how many bytes are here, and of how many where that is known. */
  readonly progress: (loaded: number, total?: number) => void
}

/** Fetches a document. */
export type PdfLoad = (address: string, tools: PdfLoadTools) => Promise<Blob | ArrayBuffer | Uint8Array>

/** The address of a document, where it is not given by itself. */
export const addressOf = (source: unknown): string | undefined =>
  typeof source === 'string' ? source : source instanceof URL ? source.href : undefined

/** By `fetch`, with the cookies of the page's own origin; an answer that is no success is none. */
export const fetchPdf: PdfLoad = async (address, { signal, progress }) => {
  const answer = await fetch(address, { signal })
  if (!answer.ok || answer.body === null) throw new Error(`${address} answers ${answer.status}`)
  // What was compressed on its way is longer than its length says.
  const length = answer.headers.has('content-encoding') ? undefined : Number(answer.headers.get('content-length'))
  const parts: Uint8Array<ArrayBuffer>[] = []
  let loaded = 0
  for (const reader = answer.body.getReader(); ; ) {
    const { done, value } = await reader.read()
    if (done) return new Blob(parts, { type: 'application/pdf' })
    parts.push(value)
    loaded += value.length
    if (length) progress(loaded, length)
    else progress(loaded)
  }
}

const type = 'application/pdf'

/**
 * A document as one piece, to be read, saved and printed.
 * @throws where it cannot be fetched, or is nothing of what is taken
 */
export async function pdfFile(source: unknown, load: PdfLoad, tools: PdfLoadTools): Promise<Blob> {
  const address = addressOf(source)
  const content: unknown = address === undefined ? source : await load(address, tools)
  if (content instanceof Blob) return content.type === type ? content : new Blob([content], { type })
  if (content instanceof ArrayBuffer) return new Blob([content], { type })
  if (content instanceof Uint8Array) return new Blob([new Uint8Array(content)], { type })
  throw new TypeError('PdfPreview: a document is a Blob, an ArrayBuffer, a Uint8Array or an address.')
}

/** How far into a file its header may stand; Adobe's reader, and others after it, look so far. */
const furthestHeader = 1024

/** Whether a file begins as a PDF (ISO 32000-2, 7.5.2). */
export async function isPdf(file: Blob): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, furthestHeader).arrayBuffer())
  return String.fromCharCode(...head).includes('%PDF-')
}

/** The name under which a document is saved. */
export const pdfFileName = (name: string): string => (/\.pdf$/i.test(name) ? name : `${name}.pdf`)

/** Offers a document as a download. */
export const savePdf = (file: Blob, name: string): void => saveFile(file, pdfFileName(name))

/** Long enough for a window to have read what it shows. */
const forgetAfter = 60_000

/**
 * Opens a document in a window of its own, where the browser's viewer prints it as it is, with its letters and lines. Not from a
 * hidden frame: policies of content forbid frames, Firefox keeps its viewer from being told to print, phones print the page around it.
 */
export function openPdf(file: Blob): void {
  const address = URL.createObjectURL(file)
  window.open(address, '_blank', 'noopener')
  setTimeout(() => URL.revokeObjectURL(address), forgetAfter)
}
