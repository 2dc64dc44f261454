import { contract, type EnterpriseRow } from '@etalon/api/contract'
import type { FilterField } from '@etalon/machines/advanced-filter'
import type { SearchFieldDefinition } from '@etalon/machines/search-bar'
import { ButtonLink } from '@etalon/ui/button'
import type { ColumnDefinition } from '@etalon/ui/data-table'
import { Plus } from 'lucide-react'
import { useCallback, useMemo } from 'react'
import { Link } from 'react-router'
import { enterpriseMessages } from '../../messages/enterprise.ts'
import { useWords } from '../../messages/index.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { ListScreen, type ListView, namedFields } from '../list/index.ts'
import { roomFor, roomForStates } from '../list/room-for.ts'
import { useLabels } from '../work/moves/use-labels.ts'
import { useAllowed } from '../work/people/use-allowed.ts'
import { EnabledState } from './EnabledState.tsx'
import { detailPath, formPath } from './places.ts'

/** Who most lists can do without. */
const hiddenAtFirst = ['enterType', 'address', 'onAccount', 'instrumentCount']

/** All enterprises that order here. */
export default function EnterpriseListScreen() {
  const { client } = useWorkspace()
  const words = useWords(enterpriseMessages)
  const labels = useLabels()
  const allowed = useAllowed()
  const views = useMemo(
    (): ListView[] => [
      { value: 'all', label: labels.all, filter: {} },
      ...['0', '1'].map((state) => ({ value: state, label: labels.of('m_enable_status', state), filter: { state } })),
    ],
    [labels],
  )
  const fields = useMemo(
    (): SearchFieldDefinition[] => [
      { prop: 'enterName', label: words.enterName },
      { prop: 'socialNumber', label: words.socialNumber },
      { prop: 'areaName', label: words.areaName, showSearch: false },
      { prop: 'contactName', label: words.contacts, showSearch: false },
      { prop: 'mobile', label: words.mobile, showSearch: false },
    ],
    [words],
  )
  const advanced = useMemo((): FilterField[] => {
    const named = namedFields<'enterName' | 'socialNumber' | 'areaName' | 'address' | 'mobile' | 'enterType' | 'state'>(
      words,
      enterpriseMessages.zh,
    )
    const keys = { type: 'select', valueKey: 'value', labelKey: 'label' } as const
    return [
      named('enterName'),
      named('socialNumber'),
      { ...named('enterType'), ...keys, data: labels.options('business_type') },
      named('areaName'),
      named('address'),
      { prop: 'contactName', label: words.contacts, chineseLabel: enterpriseMessages.zh.contacts },
      named('mobile'),
      { ...named('state'), ...keys, data: labels.options('m_enable_status') },
    ]
  }, [words, labels])
  const columns = useMemo(
    (): ColumnDefinition<EnterpriseRow>[] => [
      {
        key: 'enterName',
        header: words.enterName,
        minWidth: 180,
        sortable: true,
        phone: 'title',
        render: (row) => <Link to={`${detailPath}?id=${row.id}`}>{row.enterName}</Link>,
      },
      { key: 'socialNumber', header: words.socialNumber, width: 190, sortable: true, phone: 'start' },
      {
        key: 'enterType',
        header: words.enterType,
        ...roomFor(words.enterType, labels.words('business_type')),
        text: (row) => labels.of('business_type', row.enterType),
      },
      { key: 'areaName', header: words.areaName, width: 128, phone: 'start' },
      { key: 'address', header: words.address, minWidth: 160 },
      { key: 'contactName', header: words.contacts, width: 76, phone: 'end' },
      { key: 'mobile', header: words.mobile, width: 108, numeric: true, phone: 'end' },
      {
        key: 'onAccount',
        header: words.settlement,
        ...roomFor(words.settlement, Object.values(words.settlements)),
        text: (row) => words.settlements[row.onAccount ? 'true' : 'false'],
      },
      { key: 'instrumentCount', header: words.instrumentCount, width: 96, numeric: true },
      { key: 'orderCount', header: words.orderCount, width: 68, numeric: true },
      { key: 'lastOrderDate', header: words.lastOrderDate, width: 98, numeric: true },
      {
        key: 'state',
        header: words.state,
        ...roomForStates(words.state, labels.states('m_enable_status')),
        phone: 'aside',
        render: (row) => <EnabledState state={row.state} />,
        text: (row) => labels.of('m_enable_status', row.state),
      },
    ],
    [words, labels],
  )
  return (
    <ListScreen<EnterpriseRow>
      title={words.list}
      resCode="enterprise"
      exported="enterprise"
      fields={fields}
      advanced={advanced}
      columns={columns}
      hiddenAtFirst={hiddenAtFirst}
      views={views}
      load={useCallback(
        (request, signal) => client.send(contract.enterprise.page, { body: request, signal, quiet: true }),
        [client],
      )}
      rowLabel={(row) => row.enterName}
      empty={{ title: words.empty, text: words.emptyHint }}
      actions={
        allowed(contract.enterprise.submit) && (
          <ButtonLink kind="primary" icon={Plus} href={formPath}>
            {words.newOne}
          </ButtonLink>
        )
      }
    />
  )
}
