import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { chromiumPath } from '../../scripts/chromium.mjs'
import { inStillChromium } from '../../vitest.config.ts'
import { storyRun } from '../story-run.ts'

const folder = fileURLToPath(new URL('pictures/', import.meta.url))
const isUpdating = process.argv.some((one) => one === '-u' || one === '--update')

/** What the pictures were taken with: another major version draws other edges. */
const noteOfBrowser = `${folder}browser.txt`
const here = execFileSync(chromiumPath() ?? 'chromium', ['--version'], { encoding: 'utf8' }).match(/\d+/)?.[0] ?? 'unknown'
if (isUpdating) {
  mkdirSync(folder, { recursive: true })
  writeFileSync(noteOfBrowser, `${here}\n`)
}
const there = existsSync(noteOfBrowser) ? readFileSync(noteOfBrowser, 'utf8').trim() : here
const notCompared = here === there ? '' : `The pictures were taken with Chromium ${there}, and this one is ${here}.`

let pictures = 0
process.on('exit', () => {
  // This file is read by more than one process, and only one of them takes pictures.
  if (pictures === 0 && notCompared === '') return
  process.stdout.write(
    notCompared === ''
      ? `${pictures} pictures were ${isUpdating ? 'taken' : 'compared'} with Chromium ${here}.\n`
      : `Not compared: ${notCompared} Take them anew where the old ones were right: npm run test:visual -- --update\n`,
  )
})

/** `npm run test:visual`: minutes, so it is not part of `npm test`. */
export default defineConfig({
  ...storyRun,
  server: { fs: { allow: [fileURLToPath(new URL('../../', import.meta.url))] } },
  test: {
    include: ['.storybook/visual/visual.test.tsx'],
    testTimeout: 300_000,
    provide: { notCompared },
    browser: {
      ...inStillChromium,
      commands: {
        countPictures: (_: unknown, count: number) => {
          pictures += count
        },
      },
      expect: {
        toMatchScreenshot: {
          comparatorName: 'pixelmatch',
          // A story of a thousand by a thousand pixels may differ in two hundred: what rounds otherwise, not what is elsewhere.
          comparatorOptions: { allowedMismatchedPixelRatio: 0.0002 },
          resolveScreenshotPath: ({ arg, ext }) => `${folder}${arg}${ext}`,
          resolveDiffPath: ({ arg, ext }) => fileURLToPath(new URL(`../../.data/visual/${arg}${ext}`, import.meta.url)),
        },
      },
    },
  },
})
