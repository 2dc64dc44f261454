import { lastPage } from '@etalon/machines/data-table'
import { createActor } from 'xstate'
import { instrumentTable } from './instruments.ts'

function element<T extends Element>(id: string, kind: new () => T): T {
  const found = document.getElementById(id)
  if (!(found instanceof kind)) throw new Error(`The page has no ${id}`)
  return found
}

const name = element('name', HTMLInputElement)
const state = element('state', HTMLElement)
const body = element('rows', HTMLElement)
const previous = element('previous', HTMLButtonElement)
const next = element('next', HTMLButtonElement)
const retry = element('retry', HTMLButtonElement)

const table = createActor(instrumentTable, { input: { size: 15 } })

function cell(value: unknown): HTMLTableCellElement {
  const made = document.createElement('td')
  made.textContent = String(value)
  return made
}

table.subscribe((snapshot) => {
  const { rows, page, total } = snapshot.context
  const last = lastPage(snapshot.context)
  const words = {
    idle: '',
    loading: 'Loading…',
    loaded: `Page ${page} of ${last}, ${total} in all`,
    empty: 'Nothing matches',
    failed: 'Not loaded',
  }
  state.textContent = words[snapshot.value.content]
  body.replaceChildren(
    ...rows.map((row) => {
      const line = document.createElement('tr')
      line.append(cell(row.id), cell(row.name))
      return line
    }),
  )
  previous.disabled = page <= 1
  next.disabled = page >= last
  retry.hidden = !snapshot.matches({ content: 'failed' })
})

previous.addEventListener('click', () => table.send({ type: 'PAGE.CHANGED', page: table.getSnapshot().context.page - 1 }))
next.addEventListener('click', () => table.send({ type: 'PAGE.CHANGED', page: table.getSnapshot().context.page + 1 }))
retry.addEventListener('click', () => table.send({ type: 'RETRY' }))
name.addEventListener('change', () => table.send({ type: 'QUERY.CHANGED', query: { name: name.value } }))

table.start()
table.send({ type: 'LOAD' })
