import { readFileSync, writeFileSync } from 'node:fs'
import { openBrowser } from './open-browser.ts'

/** A Chromium whose camera sees a film. */
export const openWithCamera = (film: string) =>
  openBrowser({
    whole: true,
    switches: [
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  })

/** Grey pixels, as `pdftoppm -gray` writes them (PGM, P5). */
export interface Picture {
  readonly width: number
  readonly height: number
  readonly grey: Uint8Array
}
export const readPicture = (file: string): Picture => {
  const bytes = readFileSync(file)
  const [head = '', width, height] = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(bytes.toString('latin1', 0, 40)) ?? []
  return { width: Number(width), height: Number(height), grey: bytes.subarray(head.length) }
}

/** A film of one second, over and over, of what a camera sees that is held over the lower left of a page. */
export const film = (file: string, page: Picture | undefined): string => {
  const [width, height] = [1280, 720]
  const light = Buffer.alloc(width * height, 235)
  if (page !== undefined) {
    // A page that is smaller lies in the middle.
    const top = Math.max(0, page.height - height)
    const [down, right] = [(height - page.height) / 2, (width - page.width) / 2].map((free) => Math.max(0, Math.floor(free)))
    for (let y = 0; y < Math.min(height, page.height); y += 1) {
      const from = (top + y) * page.width
      light.set(
        page.grey.subarray(from, from + Math.min(width, page.width)),
        (y + (down ?? 0)) * width + (page.width < width && page.height < height ? (right ?? 0) : 0),
      )
    }
  }
  const frame = Buffer.concat([Buffer.from('FRAME\n'), light, Buffer.alloc((width * height) / 2, 128)])
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F5:1 Ip A1:1 C420jpeg\n`)
  writeFileSync(file, Buffer.concat([head, ...Array.from({ length: 5 }, () => frame)]))
  return file
}
