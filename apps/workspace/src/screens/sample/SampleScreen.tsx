import { contract, type SampleRow } from '@etalon/api/contract'
import type { DataTableActorRef } from '@etalon/machines/data-table'
import type { SearchFieldDefinition } from '@etalon/machines/search-bar'
import { Button } from '@etalon/ui/button'
import type { ColumnDefinition } from '@etalon/ui/data-table'
import { useDialog } from '@etalon/ui/dialog'
import { useCallback, useMemo, useRef, useState } from 'react'
import { useWords } from '../../messages/index.ts'
import { sampleMessages } from '../../messages/sample.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { ListScreen, type ListView } from '../list/index.ts'
import { actionsColumn, stateColumn } from '../work/columns.tsx'
import { dayOf, momentOf } from '../work/moments.ts'
import { useLabels } from '../work/use-labels.ts'
import { useRoles } from '../work/use-roles.ts'
import { ReceiveDialog } from './ReceiveDialog.tsx'

/** Who receives a sample sees both in its dialog. */
const hiddenAtFirst = ['label', 'condition']

/** Samples, and taking them over at the counter. */
export default function SampleScreen() {
  const { client } = useWorkspace()
  const words = useWords(sampleMessages)
  const labels = useLabels()
  const isReception = useRoles().includes('reception')
  const dialog = useDialog('medium')
  const [chosen, setChosen] = useState<SampleRow | null>(null)
  const table = useRef<DataTableActorRef>(null)

  const views = useMemo(
    (): ListView[] => [
      { value: 'receivable', label: words.receivable, filter: { receivable: 'true' } },
      { value: 'all', label: labels.all, filter: {} },
      ...['100', '300', '400', '1000'].map((state) => ({
        value: state,
        label: labels.of('sample_state', state),
        filter: { state },
      })),
    ],
    [words, labels],
  )
  const fields = useMemo(
    (): SearchFieldDefinition[] => [
      { prop: 'sampleNo', label: words.sampleNo },
      { prop: 'orderNo', label: words.orderNo },
      { prop: 'serial', label: words.serial, showSearch: false },
      { prop: 'enterName', label: words.enterName, showSearch: false },
      { prop: 'name', label: words.name, showSearch: false },
    ],
    [words],
  )
  const columns = useMemo((): ColumnDefinition<SampleRow>[] => {
    const receive = (row: SampleRow) => {
      setChosen(row)
      dialog.open()
    }
    return [
      {
        key: 'sampleNo',
        header: words.sampleNo,
        width: 110,
        sortable: true,
        phone: 'title',
        text: (row) => row.sampleNo ?? words.notNumbered,
      },
      { key: 'orderNo', header: words.orderNo, width: 120, sortable: true, phone: 'start' },
      { key: 'enterName', header: words.enterName, minWidth: 172, sortable: true, phone: 'start' },
      { key: 'name', header: words.name, minWidth: 146, sortable: true, phone: 'end' },
      { key: 'model', header: words.model, width: 74 },
      { key: 'serial', header: words.serial, width: 76, phone: 'end' },
      stateColumn('sample_state', words.state, labels),
      { key: 'label', header: words.label, width: 56, text: (row) => row.label || '—' },
      {
        key: 'condition',
        header: words.condition,
        width: 88,
        text: (row) => {
          const known: Readonly<Record<string, string>> = words.conditions
          return known[row.condition] ?? '—'
        },
      },
      {
        key: 'receivedAt',
        header: words.receivedAt,
        width: 92,
        numeric: true,
        sortable: true,
        // The time is copied and exported with it.
        render: (row) => dayOf(row.receivedAt),
        text: (row) => momentOf(row.receivedAt),
      },
      actionsColumn(words.actions, 86, (row) =>
        row.receivable && isReception ? (
          <Button kind="soft" size="small" onPress={() => receive(row)}>
            {words.receive}
          </Button>
        ) : null,
      ),
    ]
  }, [words, labels, isReception, dialog])
  return (
    <>
      <ListScreen<SampleRow>
        title={words.title}
        resCode="sample"
        exported="sample"
        fields={fields}
        columns={columns}
        hiddenAtFirst={hiddenAtFirst}
        views={views}
        {...(isReception ? {} : { startView: 'all' })}
        load={useCallback(
          (request, signal) => client.send(contract.sample.page, { body: request, signal, quiet: true }),
          [client],
        )}
        rowLabel={(row) => row.sampleNo ?? row.serial}
        onTable={useCallback((actor: DataTableActorRef) => {
          table.current = actor
        }, [])}
      />
      {chosen && (
        <ReceiveDialog
          key={chosen.id}
          dialog={dialog}
          sample={chosen}
          onReceived={() => table.current?.send({ type: 'REFRESH' })}
        />
      )}
    </>
  )
}
