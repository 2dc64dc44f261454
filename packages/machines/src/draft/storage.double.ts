import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import {
  type ClearDraftRequest,
  type DraftEmitted,
  type DraftEvent,
  type DraftSnapshot,
  draftMachine,
  hasChanges,
  isStillStored,
  isUnsaved,
  type RestoreDraftRequest,
  type SaveDraftAnswer,
  type SaveDraftRequest,
} from './index.ts'

export const owner = { formId: 'order', userId: '7' }

/** A storage as an app would write one, shared by the pages of one browser. */
export function storage() {
  const stored = new Map<string, unknown>()
  const saves: SaveDraftRequest[] = []
  let broken = false
  let held: (() => Promise<void>) | undefined
  let clearHeld: Promise<void> | undefined
  return {
    stored,
    saves,
    breakDown: (is: boolean) => {
      broken = is
    },
    /** Keeps the next save waiting until the returned function is called. */
    hold: () => {
      let release = () => {}
      const gate = new Promise<void>((resolve) => {
        release = resolve
      })
      held = () => gate
      return release
    },
    /** Keeps clearing waiting until the returned function is called. */
    holdClearing: () => {
      let release = () => {}
      clearHeld = new Promise((resolve) => {
        release = resolve
      })
      return release
    },
    restore: async ({ key }: RestoreDraftRequest) => stored.get(key),
    save: async (request: SaveDraftRequest): Promise<SaveDraftAnswer> => {
      saves.push(request)
      await held?.()
      held = undefined
      if (broken) throw new Error('no room')
      const before = stored.get(request.key)
      if (!isStillStored(before, request)) return { outcome: 'conflict', stored: before }
      stored.set(request.key, JSON.parse(JSON.stringify(request.draft)))
      return { outcome: 'saved' }
    },
    clear: async ({ key, ...seen }: ClearDraftRequest) => {
      await clearHeld
      if (broken) throw new Error('no room')
      if (isStillStored(stored.get(key), seen)) stored.delete(key)
    },
  }
}

/** A page with the form, on its own clock. @param forgotten the ports that its app has not provided */
export function page(store: ReturnType<typeof storage>, name = 'key', forgotten: readonly string[] = []) {
  const clock = new SimulatedClock()
  let keys = 0
  const machine = draftMachine.provide({
    actors: {
      ...(forgotten.includes('restoreDraft')
        ? {}
        : { restoreDraft: fromPromise<unknown, RestoreDraftRequest>(({ input }) => store.restore(input)) }),
      ...(forgotten.includes('saveDraft')
        ? {}
        : { saveDraft: fromPromise<SaveDraftAnswer, SaveDraftRequest>(({ input }) => store.save(input)) }),
      ...(forgotten.includes('clearDraft')
        ? {}
        : { clearDraft: fromPromise<unknown, ClearDraftRequest>(({ input }) => store.clear(input)) }),
    },
  })
  const createKey = () => {
    keys += 1
    return `${name}-${keys}`
  }
  const actor = createActor(machine, { clock, input: { ...owner, initial: { name: '', count: 1 }, createKey } }).start()
  const told: DraftEmitted[] = []
  actor.on('*', (emitted) => told.push(emitted))
  return {
    clock,
    told,
    send: (event: DraftEvent) => actor.send(event),
    until: (state: DraftSnapshot['value']) => waitFor(actor, (snapshot) => snapshot.value === state, { timeout: 2000 }),
    unsaved: () => isUnsaved(actor.getSnapshot()),
    changes: () => hasChanges(actor.getSnapshot()),
    context: () => actor.getSnapshot().context,
    state: () => actor.getSnapshot().value,
  }
}

/** A page on which something was typed and saved. */
export async function typed(store: ReturnType<typeof storage>, name: string) {
  const it = page(store)
  await ready(it)
  it.send({ type: 'VALUES.CHANGED', values: { name } })
  it.clock.increment(800)
  await it.until('saved')
  return it
}

async function ready(it: ReturnType<typeof page>) {
  if (it.state() === 'restoring') await Promise.race([it.until('clean'), it.until('saved')])
}
