import { dataTableMachine, type LoadPageAnswer, type LoadPageRequest } from '@etalon/machines/data-table'
import { fromPromise } from 'xstate'

const instruments = Array.from({ length: 40 }, (_, place) => ({
  id: `${place + 1}`,
  name: place % 2 === 0 ? `Pressure gauge ${place + 1}` : `Caliper ${place + 1}`,
}))

let isAway = true

/** Yours asks a server. This one is away when somebody asks for "?" for the first time. */
async function findInstruments({ requestId, page, size, query }: LoadPageRequest): Promise<LoadPageAnswer> {
  const name = String(query.name ?? '')
  if (name === '?' && isAway) {
    isAway = false
    throw new Error('The server is away')
  }
  const found = instruments.filter((one) => name === '?' || one.name.toLowerCase().includes(name.toLowerCase()))
  return { requestId, rows: found.slice((page - 1) * size, page * size), total: found.length }
}

/** The machine with its port: it decides what is asked, and drops answers to older questions. */
export const instrumentTable = dataTableMachine.provide({
  actors: { loadPage: fromPromise<LoadPageAnswer, LoadPageRequest>(({ input }) => findInstruments(input)) },
})
