import type { ColumnLayout } from '@etalon/machines/column-settings'
import type { TableRow } from '@etalon/machines/data-table'
import { useMemo, useState } from 'react'
import { arrangeColumns, columnChoices, useColumnSettings } from '../column-settings/index.ts'
import { type ColumnDefinition, DataTable, useDataTable } from './index.ts'

interface Instrument extends TableRow {
  readonly id: string
  readonly name: string
  readonly range: string
  readonly price: string
}
const rows: Instrument[] = Array.from({ length: 40 }, (_, place) => ({
  id: `r${place}`,
  name: `器具${place}`,
  range: '0–1.6 MPa',
  price: `${place}.00`,
}))
const columnsWith = (onCell: () => void): ColumnDefinition<Instrument>[] => [
  { key: 'name', header: '名称', width: 160, sortable: true, pinned: 'start' },
  { key: 'range', header: '量程', width: 200, sortable: true },
  { key: 'price', header: '金额', width: 120, numeric: true },
  {
    key: 'rest',
    header: '备注',
    text: () => '',
    render: () => {
      onCell()
      return null
    },
  },
]

const nothing = () => {}

interface InstrumentsProps {
  saved?: (parameter: string) => void
  /** Is told each time that a cell of the last column is drawn. */
  onCell?: () => void
}

/** A table whose columns can be drawn and pinned, with what a server was sent of that. */
export function Instruments({ saved = () => {}, onCell = nothing }: InstrumentsProps) {
  const columns = useMemo(() => columnsWith(onCell), [onCell])
  const [layout, setLayout] = useState<ColumnLayout>()
  const choices = useMemo(() => columnChoices(columns), [columns])
  const settings = useColumnSettings({
    columns: choices,
    resCode: 'instruments',
    save: async ({ parameter }) => saved(parameter),
    store: { read: async () => undefined, write: async () => undefined, remove: async () => undefined },
    onApplied: setLayout,
  })
  const actor = useDataTable({ loadPage: async () => ({ rows, total: rows.length }) })
  const shown = useMemo(() => (layout ? arrangeColumns(columns, layout) : columns), [layout, columns])
  return (
    <div style={{ height: 320, display: 'flex' }}>
      <DataTable<Instrument> actor={actor} settings={settings} label="器具" columns={shown} paged={false} />
    </div>
  )
}
