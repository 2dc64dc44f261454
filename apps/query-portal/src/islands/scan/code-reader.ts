import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url'

/** Reads the QR codes in an image: what they say, and nothing else of it. */
export type ReadCodes = (image: HTMLCanvasElement | HTMLVideoElement) => Promise<readonly string[]>

interface Detector {
  readonly detect: (image: ImageBitmapSource) => Promise<readonly { readonly rawValue: string }[]>
}

declare global {
  interface Window {
    /** Only some browsers have it, and TypeScript's library does not. */
    readonly BarcodeDetector?: {
      new (options: { readonly formats: readonly string[] }): Detector
      getSupportedFormats(): Promise<readonly string[]>
    }
  }
}

const textsWith =
  (detector: Detector): ReadCodes =>
  async (image) =>
    (await detector.detect(image)).map(({ rawValue }) => rawValue)

/** The browser's own detector, where it has one that knows QR codes. */
const ownReader = async (): Promise<ReadCodes | undefined> => {
  const Own = window.BarcodeDetector
  if (Own === undefined) return undefined
  try {
    return (await Own.getSupportedFormats()).includes('qr_code') ? textsWith(new Own({ formats: ['qr_code'] })) : undefined
  } catch {
    return undefined
  }
}

/** ZXing as WebAssembly. It is served from where this page is, like everything else: a certificate's reader asks no third party. */
const zxingReader = async (): Promise<ReadCodes> => {
  const { BarcodeDetector, prepareZXingModule, purgeZXingModule } = await import('barcode-detector/ponyfill')
  try {
    await prepareZXingModule({ overrides: { locateFile: () => wasm }, fireImmediately: true })
  } catch (error) {
    // Else the failure would be remembered, and trying again could not help.
    purgeZXingModule()
    throw error
  }
  return textsWith(new BarcodeDetector({ formats: ['qr_code'] }))
}

/** Gets what reads: the browser's own detector as long as it works, else ZXing. */
export const loadReader = async (): Promise<ReadCodes> => {
  const own = await ownReader()
  if (own === undefined) return zxingReader()
  let spare: Promise<ReadCodes> | undefined
  return async (image) => {
    if (spare === undefined) {
      try {
        return await own(image)
      } catch {
        // Some browsers name a detector whose service the device lacks.
        spare = zxingReader()
      }
    }
    return (await spare)(image)
  }
}

/** Gets every reader there is, the quickest first: a picture that one cannot read is shown to the next. */
export const loadReaders = async (): Promise<readonly (() => Promise<ReadCodes>)[]> => {
  const own = await ownReader()
  return own === undefined ? [zxingReader] : [async () => own, zxingReader]
}
