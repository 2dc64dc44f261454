import { type DictionaryCode, dictionaries } from '@etalon/api/domain'
import type { TableRow } from '@etalon/machines/data-table'
import { type ColumnDefinition, DataTable, useDataTable } from '@etalon/ui/data-table'
import { type Language, languages, MessagesProvider } from '@etalon/ui/i18n'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '@etalon/ui/theme'
import { InWorkspace } from '../../../testing/in-workspace.tsx'
import { roomFor, roomForStates } from '../../list/room-for.ts'
import { type StateDictionary, stateLooks } from './state-looks.ts'
import { useLabels } from './use-labels.ts'
import { WorkState } from './WorkState.tsx'

interface WordRow extends TableRow {
  readonly place: number
}

/** What a table of words says in a column, and how. */
interface Words {
  readonly name: string
  readonly count: number
  readonly column: (labels: ReturnType<typeof useLabels>) => ColumnDefinition<WordRow>
}

const header = '状'

/** A column of every entry of a dictionary, one a row. */
const entriesOf = (code: DictionaryCode): Words => ({
  name: code,
  count: dictionaries[code].entries.length,
  column: (labels) => {
    const words = labels.words(code)
    return { key: code, header, ...roomFor(header, words), text: ({ place }) => words[place] ?? '' }
  },
})

/** A column of every work state of a dictionary, one a row. */
const statesOf = (dictionary: StateDictionary): Words => ({
  name: dictionary,
  count: Object.keys(stateLooks[dictionary]).length,
  column: (labels) => {
    const states = Object.keys(stateLooks[dictionary])
    return {
      key: dictionary,
      header,
      ...roomForStates(header, labels.states(dictionary)),
      render: ({ place }) => {
        const state = states[place]
        return state === undefined ? '' : <WorkState dictionary={dictionary} state={state} />
      },
    }
  },
})

const first: ColumnDefinition<WordRow> = { key: 'first', header: '', width: 40, text: () => '' }
const last: ColumnDefinition<WordRow> = { key: 'last', header: '', width: 40, text: () => '' }

/** One column of words between two others, in a table that has no room to spare for it. */
function Table({ name, count, column }: Words) {
  const labels = useLabels()
  const rows = Array.from({ length: count }, (_, place) => ({ id: `${name} ${place}`, place }))
  const table = useDataTable({ columns: 3, loadPage: async () => ({ rows, total: rows.length }) })
  return (
    <div style={{ display: 'flex', width: 100, height: 100 + 48 * rows.length }}>
      <DataTable<WordRow> actor={table} label={name} columns={[first, column(labels), last]} />
    </div>
  )
}

/** Words that are a little too long run into the padding: nothing scrolls there, and they end in dots all the same. */
const isCut = (cell: Element) => {
  const { paddingLeft, paddingRight } = getComputedStyle(cell)
  const words = document.createRange()
  words.selectNodeContents(cell)
  const room = cell.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
  return cell.scrollWidth > cell.clientWidth || words.getBoundingClientRect().width > room + 0.5
}

/** The words that are read whole, and those that are cut, in the grid of that name. */
const wordsIn = (name: string) => {
  const grid = page.getByRole('grid', { name, exact: true }).query()
  const heads = [...(grid?.querySelectorAll('[role=columnheader]') ?? [])].map((head) => head.textContent)
  const cellsOf = (row: Element) => row.querySelectorAll('[role=gridcell]')[heads.indexOf(header)]
  const said = [...(grid?.querySelectorAll('[role=row]') ?? [])].flatMap((row) => cellsOf(row) ?? [])
  const cut = said.filter(isCut)
  return { name, count: said.length, cut: cut.map((cell) => cell.textContent) }
}

test.for(
  languages.flatMap((language): [Language, string, readonly Words[]][] => [
    [language, 'word of a dictionary', (Object.keys(dictionaries) as DictionaryCode[]).map(entriesOf)],
    [language, 'work state', (Object.keys(stateLooks) as StateDictionary[]).map(statesOf)],
  ]),
)('[TBL-1] no %s %s of a list is cut, where there is no room for it, either', async ([language, , all]) => {
  await render(
    <InWorkspace>
      <MessagesProvider language={language}>
        {all.map((one) => (
          <Table key={one.name} {...one} />
        ))}
      </MessagesProvider>
    </InWorkspace>,
  )
  await document.fonts.ready
  for (const { name, count } of all) await expect.poll(() => wordsIn(name)).toEqual({ name, count, cut: [] })
})
