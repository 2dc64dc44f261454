// What is decided by hand of the files of tests, each with its reason, before scripts/testing/choose.ts decides of the others by what they
// take: paths from the root, of files or, with a stroke at the end, of folders.

/** Goes on beside the tests of Node and of the server, which leave it to a suite of its own. */
export const killLoop = 'apps/server/src/endurance/kill-loop.test.ts'

/** What `npm test` has in any case: ways through all that is built, and where a fault costs most. */
export const stays = {
  'apps/query-portal/src/sheets.test.tsx': 'a page of the portal that lacks styles looks wrong, and fails nowhere else',
  'apps/server/src/certificates/mutations.test.ts': 'spoilt certificates, of which none may be accepted',
  'apps/server/src/db/schema/tenant-keys.test.ts': 'no row points into another institute',
  'apps/server/src/db/tenancy.test.ts': 'institutes kept apart by the database',
  'apps/server/src/endurance/fuzz-walk.test.ts': 'requests at random: nothing of another institute, no fault of the server',
  [killLoop]: 'what was acknowledged is there after a kill',
  'apps/server/src/http/every-call.test.ts': 'every call of the contract, asked as it may and may not be',
  'apps/server/src/modules/ledger/': 'money',
  'apps/server/src/modules/session/': 'who is signed in, and for how long',
  'apps/server/src/modules/settlement/settlement.test.ts': 'money',
  'apps/server/src/policies/': 'who may what',
  'apps/server/src/security/': 'promises of safety, over HTTP',
  'apps/server/src/session/': 'passwords',
  'apps/workspace/src/screens/list/ListScreen.test.tsx': 'what all lists of the workspace are made of',
  'apps/workspace/src/workspace/': 'session and tabs of the workspace',
  'e2e/accessibility/main-screens.test.ts':
    'axe over the screens that the main job passes; every-screen has all of them, in all looks',
  'e2e/operation/bad-input.test.ts': 'what is sent to the server by somebody who is no screen is refused as told',
  'e2e/packages/packages.test.ts': 'the packed packages in an app of somebody else (examples/vite)',
  'e2e/shell/weight.test.ts': 'what every screen brings, read from what was built: it grows unseen, and takes no time to look at',
  'e2e/work/main-job.test.ts':
    'from an order to the answer of the portal, by people of either language; test:full goes it once in each',
  'packages/machines/src/models.test.ts': 'every machine, walked through every state, transition and guard',
  'packages/machines/src/session/': 'who is signed in, in every order of events',
  'packages/ui/src/data-table/DataTable.test.tsx': 'the component that most screens consist of',
  'packages/ui/src/dialog/Dialog.test.tsx': 'what every question and form in front of a page leans on',
  'packages/ui/src/testing/conformance/': 'what holds of every component, asked of all of them',
  'scripts/': 'what holds of the whole checkout: layers, documents, requirements, how tests are chosen',
}

