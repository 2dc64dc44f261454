import type { PdfFailure } from '@etalon/machines/pdf-preview'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { assetAddresses, assetFactory } from './pdf-assets.ts'
import { isPdf, type PdfLoad, type PdfSource, pdfFile } from './pdf-bytes.ts'
import { type PdfEngine, type PdfReader, type PdfWorkerSource, pdfReader } from './pdf-engine.ts'

/** What a document is opened with. */
export interface PdfPorts {
  readonly loadEngine: () => Promise<PdfEngine>
  readonly load: PdfLoad
  readonly worker: PdfWorkerSource | undefined
  readonly assets: string | undefined
}

/** What is held of a document besides the machine, which knows only how it goes. */
export interface HeldPdf {
  /** The file, as soon as it is here: it can be saved also where it cannot be shown. */
  readonly file?: Blob
  /** The document, once it is open. */
  readonly open?: OpenPdf
  /** Something that the document needs could not be had. */
  readonly lacking: boolean
}

/** An open document, and what draws it. */
export interface OpenPdf {
  readonly document: PDFDocumentProxy
  readonly engine: PdfEngine
}

/** Nothing is held. */
export const nothingHeld: HeldPdf = { lacking: false }

/** What is told while a document is opened. */
export interface OpenTools {
  readonly signal: AbortSignal
  readonly onProgress: (loaded: number, total?: number) => void
  /** A password is needed, or the last one was wrong; the next is given by what is handed over. */
  readonly onLocked: (give: (password: string) => void) => void
  readonly onHeld: (change: Partial<HeldPdf>) => void
}

/** Why a document could not be opened. */
export class PdfRefused extends Error {
  override readonly name = 'PdfRefused'
  readonly reason: PdfFailure
  constructor(reason: PdfFailure, cause: unknown) {
    super(`The document was not opened: ${reason}`, { cause })
    this.reason = reason
  }
}

const orRefused = async <Value>(reason: PdfFailure, value: Promise<Value>): Promise<Value> => {
  try {
    return await value
  } catch (error) {
    throw new PdfRefused(reason, error)
  }
}

/**
 * Opens a document. Whatever of it lives is ended with the signal: what reads it, and what was read.
 * @throws {PdfRefused} with the reason for which it could not be opened
 */
export async function openHeldPdf(source: PdfSource, ports: PdfPorts, tools: OpenTools): Promise<OpenPdf> {
  const { signal, onHeld } = tools
  // Both are on their way at once; where the file fails, nobody waits for the other.
  const coming = ports.loadEngine()
  coming.catch(() => undefined)
  const file = await orRefused('notFetched', pdfFile(source, ports.load, { signal, progress: tools.onProgress }))
  signal.throwIfAborted()
  onHeld({ file })
  if (!(await isPdf(file))) throw new PdfRefused('notPdf', undefined)
  const engine = await orRefused('notLoaded', coming)
  const reader = await orRefused('notLoaded', pdfReader(engine, ports.worker))
  if (signal.aborted) reader.end()
  signal.throwIfAborted()
  return await readPdf(new Uint8Array(await file.arrayBuffer()), engine, reader, ports, tools)
}

async function readPdf(
  data: Uint8Array,
  engine: PdfEngine,
  reader: PdfReader,
  ports: PdfPorts,
  tools: OpenTools,
): Promise<OpenPdf> {
  const { signal, onLocked, onHeld } = tools
  const task = engine.getDocument({
    data,
    ...(reader.worker ? { worker: reader.worker } : {}),
    // Forms that draw themselves are none of a preview's; scripts of a document are run by nobody here.
    enableXfa: false,
    // Drawing in a worker of its own would need a second file to be served.
    disableWorkerRendering: true,
    useWorkerFetch: false,
    verbosity: engine.VerbosityLevel.ERRORS,
    ...assetAddresses(ports.assets),
    BinaryDataFactory: assetFactory(ports.assets, () => {
      if (!signal.aborted) onHeld({ lacking: true })
    }),
  })
  const end = () => {
    // It is not waited for, and what it says at its end is of no matter any more.
    task
      .destroy()
      .catch(() => undefined)
      .finally(reader.end)
  }
  if (signal.aborted) end()
  else signal.addEventListener('abort', end, { once: true })
  task.onPassword = (give: (password: string) => void) => onLocked(give)
  const opened = await orRefused('damaged', task.promise)
  signal.throwIfAborted()
  return { document: opened, engine }
}
