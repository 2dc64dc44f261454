import { createActor, fromPromise, SimulatedClock } from 'xstate'
import {
  type ClearDraftRequest,
  type DraftEmitted,
  draftMachine,
  isStillStored,
  isUnsaved,
  type RestoreDraftRequest,
  type SaveDraftAnswer,
  type SaveDraftRequest,
  type SavedDraft,
} from './index.ts'

/** What the person of a page does. */
export type Act = 'types' | 'saves' | 'submits' | 'discards' | 'decides'
/** One thing that happens: on a page, to all of them, or in the storage. */
export type Turn =
  | { readonly who: number; readonly act: Act }
  | 'pause'
  | 'retry'
  /** The storage carries out the oldest question, and answers later. */
  | 'executed'
  | 'done'
  | 'newest done'
  | 'fails'

/** @throws Error with what must not be */
function insist(is: boolean, otherwise: string): void {
  if (!is) throw new Error(otherwise)
}

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
      insist(knows(page), `${page.name} overwrote words that it was never shown`)
      ids += 1
      stored = { id: ids, draft: request.draft }
      show(page)
      page.kept.add(request.draft.values.name)
      return { outcome: 'saved' }
    },
    clear(page: Page, request: ClearDraftRequest) {
      if (!isStillStored(stored?.draft, request)) return
      insist(knows(page), `${page.name} removed words that it was never shown`)
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

/**
 * Lets the pages of one browser edit one draft, and looks after each turn, and in the end, whether one has overwritten or removed words that it
 * was never shown, called words saved that were not, or sent two records under one key.
 */
export async function play(turns: readonly Turn[], pages: number): Promise<void> {
  const storage = sharedStorage()
  const { asked } = storage
  const forms = Array.from({ length: pages }, (_, place) => {
    const page = pageOf(String.fromCharCode(65 + place))
    return { page, actor: open(page, storage) }
  })
  let typed = 0
  /** Every other decision is for the other page's words. */
  let decisions = 0
  const acts: Record<Act, (form: (typeof forms)[number]) => void> = {
    types({ page, actor }) {
      typed += 1
      page.words = String(typed)
      actor.send({ type: 'VALUES.CHANGED', values: { name: String(typed) } })
    },
    saves: ({ actor }) => actor.send({ type: 'SAVE' }),
    submits({ page, actor }) {
      page.sent.push(actor.getSnapshot().context.idempotencyKey)
      page.words = undefined
      actor.send({ type: 'SUBMITTED' })
    },
    discards({ page, actor }) {
      page.words = undefined
      actor.send({ type: 'DISCARD' })
    },
    decides({ page, actor }) {
      if (!actor.getSnapshot().matches('conflict')) return
      decisions += 1
      if (decisions % 2 === 1) return actor.send({ type: 'CONFLICT.KEEP_MINE' })
      page.words = undefined
      actor.send({ type: 'CONFLICT.TAKE_THEIRS' })
    },
  }
  const happens: Record<Extract<Turn, string>, () => void> = {
    pause() {
      for (const { page } of forms) page.clock.increment(800)
    },
    retry() {
      for (const { actor } of forms) actor.send({ type: 'RETRY' })
    },
    executed: () => asked.find(({ isDone }) => !isDone())?.execute(),
    done: () => asked.shift()?.answer(),
    'newest done': () => asked.pop()?.answer(),
    fails() {
      // What was carried out has not failed.
      if (asked[0]?.isDone() === false) asked.shift()?.fail(new Error('no room'))
    },
  }
  const take = async (turn: Turn) => {
    if (typeof turn === 'string') happens[turn]()
    else {
      const form = forms[turn.who]
      if (form) acts[turn.act](form)
    }
    await settled()
    for (const { page, actor } of forms) {
      const snapshot = actor.getSnapshot()
      const writes = asked.filter((other) => other.page === page && other.kind !== 'restore')
      insist(writes.length <= 1, `${page.name} has two writes under way`)
      insist(new Set(page.sent).size === page.sent.length, `${page.name} sent two records under one key`)
      if (page.words === undefined) continue
      insist(snapshot.context.values.name === page.words, `${page.name} shows other words than were typed`)
      insist(isUnsaved(snapshot) || page.kept.has(page.words), `${page.name} calls words saved that never were`)
    }
  }
  for (const one of turns) await take(one)
  // In the end the storage works, and all go on until they rest or a person has to decide.
  for (let turn = 0; turn < 5; turn += 1) {
    await take('retry')
    await take('pause')
    while (asked.length > 0) await take('done')
  }
  for (const { page, actor } of forms) {
    const state = actor.getSnapshot().value
    insist(['clean', 'saved', 'conflict'].includes(String(state)), `${page.name} never comes to rest`)
    const isTold = page.told.some((one) => one.type === 'conflicted')
    insist(state !== 'conflict' || isTold, `${page.name} meets a conflict that it was not told of`)
    if (state !== 'saved' || page.words === undefined || storage.words() === page.words) continue
    // Whatever is stored instead came by another page, which was shown these words before it wrote or ended the draft.
    insist(page.kept.has(page.words), `${page.name} lost its words`)
  }
}
