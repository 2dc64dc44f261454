import type { PublicLocale } from '@etalon/api/domain'
import { type PictureAnswer, type ReadPictureRequest, type ScanCodeEvent, scanCodeMachine } from '@etalon/machines/scan-code'
import { codeReaders, readPicture, watchCamera } from '@etalon/ui/code-reading'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { createActor, fromCallback, fromPromise } from 'xstate'
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url'
import { referenceInCode } from './reference-in-code.ts'
import { ScanPanel } from './scan-panel.tsx'

/** The scanning in its place on the page. */
export interface Scan {
  /** Opens the camera and brings the visitor to it. */
  readonly begin: () => void
  /** Lets the camera go and takes everything away. */
  readonly end: () => void
}

const readers = codeReaders(wasm)
const scans = new WeakMap<HTMLElement, Scan>()

/**
 * Shows the scanning in an element; shown there again, it is the same one.
 * @param go opens the address of what was found. @default leaves this page for it
 */
export const showScan = (
  place: HTMLElement,
  locale: PublicLocale,
  go: (address: string) => void = (address) => location.assign(address),
): Scan => {
  const known = scans.get(place)
  if (known !== undefined) return known
  const machine = scanCodeMachine.provide({
    actors: {
      camera: fromCallback<ScanCodeEvent>(({ sendBack }) => watchCamera(sendBack, readers, referenceInCode)),
      readPicture: fromPromise<PictureAnswer, ReadPictureRequest>(({ input }) =>
        readPicture(input.picture, readers, referenceInCode),
      ),
    },
  })
  const actor = createActor(machine, { input: {} })
  actor.on('found', ({ reference }) => go(`${locale === 'en' ? '/en' : ''}/v/${reference}`))
  actor.start()
  const root = createRoot(place)
  flushSync(() => root.render(<ScanPanel actor={actor} locale={locale} />))
  // Nobody is filmed by a page that they do not look at.
  const leave = () => actor.send({ type: 'STOPPED' })
  const look = () => {
    const { value } = actor.getSnapshot()
    // While the browser asks for the camera, some phones count the page as hidden.
    const watching = typeof value === 'object' && value.camera !== 'opening'
    if (document.visibilityState === 'hidden' && watching) leave()
  }
  window.addEventListener('pagehide', leave)
  document.addEventListener('visibilitychange', look)
  const scan: Scan = {
    begin: () => {
      actor.send({ type: 'CAMERA.WANTED' })
      place.querySelector('h2')?.focus()
    },
    end: () => {
      window.removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', look)
      actor.stop()
      root.unmount()
      scans.delete(place)
    },
  }
  scans.set(place, scan)
  return scan
}
