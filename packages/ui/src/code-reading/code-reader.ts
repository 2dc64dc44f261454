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

/** ZXing as WebAssembly, from an address of the app's own: who reads a code asks no third party. */
const zxingReader = async (wasm: string): Promise<ReadCodes> => {
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

/** Gets what reads codes. */
export interface CodeReaders {
  /** The browser's own detector as long as it works, else ZXing. @throws where nothing could be fetched that reads */
  readonly load: () => Promise<ReadCodes>
  /** Every reader there is, the quickest first: a picture that one cannot read is shown to the next. */
  readonly each: () => Promise<readonly (() => Promise<ReadCodes>)[]>
}

/**
 * Readers of this browser and ZXing, which is fetched when it is first needed.
 * @param wasm the address of `zxing-wasm/reader/zxing_reader.wasm`, as the app serves it
 */
export const codeReaders = (wasm: string): CodeReaders => ({
  load: async () => {
    const own = await ownReader()
    if (own === undefined) return zxingReader(wasm)
    let spare: Promise<ReadCodes> | undefined
    return async (image) => {
      if (spare === undefined) {
        try {
          return await own(image)
        } catch {
          // Some browsers name a detector whose service the device lacks.
          spare = zxingReader(wasm)
        }
      }
      return (await spare)(image)
    }
  },
  each: async () => {
    const own = await ownReader()
    const zxing = () => zxingReader(wasm)
    return own === undefined ? [zxing] : [async () => own, zxing]
  },
})

/** What a code that was read stands for, such as the reference in an address; undefined where it is somebody else's. */
export type Recognise = (text: string) => string | undefined
