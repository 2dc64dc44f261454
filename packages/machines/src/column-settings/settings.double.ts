import { createActor, fromPromise, waitFor } from 'xstate'
import {
  appliedLayout,
  type ColumnChoice,
  type ColumnSettingsEmitted,
  type ColumnSettingsEvent,
  type ColumnSettingsInput,
  type ColumnState,
  columnSettingsMachine,
  isBusy,
  type LayoutRequest,
  type SaveSettingsRequest,
  type WriteLayoutRequest,
} from './index.ts'

export const columns: readonly ColumnChoice[] = [
  { key: 'orderNo', label: '委托单号', pinned: 'start' },
  { key: 'enterName', label: '委托单位' },
  { key: 'state', label: '状态' },
  { key: 'amount', label: '金额' },
  { key: 'applicant', label: '联系人', shown: false },
  { key: 'actions', label: '操作', pinned: 'end' },
]
export const column = (key: string, visible = true) => ({ key, visible })
export const text = (...states: readonly ColumnState[]) => JSON.stringify({ version: 1, columns: states })

/** Settings with a server and a storage that remember what they were asked. */
export function settings(
  input: Partial<ColumnSettingsInput> = { resCode: 'order' },
  world: { stored?: unknown; fails?: readonly string[] } = {},
) {
  const calls: unknown[] = []
  const storage = new Map<string, unknown>(world.stored === undefined ? [] : [['search-order', world.stored]])
  const port = <Request extends object>(name: string, work: (request: Request) => unknown = () => undefined) =>
    fromPromise<unknown, Request>(async ({ input: request }) => {
      calls.push([name, request])
      if (world.fails?.includes(name)) throw new Error(`${name} failed`)
      return work(request)
    })
  const actor = createActor(
    columnSettingsMachine.provide({
      actors: {
        readLayout: port<LayoutRequest>('readLayout', ({ key }) => storage.get(key)),
        writeLayout: port<WriteLayoutRequest>('writeLayout', ({ key, text: written }) => storage.set(key, written)),
        removeLayout: port<LayoutRequest>('removeLayout', ({ key }) => storage.delete(key)),
        saveSettings: port<SaveSettingsRequest>('saveSettings'),
      },
    }),
    { input: { columns, ...input } },
  )
  const told: ColumnSettingsEmitted[] = []
  actor.on('*', (emitted) => told.push(emitted))
  actor.start()
  const context = () => actor.getSnapshot().context
  const ready = () => waitFor(actor, (snapshot) => !isBusy(snapshot))
  const drafted = () => context().draft.map(({ key, visible }) => (visible ? key : `-${key}`))
  const applied = () => appliedLayout(context()).map(({ key, visible }) => (visible ? key : `-${key}`))
  return {
    actor,
    calls,
    storage,
    told,
    context,
    ready,
    drafted,
    applied,
    send: (event: ColumnSettingsEvent) => actor.send(event),
  }
}
