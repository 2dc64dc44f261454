import { type ApiLogEntry, contract } from '@etalon/api/contract'
import type { SearchFieldDefinition } from '@etalon/machines/search-bar'
import type { ColumnDefinition } from '@etalon/ui/data-table'
import { useLanguage } from '@etalon/ui/i18n'
import { StatePill } from '@etalon/ui/state-pill'
import { useCallback, useMemo } from 'react'
import { auditMessages } from '../../messages/audit.ts'
import { useWords } from '../../messages/index.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { ListScreen, type ListView } from '../list/index.ts'
import { momentOf } from '../work/moments.ts'
import { useNameOf } from '../work/people/use-name-of.ts'
import { useStaff } from '../work/people/use-staff.ts'

const outcomes = ['done', 'refused', 'failed'] as const
const looks = {
  done: { tone: 'success', shape: 'done' },
  refused: { tone: 'warning', shape: 'void' },
  failed: { tone: 'danger', shape: 'void' },
} as const
const outcomeOf = ({ status }: ApiLogEntry) => (status >= 500 ? 'failed' : status >= 400 ? 'refused' : 'done')

/** Which calls were made, by whom, and how they were answered (SYS-5). */
export default function ApiLogScreen() {
  const { client } = useWorkspace()
  const words = useWords(auditMessages)
  const language = useLanguage()
  const staff = useStaff('department')
  const nameOf = useNameOf()
  const fields = useMemo(
    (): SearchFieldDefinition[] => [
      { prop: 'path', label: words.path },
      {
        prop: 'userId',
        label: words.user,
        type: 'select',
        valueKey: 'value',
        labelKey: 'label',
        data: staff.map(({ staffId, staffName }) => ({ value: staffId, label: nameOf(staffName) })),
      },
      { prop: 'userName', label: words.userByName, showSearch: false },
      { prop: 'requestId', label: words.requestId, showSearch: false },
      { prop: 'at', label: words.day, type: 'date', showSearch: false },
      { prop: 'reason', label: words.refusal, showSearch: false },
      { prop: 'address', label: words.address, showSearch: false },
    ],
    [words, staff, nameOf],
  )
  const views = useMemo(
    (): ListView[] => [
      { value: 'all', label: words.views.all, filter: {} },
      ...outcomes.map((outcome) => ({ value: outcome, label: words.views[outcome], filter: { outcome } })),
    ],
    [words],
  )
  const columns = useMemo(
    (): ColumnDefinition<ApiLogEntry>[] => [
      {
        key: 'at',
        header: words.at,
        width: 136,
        numeric: true,
        sortable: true,
        phone: 'aside',
        text: (row) => momentOf(row.at),
      },
      {
        key: 'userName',
        header: words.user,
        width: language === 'en' ? 132 : 92,
        minWidth: language === 'en' ? 112 : 76,
        sortable: true,
        phone: 'start',
        text: (row) => nameOf(row.userName) || words.anonymous,
      },
      { key: 'method', header: words.method, width: 76, phone: 'start' },
      { key: 'path', header: words.path, minWidth: 260, sortable: true, phone: 'title' },
      { key: 'query', header: words.query, minWidth: 140 },
      {
        key: 'status',
        header: words.status,
        width: 92,
        sortable: true,
        phone: 'start',
        text: (row) => String(row.status),
        render: (row) => <StatePill {...looks[outcomeOf(row)]}>{String(row.status)}</StatePill>,
      },
      {
        key: 'duration',
        header: words.duration,
        width: 104,
        numeric: true,
        sortable: true,
        phone: 'end',
        text: (row) => String(row.duration),
      },
      { key: 'reason', header: words.refusal, width: 148, phone: 'end' },
      { key: 'address', header: words.address, width: 124 },
      { key: 'requestId', header: words.requestId, minWidth: 280 },
    ],
    [words, language, nameOf],
  )
  return (
    <ListScreen<ApiLogEntry>
      title={words.apiLog}
      resCode="api-log"
      fields={fields}
      columns={columns}
      views={views}
      hiddenAtFirst={['query', 'address']}
      load={useCallback((request, signal) => client.send(contract.apiLog.page, { body: request, signal, quiet: true }), [client])}
      rowLabel={(row) => row.path}
      empty={{ title: words.noCalls, text: words.noCallsHint }}
    />
  )
}