/** What `npm run test:full` alone has, though there might be room: it wants the machine for itself, takes minutes, or is shown in parts. */
export const leaves = {
  'apps/server/src/backup/under-load.test.ts': 'a backup while people write; npm run test:restore makes it, and one at rest',
  'apps/server/src/commands.test.ts': 'backup and restore as programs of their own; what they do is tested within the process',
  'apps/server/src/endurance/one-after-the-other.test.ts':
    'three processes replaced under load; two processes, and what a stopping one answers, are tested apart',
  'apps/server/src/modules/issue-batch/killed.test.ts':
    'a batch that is killed; the kill loop of every run issues certificates, too',
  'apps/server/src/modules/public/alike-in-time.test.ts':
    'a statistic of times, which wants the machine for itself: npm run test:timing takes it with 2,000 pairs',
  'apps/workspace/src/session/entry-looks.test.tsx': 'the ways in, in every look; in one they are tested beside it',
  'e2e/accessibility/by-keyboard.test.ts': 'the main job twice more, by keyboard and at 400 %',
  'e2e/accessibility/every-screen.test.ts': 'every screen in twelve looks: minutes',
  'e2e/lists/export.test.ts': 'files of lists, at length',
  'e2e/lists/list-places.test.ts': 'addresses of lists, further',
  'e2e/lists/statistics.test.ts': 'figures, charts and fifty thousand rows',
  'e2e/lists/whole-words.test.ts': 'every list in both languages, with all of its columns: minutes',
  'e2e/operation/dev.test.ts': 'builds a copy of the checkout; what developers have besides',
  'e2e/operation/killed.test.ts': 'starts the product a dozen times; `npm test` kills the server in apps/server/src/endurance',
  'e2e/operation/start.test.ts': 'builds a copy of the checkout and starts it twenty times: minutes',
  'e2e/packages/add-a-machine.test.ts': 'compiles a copy of the checkout: a minute',
  'e2e/packages/add-a-screen.test.ts': 'builds a copy of the checkout: a minute',
  'e2e/packages/examples.test.ts': 'installs and builds four more examples, one of them with Next.js: minutes',
  'e2e/packages/release.test.ts': 'packs, and publishes to a store of its own: before a release',
  'e2e/portal/portal.test.ts': 'every question of the portal by four kinds of visitor: minutes',
  'e2e/portal/portal-slow-phone.test.ts': 'the portal once more, on a slow phone',
  'e2e/portal/scan.test.ts': 'the camera of the portal',
  'e2e/security/policy.test.ts': 'every screen of every role under the policy of the page: minutes',
  'e2e/security/traces.test.ts': 'addresses, cookies and storage of a day; npm run test:security walks it, too',
  'e2e/shell/connection.test.ts': 'builds a copy of the checkout, and waits for what is away',
  'e2e/shell/dashboard.test.ts': 'the home page further than the main job sees it',
  'e2e/shell/entry.test.ts': 'registering, other systems, forgotten passwords',
  'e2e/shell/error-log.test.ts': 'one screen; what is kept there is tested in the browser project',
  'e2e/shell/first-shell.test.ts': 'the home page while the code of the shell is still away; first-visit.md tells how',
  'e2e/shell/first-visit.test.ts': 'first visits while the code of the workspace is still away',
  'e2e/shell/sealed.test.ts': 'storage searched in two tabs; how it is sealed is tested in the browser project',
  'e2e/shell/self-check.test.ts': 'one screen, for whoever looks for what is wrong',
  'e2e/shell/tab-address.test.ts':
    'two tabs pressed within some milliseconds, which wants the machine for itself; the strip is tested in the browser project',
  'e2e/shell/transfers.test.ts': 'uploads as a browser sends them, in every way that they end',
  'e2e/system/audit.test.ts': 'one screen of administrators',
  'e2e/system/check-history.test.ts': 'a command beside the product; the chain itself is tested at the server',
  'e2e/system/groups.test.ts': 'one screen of administrators',
  'e2e/system/instrument-kinds.test.ts': 'one screen of administrators',
  'e2e/system/message-templates.test.ts': 'one screen of administrators',
  'e2e/system/other-systems.test.ts': 'one screen of administrators; the server’s part is tested over HTTP',
  'e2e/system/own-methods.test.ts': 'two screens of administrators; the server’s part is tested over HTTP',
  'e2e/system/record-templates.test.ts': 'fields that an institute adds to its records',
  'e2e/system/system-screens.test.ts': 'the screens of administrators, each at length: minutes',
  'e2e/work/cart.test.ts': 'one way to an order',
  'e2e/work/cashier.test.ts': 'money; the server’s part is tested over HTTP',
  'e2e/work/dispatch-board.test.ts': 'one screen of dispatchers, by pointer and keyboard',
  'e2e/work/enterprises.test.ts': 'enterprises and their ledgers further than registering needs them',
  'e2e/work/file-preview.test.ts': 'PDF files read in the page; the viewer is tested in the browser project',
  'e2e/work/issue-batch.test.ts': 'certificates by the dozen; killed and resumed at the server',
  'e2e/work/leave.test.ts': 'leave, beside the main job',
  'e2e/work/order-bill.test.ts': 'the bill and the signature of an order; the server’s part is tested over HTTP',
  'e2e/work/order-further.test.ts':
    'orders that are only kept, signed anew, and brought back; the server’s part is tested over HTTP',
  'e2e/work/pickups.test.ts': 'pickups, before the main job begins',
  'e2e/work/questionnaires.test.ts': 'questionnaires, beside the main job',
  'e2e/work/quotes.test.ts': 'quotes, before the main job begins',
  'e2e/work/reissue.test.ts': 'withdrawing and replacing, after the main job',
  'e2e/work/report-reading.test.ts': 'notes beside a report',
  'e2e/work/retest.test.ts': 'one turn of the main job',
  'e2e/work/rich-text.test.ts': 'notices and remarks; cleaning, paper and editor are tested in parts',
  'e2e/work/samples.test.ts': 'samples further than the main job hands them on',
  'e2e/work/scan-sample.test.ts': 'labels of samples before the camera',
  'e2e/work/standards.test.ts': 'standards and their calendar',
  'e2e/work/trace-plans.test.ts': 'plans of traceability',
  'packages/machines/src/address-cascade/address-cascade.races.test.ts':
    'every order of four events, for a quarter of a minute; the model walk and the tests of the machine stay',
  'packages/ui/src/data-table/rows/scale.test.tsx':
    'fifty thousand and half a million rows, scrolled in every way; npm run bench:table counts blank frames, too',
  'packages/ui/src/testing/nesting/nesting.test.tsx': 'every layer in every other one; what a layer does alone is tested with it',
  'packages/ui/src/testing/nesting/three-levels.test.tsx': 'three layers in each other',
}

/** What of the server's tests leans on PostgreSQL most: enough to tell whether another version will do. */
export const tellingOfDatabase = [
  'db/database',
  'db/schema',
  'search',
  'backup/backup',
  'numbering',
  'modules/order',
  'modules/session',
  'modules/account',
  'endurance/two-processes',
].map((part) => `apps/server/src/${part}`)

/** Whether a path is one of those that a list names, or stands in a folder that it names. @param {string} path @param {Record<string, string>} list */
export const isIn = (list, path) => Object.keys(list).some((name) => (name.endsWith('/') ? path.startsWith(name) : path === name))
