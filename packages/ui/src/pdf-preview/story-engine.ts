import fontAddress from 'pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf?url'
import { loadPdfEngine, type PdfEngine } from './pdf-engine.ts'

class OwnFont {
  async fetch(): Promise<Uint8Array> {
    return new Uint8Array(await (await fetch(fontAddress)).arrayBuffer())
  }
}

/** pdf.js with a font of its own where a document has none: what a system has for Helvetica differs, and so would the pictures. */
export async function engineWithOwnFont(): Promise<PdfEngine> {
  const engine = await loadPdfEngine()
  const getDocument: PdfEngine['getDocument'] = (given) =>
    engine.getDocument({
      ...(given as object),
      useSystemFonts: false,
      // Where OwnFont looks is its own affair.
      standardFontDataUrl: '/',
      BinaryDataFactory: OwnFont,
    })
  return { ...engine, getDocument }
}
