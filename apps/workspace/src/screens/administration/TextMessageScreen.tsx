import { contract, type SentSms } from '@etalon/api/contract'
import type { SearchFieldDefinition } from '@etalon/machines/search-bar'
import type { ColumnDefinition } from '@etalon/ui/data-table'
import { useCallback, useMemo } from 'react'
import { administrationMessages } from '../../messages/administration.ts'
import { useWords } from '../../messages/index.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { ListScreen } from '../list/index.ts'
import { momentOf } from '../work/moments.ts'

/** Text messages that were sent, or, where no gateway is set up, would have been. */
export default function TextMessageScreen() {
  const { client } = useWorkspace()
  const words = useWords(administrationMessages)
  const fields = useMemo(
    (): SearchFieldDefinition[] => [
      { prop: 'phone', label: words.phone },
      { prop: 'text', label: words.text },
    ],
    [words],
  )
  const columns = useMemo(
    (): ColumnDefinition<SentSms>[] => [
      {
        key: 'createTime',
        header: words.sent,
        width: 136,
        numeric: true,
        sortable: true,
        phone: 'aside',
        text: (row) => momentOf(row.createTime),
      },
      { key: 'phone', header: words.phone, width: 116, numeric: true, sortable: true, phone: 'start' },
      { key: 'text', header: words.text, minWidth: 320, phone: 'title' },
      {
        key: 'provider',
        header: words.provider,
        width: 208,
        phone: 'end',
        text: (row) => (row.provider === 'outbox' ? words.outbox : row.provider),
      },
    ],
    [words],
  )
  return (
    <ListScreen<SentSms>
      title={words.textMessages}
      resCode="text-message"
      fields={fields}
      columns={columns}
      load={useCallback((request, signal) => client.send(contract.sms.outbox, { body: request, signal, quiet: true }), [client])}
      rowLabel={(row) => row.phone}
      empty={{ title: words.nothingSent, text: words.nothingSentHint }}
    />
  )
}
