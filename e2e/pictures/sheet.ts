import { writeFile } from 'node:fs/promises'
import type { Browser } from 'playwright'
import type { Way } from './ways.ts'

/** One picture of a screen, and the way in which it was looked at. */
export interface Picture {
  readonly way: Way
  readonly png: Buffer
}

/** Puts the pictures of one screen side by side on two sheets, one for the desk and one for the phone. @returns the files written */
export async function writeSheets(
  browser: Browser,
  folder: string,
  name: string,
  pictures: readonly Picture[],
): Promise<string[]> {
  const files: string[] = []
  for (const [kind, width, columns] of [
    ['desk', 1280, 2],
    ['phone', 390, 4],
  ] as const) {
    const shown = pictures.filter(({ way }) => way.width === width)
    if (shown.length === 0) continue
    const page = await browser.newPage({ viewport: { width: width === 390 ? columns * 398 : columns * 908, height: 400 } })
    const image = ({ png, way }: Picture) =>
      `<figure><figcaption>${way.language} ${way.scheme}</figcaption><img src="data:image/png;base64,${png.toString('base64')}"></figure>`
    await page.setContent(`<style>
      body { margin: 0; display: grid; grid-template-columns: repeat(${columns}, 1fr); gap: 8px; font: 12px sans-serif; background: #888 }
      figure { margin: 0 } img { width: 100%; display: block }
    </style>${shown.map(image).join('')}`)
    const file = `${folder}/${name}-${kind}.png`
    await writeFile(file, await page.screenshot({ fullPage: true }))
    await page.close()
    files.push(file)
  }
  return files
}
