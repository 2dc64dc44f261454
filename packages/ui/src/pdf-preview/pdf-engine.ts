import type { PDFWorker } from 'pdfjs-dist'

/** pdf.js, which reads and draws documents. */
export type PdfEngine = typeof import('pdfjs-dist')

/**
 * What reads documents beside the page: the address of `pdfjs-dist/build/pdf.worker.min.mjs`, as your bundler serves it, or what makes
 * a worker of it. Under Trusted Types an address is refused by browsers, unless a default policy lets it through.
 */
export type PdfWorkerSource = string | URL | (() => Worker)

/** Fetches pdf.js. */
export const loadPdfEngine = (): Promise<PdfEngine> => import('pdfjs-dist')

/** What reads documents, and how it is ended. */
export interface PdfReader {
  /** Without it pdf.js makes one in the page for each document, and ends it with the document. */
  readonly worker?: PDFWorker
  readonly end: () => void
}

/** Waits until a worker speaks; one whose file does not come never does. */
const speaks = (port: Worker) =>
  new Promise((resolve, reject) => {
    port.addEventListener('message', resolve, { once: true })
    port.addEventListener('error', () => reject(new Error('The worker could not be started')), { once: true })
  })

async function inWorker(engine: PdfEngine, source: PdfWorkerSource): Promise<PdfReader> {
  const port = typeof source === 'function' ? source() : new Worker(source, { type: 'module' })
  try {
    await speaks(port)
  } catch (error) {
    port.terminate()
    throw error
  }
  const worker = engine.PDFWorker.create({ port, verbosity: engine.VerbosityLevel.ERRORS })
  const end = () => {
    worker.destroy()
    port.terminate()
  }
  return { worker, end }
}

/** In the page's own thread: slower to feel, and right under any policy of content, for it is a module like all others. */
async function inPage(): Promise<PdfReader> {
  await import('pdfjs-dist/build/pdf.worker.min.mjs')
  return { end: () => undefined }
}

/** What reads documents: the worker, and where none is given or it cannot be started, the page itself. */
export async function pdfReader(engine: PdfEngine, source: PdfWorkerSource | undefined): Promise<PdfReader> {
  if (source === undefined) return await inPage()
  try {
    return await inWorker(engine, source)
  } catch {
    return await inPage()
  }
}
