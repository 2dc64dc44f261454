import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { addressCascadeMachine } from './address-cascade.machine.ts'
import type {
  AddressCascadeEmitted,
  AddressCascadeInput,
  CascadeRegion,
  FindRegionsRequest,
  LoadRegionsRequest,
  ReadAddressAnswer,
  ReadAddressRequest,
} from './address-cascade.types.ts'

/** What lies in each region, by its code; the provinces under the empty code. */
export type Country = Readonly<Record<string, readonly CascadeRegion[]>>

/** Every way from a province down. */
function waysOf(country: Country): readonly (readonly CascadeRegion[])[] {
  const below = (code: string, way: readonly CascadeRegion[]): (readonly CascadeRegion[])[] =>
    (country[code] ?? []).flatMap((region) => [[...way, region], ...below(region.code, [...way, region])])
  return below('', [])
}
const words = (way: readonly CascadeRegion[]) =>
  way
    .filter(({ placeholder }) => placeholder !== true)
    .map(({ name }) => name)
    .join('')

/** A running cascade over a country that answers at once, and fails where it is told to. */
export function cascade(country: Country, input: AddressCascadeInput) {
  const clock = new SimulatedClock()
  const asked: LoadRegionsRequest[] = []
  const searched: FindRegionsRequest[] = []
  const failing = new Set<string>()
  let [searchFails, pasteFails] = [false, false]
  const machine = addressCascadeMachine.provide({
    actors: {
      loadRegions: fromPromise<readonly CascadeRegion[], LoadRegionsRequest>(async ({ input: request }) => {
        asked.push(request)
        if (failing.delete(request.parentCode ?? '')) throw new Error('no network')
        return country[request.parentCode ?? ''] ?? []
      }),
      findRegions: fromPromise<readonly (readonly CascadeRegion[])[], FindRegionsRequest>(async ({ input: request }) => {
        searched.push(request)
        if (searchFails) {
          searchFails = false
          throw new Error('no network')
        }
        return waysOf(country).filter((way) => way.at(-1)?.name.includes(request.text) === true)
      }),
      readAddress: fromPromise<ReadAddressAnswer, ReadAddressRequest>(async ({ input: { text } }) => {
        if (pasteFails) throw new Error('no network')
        const way = waysOf(country)
          .toSorted((a, b) => words(b).length - words(a).length)
          .find((one) => text.startsWith(words(one)))
        return { path: way ?? [], rest: text.slice(way ? words(way).length : 0) }
      }),
    },
  })
  const actor = createActor(machine, { clock, input }).start()
  const told: AddressCascadeEmitted[] = []
  actor.on('*', (emitted) => told.push(emitted))
  const context = () => actor.getSnapshot().context
  return {
    clock,
    asked,
    searched,
    told,
    context,
    send: actor.send,
    fail: (code: string) => failing.add(code),
    failSearch: () => {
      searchFails = true
    },
    failPaste: () => {
      pasteFails = true
    },
    names: () => context().columns.flatMap(({ chosen }) => chosen?.name ?? []),
    options: () => context().columns.map(({ options }) => options?.map(({ name }) => name)),
    state: (region: 'levels' | 'search' | 'pasting') => actor.getSnapshot().value[region],
    settled: async () => {
      for (let turn = 0; turn < 30; turn += 1) await undefined
    },
  }
}
