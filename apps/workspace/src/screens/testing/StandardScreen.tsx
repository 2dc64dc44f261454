import { contract, type MeasuringStandard } from '@etalon/api/contract'
import type { SearchFieldDefinition } from '@etalon/machines/search-bar'
import type { ColumnDefinition } from '@etalon/ui/data-table'
import { useLanguage } from '@etalon/ui/i18n'
import { StatePill } from '@etalon/ui/state-pill'
import { useCallback, useMemo } from 'react'
import { useWords } from '../../messages/index.ts'
import { testingMessages } from '../../messages/testing.ts'
import type { ViewProps } from '../../shell/views.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { ListScreen } from '../list/index.ts'
import { useLabels } from '../work/use-labels.ts'

/** The institute's measuring standards, and whether each may be used today. */
export default function StandardScreen({ query }: ViewProps) {
  const { client } = useWorkspace()
  const words = useWords(testingMessages)
  const labels = useLabels()
  const language = useLanguage()
  const fields = useMemo(
    (): SearchFieldDefinition[] => [
      { prop: 'name', label: words.standardName },
      { prop: 'number', label: words.number },
    ],
    [words],
  )
  const columns = useMemo(
    (): ColumnDefinition<MeasuringStandard>[] => [
      { key: 'number', header: words.number, width: 104, sortable: true, phone: 'title' },
      {
        key: 'name',
        header: words.standardName,
        minWidth: 180,
        sortable: true,
        phone: 'start',
        text: (row) => (language === 'en' ? row.nameEn : row.name),
      },
      { key: 'range', header: words.range, width: 112, phone: 'start' },
      { key: 'accuracy', header: words.accuracy, width: 132, phone: 'end' },
      { key: 'certificateNumber', header: words.certificate, width: 140 },
      { key: 'validUntil', header: words.validUntil, width: 100, numeric: true, sortable: true, phone: 'end' },
      { key: 'deviceState', header: words.deviceState, width: 64, text: (row) => labels.of('DEVICE_STATE', row.deviceState) },
      {
        key: 'usable',
        header: words.usable,
        width: 120,
        phone: 'aside',
        render: (row) => (
          <StatePill tone={row.usable ? 'success' : 'danger'} shape={row.usable ? 'done' : 'void'}>
            {row.usable ? words.usable : words.unusable}
          </StatePill>
        ),
        text: (row) => (row.usable ? words.usable : words.unusable),
      },
    ],
    [words, labels, language],
  )
  return (
    <ListScreen<MeasuringStandard>
      title={words.standards}
      resCode="standard"
      fields={fields}
      filter={query.filter}
      columns={columns}
      load={useCallback(
        (request, signal) => client.send(contract.staff.standardPage, { body: request, signal, quiet: true }),
        [client],
      )}
      rowLabel={(row) => row.number}
    />
  )
}
