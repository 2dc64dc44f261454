// Which journeys of e2e every run of `npm test` walks, and which `npm run test:full` alone, each with the reason. A new one is walked
// by both until it has a place in one of the lists.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Walked by `npm test`: a way through everything that is built, and what nothing but a browser in front of the product shows. */
export const inEveryRun = {
  'bad-input': 'what is sent to the server by somebody who is no screen is refused as told',
  bladex: 'the workspace before another back end, both dialects',
  lists: 'lists, their filters, columns and links',
  'main-job': 'from an order to the answer of the portal, by people of either language; test:full goes it once in each',
  'main-screens': 'axe over the screens that the main job passes; every-screen has all of them, in all looks',
  'menu-places': 'menu entries that lead to pages of others, or nowhere',
  packages: 'the packed packages in an app of somebody else (examples/vite)',
  session: 'tokens, lock and signing out, over several tabs',
  shell: 'bars, menus, tabs and titles',
  telling: 'messages, notices, downloads, and what the top bar has besides',
  workspace: 'guards, signing in and out, tabs, drafts, themes',
}

/** Walked by `npm run test:full` alone: each shows one area further, and what it leans on is tested in parts by `npm test`, too. */
export const inFullRun = {
  'add-a-machine': 'compiles a copy of the checkout: a minute',
  'add-a-screen': 'builds a copy of the checkout: a minute',
  audit: 'one screen of administrators',
  'by-keyboard': 'the main job twice more, by keyboard and at 400 %',
  cart: 'one way to an order',
  cashier: 'money; the server’s part is tested over HTTP',
  'check-history': 'a command beside the product; the chain itself is tested at the server',
  connection: 'builds a copy of the checkout, and waits for what is away',
  dashboard: 'the home page further than the main job sees it',
  dev: 'builds a copy of the checkout; what developers have besides',
  'dispatch-board': 'one screen of dispatchers, by pointer and keyboard',
  enterprises: 'enterprises and their ledgers further than registering needs them',
  entry: 'registering, other systems, forgotten passwords',
  'error-log': 'one screen; what is kept there is tested in the browser project',
  'every-screen': 'every screen in twelve looks: minutes',
  examples: 'installs and builds four more examples, one of them with Next.js: minutes',
  export: 'files of lists, at length',
  'file-preview': 'PDF files read in the page; the viewer is tested in the browser project',
  'first-visit': 'weighs what a first visit loads',
  groups: 'one screen of administrators',
  'instrument-kinds': 'one screen of administrators',
  'own-methods': 'two screens of administrators; the server’s part is tested over HTTP',
  'issue-batch': 'certificates by the dozen; killed and resumed at the server',
  killed: 'starts the product a dozen times; `npm test` kills the server twenty-five times in apps/server/src/endurance',
  leave: 'leave, beside the main job',
  'list-places': 'addresses of lists, further',
  'message-templates': 'one screen of administrators',
  'order-bill': 'the bill and the signature of an order; the server’s part is tested over HTTP',
  'order-further': 'orders that are only kept, signed anew, and brought back; the server’s part is tested over HTTP',
  pickups: 'pickups, before the main job begins',
  policy: 'every screen of every role under the policy of the page: minutes',
  portal: 'every question of the portal by four kinds of visitor: minutes',
  'portal-slow-phone': 'the portal once more, on a slow phone',
  questionnaires: 'questionnaires, beside the main job',
  quotes: 'quotes, before the main job begins',
  'record-templates': 'fields that an institute adds to its records',
  reissue: 'withdrawing and replacing, after the main job',
  release: 'packs, and publishes to a store of its own: before a release',
  'report-reading': 'notes beside a report',
  retest: 'one turn of the main job',
  'rich-text': 'notices and remarks; cleaning, paper and editor are tested in parts',
  'security/traces': 'addresses, cookies and storage of a day; npm run test:security walks it, too',
  samples: 'samples further than the main job hands them on',
  'scan-sample': 'labels of samples before the camera',
  scan: 'the camera of the portal',
  standards: 'standards and their calendar',
  start: 'builds a copy of the checkout and starts it twenty times: minutes',
  statistics: 'figures, charts and fifty thousand rows',
  'system-screens': 'the screens of administrators, each at length: minutes',
  'trace-plans': 'plans of traceability',
  transfers: 'uploads as a browser sends them, in every way that they end',
}

const suffix = '.test.ts'

/** Every journey that there is, by its path from the root; what `npm run test:faults` breaks on purpose is none. */
export const allJourneys = () =>
  readdirSync(join(import.meta.dirname, '../../e2e'), { recursive: true })
    .map((file) => String(file).replaceAll('\\', '/'))
    .filter((file) => file.endsWith(suffix) && !file.startsWith('faults/'))
    .map((file) => `e2e/${file}`)
    .sort()

/** Whether `npm run test:full` alone walks it. @param {string} path from the root */
export const isLeftToFullRun = (path) => Object.hasOwn(inFullRun, path.slice('e2e/'.length, -suffix.length))

/** Those of `npm test`, by their paths from the root. */
export const journeysOfEveryRun = () => allJourneys().filter((path) => !isLeftToFullRun(path))
