/** What a document may need besides itself, as pdf.js asks for it. */
interface AssetRequest {
  readonly kind: 'cMapUrl' | 'standardFontDataUrl' | 'wasmUrl'
  readonly filename: string
}

const folders = { cMapUrl: 'cmaps/', standardFontDataUrl: 'standard_fonts/', wasmUrl: 'wasm/' } as const

/** The addresses of what pdf.js fetches by itself. */
export const assetAddresses = (assets: string | undefined) =>
  assets === undefined
    ? {}
    : {
        cMapUrl: new URL(folders.cMapUrl, withSlash(assets)).href,
        standardFontDataUrl: new URL(folders.standardFontDataUrl, withSlash(assets)).href,
        wasmUrl: new URL(folders.wasmUrl, withSlash(assets)).href,
      }

const withSlash = (assets: string) => new URL(assets.endsWith('/') ? assets : `${assets}/`, document.baseURI)

/**
 * Fetches what a document needs and does not hold: the encodings of Chinese letters (`cmaps`), the fonts that every reader has
 * (`standard_fonts`), and what unpacks scanned pictures (`wasm`). pdf.js makes one for each document.
 * @param onMissing something could not be had, so that the document is not shown as it was meant
 */
export function assetFactory(assets: string | undefined, onMissing: () => void) {
  return class {
    async fetch({ kind, filename }: AssetRequest): Promise<Uint8Array> {
      try {
        if (assets === undefined) throw new Error(`PdfPreview: this document needs ${folders[kind]}${filename}; give assets.`)
        const answer = await fetch(new URL(`${folders[kind]}${filename}`, withSlash(assets)))
        if (!answer.ok) throw new Error(`${answer.url} answers ${answer.status}`)
        return new Uint8Array(await answer.arrayBuffer())
      } catch (error) {
        onMissing()
        throw error
      }
    }
  }
}
