// Which files of tests every run of `npm test` has, and which `npm run test:full` alone: by-hand.mjs says it with reasons, every-run.json by
// what they take (`npm run test:choose`). A file that is in neither is new, and every run has it.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { killLoop, leaves } from './by-hand.mjs'

/** The suites whose files are chosen. */
export const suites = /** @type {const} */ (['node', 'server', 'embedded', 'browser', 'storybook', 'journeys'])

/** @typedef {Record<string, number>} Seconds of each file, rounded, with two files at a time */
/** @typedef {Partial<Record<typeof suites[number], { everyRun: Seconds, fullRun: Seconds }>>} Chosen */

export const chosenFile = join(import.meta.dirname, 'every-run.json')

/** @type {Chosen} */
export const chosen = JSON.parse(readFileSync(chosenFile, 'utf8'))

/**
 * What a suite leaves out, by paths from the root: the one that `npm test` says by ETALON_EVERY_RUN, else none. Whoever names a file has it
 * run. Where ETALON_KILLS_BESIDE is set, the kill loop goes on beside as a suite of its own.
 * @param {string | undefined} [suite]
 */
export function leftOut(suite = process.env.ETALON_EVERY_RUN) {
  const beside = process.env.ETALON_KILLS_BESIDE ? [killLoop] : []
  if (!suite) return beside
  const name = suites.find((one) => one === suite)
  return [...Object.keys(leaves), ...Object.keys((name && chosen[name]?.fullRun) ?? {}), ...beside]
}

/** Every journey that there is, by its path from the root; what `npm run test:faults` breaks on purpose is none. */
export const allJourneys = () =>
  readdirSync(join(import.meta.dirname, '../../e2e'), { recursive: true })
    .map((file) => String(file).replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.test.ts') && !file.startsWith('faults/'))
    .map((file) => `e2e/${file}`)
    .sort()
