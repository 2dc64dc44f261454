import { contract } from '@etalon/api/contract'
import type { ColumnLayout, ColumnSettingsActorRef } from '@etalon/machines/column-settings'
import type { TableRow } from '@etalon/machines/data-table'
import { arrangeColumns, columnChoices, useColumnSettings } from '@etalon/ui/column-settings'
import type { ColumnDefinition } from '@etalon/ui/data-table'
import { useEffect, useMemo, useState } from 'react'
import { useWorkspace } from '../../workspace/index.ts'
import { columnLayouts } from './column-layouts.ts'
import { usePersonId } from './use-person-id.ts'

/** The columns of a list as the person arranged them, and the actor that arranges them. */
export function useListColumns<Row extends TableRow>(
  resCode: string,
  columns: readonly ColumnDefinition<Row>[],
): { actor: ColumnSettingsActorRef; shown: readonly ColumnDefinition<Row>[] } {
  const { client } = useWorkspace()
  const personId = usePersonId()
  const [layout, setLayout] = useState<ColumnLayout>()
  const choices = useMemo(
    () =>
      columnChoices(
        // What names a row stays, and comes first: a phone's entries begin with it.
        columns.map((column) => (column.phone === 'title' ? { ...column, pinned: 'start' as const } : column)),
      ),
    [columns],
  )
  const { save, store } = useMemo(
    () =>
      columnLayouts({
        personId,
        elementId: resCode,
        load: (elementId) => client.send(contract.columnSettings.detail, { query: { elementId }, quiet: true }),
        save: (body, signal) => client.send(contract.columnSettings.submit, { body, quiet: true, ...(signal ? { signal } : {}) }),
      }),
    [client, personId, resCode],
  )
  const actor = useColumnSettings({ columns: choices, resCode, save, store, onApplied: setLayout })
  // Heads change with the language, and nothing else does.
  const heads = JSON.stringify(choices)
  useEffect(() => actor.send({ type: 'COLUMNS.CHANGED', columns: JSON.parse(heads) }), [actor, heads])
  const shown = useMemo(() => (layout ? arrangeColumns(columns, layout) : columns), [columns, layout])
  return { actor, shown }
}
