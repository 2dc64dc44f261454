import { createActor, fromPromise, waitFor } from 'xstate'
import {
  type AdvancedFilterEmitted,
  type AdvancedFilterEvent,
  type AdvancedFilterInput,
  advancedFilterMachine,
  type FilterField,
  type SearchOperator,
} from './index.ts'

/** Answers of the storage where filters are kept under names; one that is left out answers nothing. */
export interface Ports {
  loadFilters: () => Promise<unknown>
  saveFilter: () => Promise<unknown>
  removeFilter: () => Promise<unknown>
}

/** A panel with a storage that remembers what it was asked, and what a person does in it. */
export function panelOf(fields: readonly FilterField[], input: Partial<AdvancedFilterInput> = {}, ports: Partial<Ports> = {}) {
  const calls: unknown[] = []
  const answer = async (port: keyof Ports, request: unknown) => {
    calls.push([port, request])
    return ports[port]?.()
  }
  const actor = createActor(
    advancedFilterMachine.provide({
      actors: {
        loadFilters: fromPromise(({ input: request }) => answer('loadFilters', request)),
        saveFilter: fromPromise(({ input: request }) => answer('saveFilter', request)),
        removeFilter: fromPromise(({ input: request }) => answer('removeFilter', request)),
      },
    }),
    { input: { fields, ...input } },
  )
  const told: AdvancedFilterEmitted[] = []
  actor.on('*', (emitted) => told.push(emitted))
  actor.start()
  const context = () => actor.getSnapshot().context
  const row = (place: number) => {
    const found = context().rows[place]
    if (!found) throw new Error(`no row ${place}`)
    return found
  }
  /** Fills a row by its place: what a person does there. */
  const fill = (place: number, field: string, ...rest: [value: string | readonly string[]] | [start: string, end: string]) => {
    const { id } = row(place)
    actor.send({ type: 'FIELD.CHOSEN', row: id, field })
    const [one, end] = rest
    if (end !== undefined && typeof one === 'string') actor.send({ type: 'SPAN.CHANGED', row: id, start: one, end })
    else actor.send({ type: 'VALUE.CHANGED', row: id, value: one })
  }
  const operate = (place: number, operator: SearchOperator) =>
    actor.send({ type: 'OPERATOR.CHOSEN', row: row(place).id, operator })
  const ready = () => waitFor(actor, (snapshot) => snapshot.matches({ names: 'ready' }))
  return { actor, calls, told, context, row, fill, operate, ready, send: (event: AdvancedFilterEvent) => actor.send(event) }
}

/** A warning as it is emitted. */
export const warned = (code: string, row: number | null, reason: string) => ({ type: 'warned', warning: { code, row }, reason })
