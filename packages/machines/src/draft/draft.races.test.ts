import { fc, test as propertyTest } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import {
  type ClearDraftRequest,
  type DraftEmitted,
  type DraftEvent,
  draftMachine,
  isStillStored,
  isUnsaved,
  type RestoreDraftRequest,
  type SaveDraftAnswer,
  type SaveDraftRequest,
  type SavedDraft,
} from './index.ts'

const steps = ['A types', 'B types', 'pause', 'done', 'fails', 'A submits', 'B decides'] as const
const moreSteps = [...steps, 'executed', 'newest done', 'A saves', 'A discards', 'B submits', 'A decides', 'retry'] as const
type Step = (typeof moreSteps)[number]

/** Something that a page asked of the storage, carried out and answered when a step says so. */
interface Asked {
  readonly page: Page
  readonly kind: 'restore' | 'save' | 'clear'
  readonly isDone: () => boolean
  /** Carries it out, once. */
  readonly execute: () => void
  readonly answer: () => void
  readonly fail: (error: Error) => void
}

type Page = ReturnType<typeof pageOf>

/** One storage, in which each stored draft has a number that no page knows. */
function sharedStorage() {
  const asked: Asked[] = []
  let stored: { readonly id: number; readonly draft: SavedDraft } | undefined
  let ids = 0
  /** Which stored drafts a page was shown: by restoring, by a conflict, or because it stored them. */
  const shown = new Map<Page, Set<number>>()
  const show = (page: Page) => {
    const known = shown.get(page) ?? new Set()
    shown.set(page, known)
    if (stored) known.add(stored.id)
    return stored?.draft
  }
  const knows = (page: Page) => stored === undefined || shown.get(page)?.has(stored.id) === true
  return {
    asked,
    words: () => stored?.draft.values.name,
    restore: (page: Page) => show(page),
    save(page: Page, request: SaveDraftRequest): SaveDraftAnswer {
      if (!isStillStored(stored?.draft, request)) return { outcome: 'conflict', stored: show(page) }
      expect(knows(page), `${page.name} overwrote words that it was never shown`).toBe(true)
      ids += 1
      stored = { id: ids, draft: request.draft }
      show(page)
      page.kept.add(request.draft.values.name)
      return { outcome: 'saved' }
    },
    clear(page: Page, request: ClearDraftRequest) {
      if (!isStillStored(stored?.draft, request)) return
      expect(knows(page), `${page.name} removed words that it was never shown`).toBe(true)
      stored = undefined
    },
  }
}

function pageOf(name: string) {
  return {
    name,
    clock: new SimulatedClock(),
    /** What was typed last, until it is submitted, discarded or given up for the other page's. */
    words: undefined as string | undefined,
    /** All words that this page has stored. */
    kept: new Set<unknown>(),
    keys: 0,
    sent: [] as string[],
    told: [] as DraftEmitted[],
  }
}

function open(page: Page, storage: ReturnType<typeof sharedStorage>) {
  const later = <Answer>(kind: Asked['kind'], work: () => Answer) =>
    new Promise<Answer>((give, fail) => {
      let done: { answer: Answer } | undefined
      const execute = () => {
        done ??= { answer: work() }
        return done.answer
      }
      storage.asked.push({ page, kind, isDone: () => done !== undefined, execute, answer: () => give(execute()), fail })
    })
  const machine = draftMachine.provide({
    actors: {
      restoreDraft: fromPromise<unknown, RestoreDraftRequest>(() => later('restore', () => storage.restore(page))),
      saveDraft: fromPromise<SaveDraftAnswer, SaveDraftRequest>(({ input }) => later('save', () => storage.save(page, input))),
      clearDraft: fromPromise<unknown, ClearDraftRequest>(({ input }) => later('clear', () => storage.clear(page, input))),
    },
  })
  const createKey = () => {
    page.keys += 1
    return `${page.name}${page.keys}`
  }
  const { clock } = page
  const actor = createActor(machine, {
    clock,
    input: { formId: 'order', userId: '7', initial: { name: '' }, createKey },
  })
  actor.on('*', (emitted) => page.told.push(emitted))
  return actor.start()
}

async function settled() {
  for (let turn = 0; turn < 8; turn += 1) await undefined
}

