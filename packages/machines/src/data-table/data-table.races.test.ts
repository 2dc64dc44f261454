import { fc, test as propertyTest } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import {
  keyOf,
  type LoadPageAnswer,
  type LoadPageRequest,
  type SaveRowAnswer,
  type SaveRowRequest,
  type TableRow,
} from './index.ts'
import { settled, table, writers } from './table.double.ts'

const begin: readonly TableRow[] = [
  { id: '1', state: '0', note: '' },
  { id: '2', state: '0', note: '' },
]

const rowSteps = ['refresh', 'edit', 'other person', 'removed', 'server reads', 'page answered', 'confirmed', 'refused'] as const
const moreRowSteps = [...rowSteps, 'filter', 'taken', 'page lost', 'newest page answered', 'stopped', 'edit the second'] as const
type RowStep = (typeof moreRowSteps)[number]

interface Asked<Request, Answer> {
  readonly request: Request
  readonly give: (answer: Answer) => void
  readonly fail: (error: Error) => void
  /** What the server read for it, or did of it. */
  read?: readonly TableRow[]
  taken?: boolean
}

/**
 * A server that reads, takes and answers when the steps say so. What it tells of itself is heard at once; a page may be read
 * long before it is answered, and a change may be taken long before that is answered.
 */
function rowsAndServer() {
  let rows = begin
  let clock = 0
  const loads: Asked<LoadPageRequest, LoadPageAnswer>[] = []
  const saves: Asked<SaveRowRequest, SaveRowAnswer>[] = []
  const later =
    <Request, Answer>(list: Asked<Request, Answer>[]) =>
    (request: Request) =>
      new Promise<Answer>((give, fail) => list.push({ request, give, fail }))
  const it = table(later(loads), {}, { saveRow: later(saves) })
  const matching = ({ query }: LoadPageRequest) => rows.filter((row) => query.only === undefined || row.id === query.only)
  const take = (save: Asked<SaveRowRequest, SaveRowAnswer>) => {
    if (save.taken !== undefined) return
    save.taken = rows.some(({ id }) => id === save.request.key)
    rows = rows.map((row) => (row.id === save.request.key ? { ...row, ...save.request.changes } : row))
  }
  const answer = (load: Asked<LoadPageRequest, LoadPageAnswer> | undefined) => {
    if (!load) return
    const read = load.read ?? matching(load.request)
    load.give({ requestId: load.request.requestId, rows: read, total: read.length })
  }
  const edit = (key: string) => {
    clock += 1
    it.actor.send({ type: 'ROW.EDITED', key, changes: { state: String(clock) } })
  }
  const acts: Record<RowStep, () => void> = {
    refresh: () => it.actor.send({ type: 'REFRESH' }),
    filter: () => it.actor.send({ type: 'QUERY.CHANGED', query: it.context().query.only === '1' ? {} : { only: '1' } }),
    edit: () => edit('1'),
    'edit the second': () => edit('2'),
    'other person': () => {
      clock += 1
      rows = rows.map((row) => (row.id === '1' ? { ...row, note: String(clock) } : row))
      for (const row of rows) if (row.id === '1') it.actor.send({ type: 'ROW.UPDATED', row })
    },
    removed: () => {
      rows = rows.filter(({ id }) => id !== '1')
      it.actor.send({ type: 'ROW.REMOVED', key: '1' })
    },
    'server reads': () => {
      for (const load of loads) load.read ??= matching(load.request)
    },
    'page answered': () => answer(loads.shift()),
    'newest page answered': () => answer(loads.pop()),
    stopped: () => it.actor.send({ type: 'LOAD.CANCEL' }),
    'page lost': () => loads.shift()?.fail(new Error('lost')),
    taken: () => {
      if (saves[0]) take(saves[0])
    },
    confirmed: () => {
      const save = saves.shift()
      if (!save) return
      take(save)
      if (save.taken) save.give({})
      else save.fail(new Error('gone'))
    },
    refused: () => {
      // What was taken is not refused.
      if (saves[0] && !saves[0].taken) saves.shift()?.fail(new Error('no'))
    },
  }
  return { it, acts, loads, saves, serverRows: () => rows }
}

async function playRows(steps: readonly RowStep[]) {
  const { it, acts, loads, saves, serverRows } = rowsAndServer()
  const step = async (one: RowStep) => {
    acts[one]()
    await settled()
    const { rows, knownRows, edits } = it.context()
    const keys = rows.map((row) => keyOf(it.context(), row))
    expect(new Set(keys).size, 'a row is shown twice').toBe(keys.length)
    expect(knownRows.map(({ id }) => id)).toEqual(keys)
    for (const row of rows) {
      const mine = edits.findLast(({ key }) => key === row.id)
      if (mine) expect(row.state, 'an unconfirmed change is not shown').toBe(mine.changes.state)
    }
    expect(saves.filter(({ request }) => request === edits[0]).length, 'saved twice').toBeLessThanOrEqual(1)
  }
  it.actor.send({ type: 'LOAD' })
  await step('page answered')
  for (const one of steps) await step(one)
  while (loads.length > 0 || saves.length > 0) {
    await step('confirmed')
    await step('page answered')
  }
  const edited = it.told.filter(({ type }) => type === 'rowChanged' || type === 'rowRolledBack')
  const count = (reason: string) => edited.filter((one) => 'reason' in one && one.reason === reason).length
  expect(count('edited'), 'a change was neither confirmed nor taken back').toBe(count('confirmed') + count('failed'))
  const shown = () => ({ rows: it.context().rows, total: it.context().total })
  const there = () => {
    const { only } = it.context().query
    const rows = serverRows().filter(({ id }) => only === undefined || id === only)
    return { rows, total: rows.length }
  }
  // A page that was lost, or that nobody waited for, leaves the rows of the question before.
  if ((['failed', 'stopped'] as const).some((content) => it.actor.getSnapshot().matches({ content }))) {
    it.actor.send({ type: 'RETRY' })
    await step('page answered')
  }
  expect(shown()).toEqual(there())
}

