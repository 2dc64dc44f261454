// Which journeys of e2e every run of `npm test` walks, and which `npm run test:full` alone, each with the reason. A new one is walked
// by both until it has a place in one of the lists.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Walked by `npm test`: a way through everything that is built, and what nothing but a browser in front of the product shows. */
export const inEveryRun = {
  'accessibility/main-screens': 'axe over the screens that the main job passes; every-screen has all of them, in all looks',
  'lists/lists': 'lists, their filters, columns and links',
  'operation/bad-input': 'what is sent to the server by somebody who is no screen is refused as told',
  'operation/bladex': 'the workspace before another back end, both dialects',
  'packages/packages': 'the packed packages in an app of somebody else (examples/vite)',
  'shell/menu-places': 'menu entries that lead to pages of others, or nowhere',
  'shell/session': 'tokens, lock and signing out, over several tabs',
  'shell/shell': 'bars, menus, tabs and titles',
  'shell/telling': 'messages, notices, downloads, and what the top bar has besides',
  'shell/weight': 'what every screen brings, read from what was built: it grows unseen, and takes no time to look at',
  'shell/workspace': 'guards, signing in and out, tabs, drafts, themes',
  'work/main-job': 'from an order to the answer of the portal, by people of either language; test:full goes it once in each',
}

/** Walked by `npm run test:full` alone: each shows one area further, and what it leans on is tested in parts by `npm test`, too. */
export const inFullRun = {
  'accessibility/by-keyboard': 'the main job twice more, by keyboard and at 400 %',
  'accessibility/every-screen': 'every screen in twelve looks: minutes',
  'lists/export': 'files of lists, at length',
  'lists/list-places': 'addresses of lists, further',
  'lists/statistics': 'figures, charts and fifty thousand rows',
  'operation/dev': 'builds a copy of the checkout; what developers have besides',
  'operation/killed':
    'starts the product a dozen times; `npm test` kills the server twenty-five times in apps/server/src/endurance',
  'operation/start': 'builds a copy of the checkout and starts it twenty times: minutes',
  'packages/add-a-machine': 'compiles a copy of the checkout: a minute',
  'packages/add-a-screen': 'builds a copy of the checkout: a minute',
  'packages/examples': 'installs and builds four more examples, one of them with Next.js: minutes',
  'packages/release': 'packs, and publishes to a store of its own: before a release',
  'portal/portal': 'every question of the portal by four kinds of visitor: minutes',
  'portal/portal-slow-phone': 'the portal once more, on a slow phone',
  'portal/scan': 'the camera of the portal',
  'security/policy': 'every screen of every role under the policy of the page: minutes',
  'security/traces': 'addresses, cookies and storage of a day; npm run test:security walks it, too',
  'shell/connection': 'builds a copy of the checkout, and waits for what is away',
  'shell/dashboard': 'the home page further than the main job sees it',
  'shell/entry': 'registering, other systems, forgotten passwords',
  'shell/error-log': 'one screen; what is kept there is tested in the browser project',
  'shell/first-shell': 'the home page while the code of the shell is still away; first-visit.md tells how',
  'shell/first-visit': 'first visits while the code of the workspace is still away',
  'shell/transfers': 'uploads as a browser sends them, in every way that they end',
  'system/audit': 'one screen of administrators',
  'system/check-history': 'a command beside the product; the chain itself is tested at the server',
  'system/groups': 'one screen of administrators',
  'system/instrument-kinds': 'one screen of administrators',
  'system/message-templates': 'one screen of administrators',
  'system/other-systems': 'one screen of administrators; the server’s part is tested over HTTP',
  'system/own-methods': 'two screens of administrators; the server’s part is tested over HTTP',
  'system/record-templates': 'fields that an institute adds to its records',
  'system/system-screens': 'the screens of administrators, each at length: minutes',
  'work/cart': 'one way to an order',
  'work/cashier': 'money; the server’s part is tested over HTTP',
  'work/dispatch-board': 'one screen of dispatchers, by pointer and keyboard',
  'work/enterprises': 'enterprises and their ledgers further than registering needs them',
  'work/file-preview': 'PDF files read in the page; the viewer is tested in the browser project',
  'work/issue-batch': 'certificates by the dozen; killed and resumed at the server',
  'work/leave': 'leave, beside the main job',
  'work/order-bill': 'the bill and the signature of an order; the server’s part is tested over HTTP',
  'work/order-further': 'orders that are only kept, signed anew, and brought back; the server’s part is tested over HTTP',
  'work/pickups': 'pickups, before the main job begins',
  'work/questionnaires': 'questionnaires, beside the main job',
  'work/quotes': 'quotes, before the main job begins',
  'work/reissue': 'withdrawing and replacing, after the main job',
  'work/report-reading': 'notes beside a report',
  'work/retest': 'one turn of the main job',
  'work/rich-text': 'notices and remarks; cleaning, paper and editor are tested in parts',
  'work/samples': 'samples further than the main job hands them on',
  'work/scan-sample': 'labels of samples before the camera',
  'work/standards': 'standards and their calendar',
  'work/trace-plans': 'plans of traceability',
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