async function play(all: readonly Step[]) {
  const storage = sharedStorage()
  const { asked } = storage
  const a = pageOf('A')
  const b = pageOf('B')
  const forms = { A: { page: a, actor: open(a, storage) }, B: { page: b, actor: open(b, storage) } }
  let typed = 0
  const send = (name: 'A' | 'B', event: DraftEvent) => forms[name].actor.send(event)
  const type = (name: 'A' | 'B') => {
    typed += 1
    forms[name].page.words = String(typed)
    send(name, { type: 'VALUES.CHANGED', values: { name: String(typed) } })
  }
  const end = (name: 'A' | 'B', event: 'SUBMITTED' | 'DISCARD') => {
    const { page, actor } = forms[name]
    if (event === 'SUBMITTED') page.sent.push(actor.getSnapshot().context.idempotencyKey)
    page.words = undefined
    send(name, { type: event })
  }
  /** Every other decision is for the other page's words. */
  let decisions = 0
  const decide = (name: 'A' | 'B') => {
    const { page, actor } = forms[name]
    if (!actor.getSnapshot().matches('conflict')) return
    decisions += 1
    if (decisions % 2 === 1) return send(name, { type: 'CONFLICT.KEEP_MINE' })
    page.words = undefined
    send(name, { type: 'CONFLICT.TAKE_THEIRS' })
  }
  const acts: Record<Step, () => void> = {
    'A types': () => type('A'),
    'B types': () => type('B'),
    pause: () => {
      a.clock.increment(800)
      b.clock.increment(800)
    },
    executed: () => asked.find(({ isDone }) => !isDone())?.execute(),
    done: () => asked.shift()?.answer(),
    'newest done': () => asked.pop()?.answer(),
    fails: () => {
      // What was carried out has not failed.
      if (asked[0]?.isDone() === false) asked.shift()?.fail(new Error('no room'))
    },
    'A saves': () => send('A', { type: 'SAVE' }),
    'A submits': () => end('A', 'SUBMITTED'),
    'B submits': () => end('B', 'SUBMITTED'),
    'A discards': () => end('A', 'DISCARD'),
    'A decides': () => decide('A'),
    'B decides': () => decide('B'),
    retry: () => {
      send('A', { type: 'RETRY' })
      send('B', { type: 'RETRY' })
    },
  }
  const step = async (one: Step) => {
    acts[one]()
    await settled()
    for (const { page, actor } of [forms.A, forms.B]) {
      const snapshot = actor.getSnapshot()
      const writes = asked.filter((other) => other.page === page && other.kind !== 'restore')
      expect(writes.length, `${page.name} has two writes under way`).toBeLessThanOrEqual(1)
      expect(new Set(page.sent).size, `${page.name} sent two records under one key`).toBe(page.sent.length)
      if (page.words === undefined) continue
      expect(snapshot.context.values.name, `${page.name} shows other words than were typed`).toBe(page.words)
      if (!isUnsaved(snapshot)) expect(page.kept.has(page.words), `${page.name} calls words saved that never were`).toBe(true)
    }
  }
  for (const one of all) await step(one)
  // In the end the storage works, and both pages go on until they rest or a person has to decide.
  for (let turn = 0; turn < 5; turn += 1) {
    await step('retry')
    await step('pause')
    while (asked.length > 0) await step('done')
  }
  for (const { page, actor } of [forms.A, forms.B]) {
    const state = actor.getSnapshot().value
    expect(['clean', 'saved', 'conflict'], `${page.name} never comes to rest`).toContain(state)
    if (state === 'conflict') expect(page.told.some((one) => one.type === 'conflicted')).toBe(true)
    if (state !== 'saved' || page.words === undefined || storage.words() === page.words) continue
    // Whatever is stored instead came by the other page, which was shown these words before it wrote or ended the draft.
    expect(page.kept.has(page.words)).toBe(true)
  }
}

/** A has stored a draft, which B has restored. */
const share: readonly Step[] = ['A types', 'done', 'pause', 'newest done', 'done']

test('[REG-2][SRV-4] in no order of four answers and events does one of two pages overwrite or remove words it was never shown, call words saved that were not, or send two records under one key', async () => {
  for (const one of steps)
    for (const two of steps) for (const three of steps) for (const four of steps) await play([...share, one, two, three, four])
}, 60_000)

propertyTest.prop([fc.array(fc.constantFrom(...moreSteps), { maxLength: 30 })], { numRuns: 800 })(
  '[REG-2][SRV-4] nor in any longer one, from the first word on, with a storage that carries out first and answers later',
  (all) => play(all.length % 2 === 0 ? all : [...share, ...all]),
)