const untilFour = <Step>(steps: readonly Step[]) =>
  steps.flatMap((a) => steps.flatMap((b) => steps.flatMap((c) => steps.map((d) => [a, b, c, d]))))

test('[TBL-5][TBL-8] in no order of four reads, answers, changes and removals is a row lost, doubled or shown without its change, and at the end the server’s rows are shown', async () => {
  for (const steps of untilFour(rowSteps)) await playRows(['edit', ...steps])
}, 60_000)

propertyTest.prop([fc.array(fc.constantFrom(...moreRowSteps), { maxLength: 30 })], { numRuns: 1500 })(
  '[TBL-5][TBL-8] nor in any longer one, with other questions, changes taken long before they are answered, and answers that are lost or not waited for',
  (steps) => playRows(steps),
)

const exportSteps = ['start', 'cancel', 'retry', 'progress', 'done', 'failed', 'late', 'refresh'] as const
type ExportStep = (typeof exportSteps)[number]
const wish = { type: 'EXPORT.START', of: 'matching', format: 'csv', columns: [{ field: 'id', header: '编号' }] } as const
const file = { name: 'a.csv', content: '' }

/** Writers that speak when the steps say so, the one before also long after it was stopped. */
async function playExports(steps: readonly ExportStep[]) {
  const { going, logic } = writers()
  const it = table(async ({ requestId }) => ({ requestId, rows: [...begin], total: 2 }), {}, { exportRows: logic })
  const send = it.actor.send
  let written = 0
  const speak = (writer: (typeof going)[number] | undefined, type: 'EXPORT.PROGRESS' | 'EXPORT.DONE' | 'EXPORT.FAILED') => {
    if (!writer) return
    const { exportId } = writer.request
    written += 1
    if (type === 'EXPORT.PROGRESS') writer.say({ type, exportId, written })
    else if (type === 'EXPORT.DONE') writer.say({ type, exportId, file })
    else writer.say({ type, exportId, error: 'full' })
  }
  const acts: Record<ExportStep, () => void> = {
    start: () => send(wish),
    cancel: () => send({ type: 'EXPORT.CANCEL' }),
    retry: () => send({ type: 'EXPORT.RETRY' }),
    progress: () => speak(going.at(-1), 'EXPORT.PROGRESS'),
    done: () => speak(going.at(-1), 'EXPORT.DONE'),
    failed: () => speak(going.at(-1), 'EXPORT.FAILED'),
    late: () => {
      // As a port would that mixes its exports up: by way of the one that is heard.
      const old = going.at(-2)
      if (old) going.at(-1)?.say({ type: 'EXPORT.DONE', exportId: old.request.exportId, file })
    },
    refresh: () => send({ type: 'REFRESH' }),
  }
  send({ type: 'LOAD' })
  await settled()
  for (const one of steps) {
    acts[one]()
    await settled()
    const isWriting = it.actor.getSnapshot().matches({ export: 'writing' })
    expect(going.filter(({ stopped }) => !stopped).length, 'as many writers as exports').toBe(isWriting ? 1 : 0)
  }
  let open: number | undefined
  let last = 0
  for (const word of it.told) {
    if (word.type === 'exportStarted') {
      expect(open, 'two exports at once').toBeUndefined()
      open = word.request.exportId
      last = 0
    } else if (word.type === 'exportProgressed') {
      expect(word.exportId).toBe(open)
      expect(word.written, 'progress went back').toBeGreaterThan(last)
      expect(word.written).toBeLessThanOrEqual(word.expected)
      last = word.written
    } else if (word.type === 'exported' || word.type === 'exportFailed' || word.type === 'exportCancelled') {
      expect(word.exportId, 'an end of another export').toBe(open)
      open = undefined
    }
  }
  expect(open !== undefined).toBe(it.actor.getSnapshot().matches({ export: 'writing' }))
  expect(going.length).toBe(it.told.filter(({ type }) => type === 'exportStarted').length)
}

test('[TBL-6] in no order of four wishes and words do two exports run, does one end twice or go back, or do pages stop it', async () => {
  for (const steps of untilFour(exportSteps)) await playExports(['start', ...steps])
}, 60_000)

propertyTest.prop([fc.array(fc.constantFrom(...exportSteps), { maxLength: 24 })], { numRuns: 400 })(
  '[TBL-6] nor in any longer one',
  (steps) => playExports(steps),
)
