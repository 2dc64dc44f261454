import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor } from 'xstate'
import {
  type DataTableEmitted,
  type DataTableEvent,
  type DataTableInput,
  dataTableMachine,
  type ExportEvent,
  type ExportRowsRequest,
  type LoadPageAnswer,
  type LoadPageRequest,
  type SaveRowAnswer,
  type SaveRowRequest,
} from './index.ts'

export type Load = (request: LoadPageRequest) => Promise<LoadPageAnswer>

/** What a request is given up by; the machine knows no more of it. */
export interface Signal {
  readonly aborted: boolean
}

/** A list of so many rows, numbered from 1. */
export function list(total: number): Load {
  return async ({ requestId, page, size }) => ({
    requestId,
    rows: Array.from({ length: Math.max(0, Math.min(size, total - (page - 1) * size)) }, (_, place) => ({
      id: String((page - 1) * size + place + 1),
    })),
    total,
  })
}

/** Answers that are given when a test says so, in any order. */
export function answeredLater<Request, Answer>() {
  const asked: Request[] = []
  const open: { give: (answer: Answer) => void; fail: (error: unknown) => void }[] = []
  return {
    asked,
    port: (request: Request) => {
      asked.push(request)
      return new Promise<Answer>((give, fail) => open.push({ give, fail }))
    },
    /** Answers the question that stands at this place of `asked`. */
    give: async (place: number, answer: Answer) => {
      open[place]?.give(answer)
      await settled()
    },
    fail: async (place: number, error: unknown) => {
      open[place]?.fail(error)
      await settled()
    },
  }
}

/** All that promises that are answered already lead to has happened. */
export async function settled() {
  for (let turn = 0; turn < 8; turn += 1) await undefined
}

/** Writers of files that say what a test lets them say, also after they were stopped. */
export function writers() {
  const going: { request: ExportRowsRequest; say: (word: ExportEvent) => void; stopped: boolean }[] = []
  return {
    going,
    logic: fromCallback<{ type: 'nothing' }, ExportRowsRequest>(({ input: request, sendBack }) => {
      const writer = { request, say: (word: ExportEvent) => sendBack(word), stopped: false }
      going.push(writer)
      return () => {
        writer.stopped = true
      }
    }),
  }
}

interface Ports {
  readonly saveRow?: (request: SaveRowRequest) => Promise<SaveRowAnswer>
  readonly exportRows?: ReturnType<typeof writers>['logic']
}

/** A running table with a clock that a test moves, and what it told. */
export function table(
  load: (request: LoadPageRequest, signal: Signal) => Promise<LoadPageAnswer>,
  input: DataTableInput = {},
  { saveRow, exportRows }: Ports = {},
) {
  const machine = dataTableMachine.provide({
    actors: {
      loadPage: fromPromise<LoadPageAnswer, LoadPageRequest>(({ input: request, signal }) => load(request, signal)),
      ...(saveRow ? { saveRow: fromPromise<SaveRowAnswer, SaveRowRequest>(({ input: request }) => saveRow(request)) } : {}),
      ...(exportRows ? { exportRows } : {}),
    },
  })
  const clock = new SimulatedClock()
  const actor = createActor(machine, { input, clock }).start()
  const told: DataTableEmitted[] = []
  actor.on('*', (emitted) => told.push(emitted))
  const loaded = () =>
    waitFor(actor, (snapshot) => !snapshot.matches({ content: 'loading' }) && !snapshot.matches({ content: 'idle' }))
  const send = async (event: DataTableEvent) => {
    actor.send(event)
    await loaded()
  }
  const requests = () => told.flatMap((emitted) => (emitted.type === 'requested' ? [emitted.request] : []))
  const context = () => actor.getSnapshot().context
  const pass = (milliseconds: number) => clock.increment(milliseconds)
  return { actor, told, send, settled: loaded, requests, context, pass }
}
