import { contract } from '@etalon/api/contract'
import type { ColumnSettingsActorRef, SaveSettingsRequest } from '@etalon/machines/column-settings'
import type { TableRow } from '@etalon/machines/data-table'
import { arrangeColumns, columnChoices } from '@etalon/ui/column-settings'
import type { ColumnDefinition } from '@etalon/ui/data-table'
import { useCallback, useMemo } from 'react'
import { useWorkspace } from '../../workspace/index.ts'
import { givingWay } from './giving-way.ts'
import { useColumnLayout } from './use-column-layout.ts'
import { usePersonId } from './use-person-id.ts'
import { useTold } from './use-told.ts'

const none: readonly string[] = []

/** What names a row stands before all columns that stick to the start: it sticks with them, else there would be a gap where it was. */
function namedBesidePins<Row extends TableRow>(columns: readonly ColumnDefinition<Row>[]): readonly ColumnDefinition<Row>[] {
  if (!columns.some(({ pinned }) => pinned === 'start')) return columns
  return columns.map((column) => (column.phone === 'title' ? { ...column, pinned: 'start' } : column))
}

/** The columns of a list as the person arranged them, and the actor that arranges them. */
export function useListColumns<Row extends TableRow>(
  resCode: string,
  columns: readonly ColumnDefinition<Row>[],
  hiddenAtFirst: readonly string[] = none,
): { actor: ColumnSettingsActorRef; shown: readonly ColumnDefinition<Row>[] } {
  const { client } = useWorkspace()
  const personId = usePersonId()
  const choices = useMemo(
    () =>
      columnChoices(
        // What names a row stays, and comes first: a phone's entries begin with it.
        columns.map((column) => (column.phone === 'title' ? { ...column, pinned: 'start' as const } : column)),
      ).map((choice) => ({ ...choice, shown: !hiddenAtFirst.includes(choice.key) })),
    [columns, hiddenAtFirst],
  )
  const load = useCallback(
    // The columns stand as this device knows them until it is answered.
    (elementId: string) => client.send(contract.columnSettings.detail, { query: { elementId }, quiet: true, background: true }),
    [client],
  )
  const save = useCallback(
    (body: SaveSettingsRequest, signal?: AbortSignal) =>
      // They stand so at once, and the settings say themselves that they are being saved.
      client.send(contract.columnSettings.submit, { body, quiet: true, background: true, ...(signal ? { signal } : {}) }),
    [client],
  )
  const { actor, layout } = useColumnLayout(choices, { personId, elementId: resCode, load, save })
  // Heads change with the language, and nothing else does.
  const heads = JSON.stringify(choices)
  useTold(heads, () => actor.send({ type: 'COLUMNS.CHANGED', columns: JSON.parse(heads) }))
  const shown = useMemo(() => namedBesidePins(arrangeColumns(columns.map(givingWay), layout)), [columns, layout])
  return { actor, shown }
}
