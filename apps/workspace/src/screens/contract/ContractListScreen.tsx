import { type ContractRow, contract } from '@etalon/api/contract'
import { contractProgression } from '@etalon/api/domain'
import type { FilterField } from '@etalon/machines/advanced-filter'
import type { DataTableActorRef } from '@etalon/machines/data-table'
import type { SearchFieldDefinition } from '@etalon/machines/search-bar'
import { ButtonLink } from '@etalon/ui/button'
import type { ColumnDefinition } from '@etalon/ui/data-table'
import { useLanguage } from '@etalon/ui/i18n'
import { Plus } from 'lucide-react'
import { useCallback, useMemo, useRef } from 'react'
import { Link } from 'react-router'
import { contractMessages } from '../../messages/contract.ts'
import { useWords } from '../../messages/index.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { ListScreen, type ListView, namedFields } from '../list/index.ts'
import { roomFor } from '../list/room-for.ts'
import { movesColumn, stateColumn } from '../work/moves/columns.tsx'
import { useLabels } from '../work/moves/use-labels.ts'
import { useMoves } from '../work/moves/use-moves.ts'
import { useAllowed } from '../work/people/use-allowed.ts'
import { useNameOf } from '../work/people/use-name-of.ts'
import { contractDetailPath, contractFormPath } from './places.ts'

const seldom = ['used', 'createStaffName', 'createDate']
/** English types and heads are longer: beside them names have room once the first day is left out. */
const hiddenAtFirst = { zh: seldom, en: ['validFrom', ...seldom] }

/** The contracts with enterprises, with what can be done with each. */
export default function ContractListScreen() {
  const { client } = useWorkspace()
  const words = useWords(contractMessages)
  const labels = useLabels()
  const language = useLanguage()
  const nameOf = useNameOf()
  const allowed = useAllowed()
  const table = useRef<DataTableActorRef>(null)
  const moves = useMoves({
    dictionary: 'contract_examine_status',
    progression: contractProgression,
    send: (body, how) => client.send(contract.contract.move, { body, ...how }),
    onMoved: () => table.current?.send({ type: 'REFRESH' }),
  })
  const views = useMemo(
    (): ListView[] => [
      { value: 'all', label: words.views.all, filter: {} },
      { value: 'draft', label: words.views.draft, filter: { state: '100' } },
      { value: 'audit', label: words.views.audit, filter: { state: '200' } },
      { value: 'force', label: words.views.force, filter: { counts: true } },
    ],
    [words],
  )
  const fields = useMemo(
    (): SearchFieldDefinition[] => [
      { prop: 'contractNo', label: words.contractNo },
      { prop: 'enterName', label: words.enterName },
      { prop: 'name', label: words.name, showSearch: false },
      {
        prop: 'contractType',
        label: words.contractType,
        type: 'select',
        data: labels.options('contract_type'),
        valueKey: 'value',
        labelKey: 'label',
        showSearch: false,
      },
    ],
    [words, labels],
  )
  const advanced = useMemo((): FilterField[] => {
    const named = namedFields<'contractNo' | 'name' | 'enterName' | 'contractType' | 'createStaffName' | 'validFrom' | 'validTo'>(
      words,
      contractMessages.zh,
    )
    return [
      named('contractNo'),
      named('name'),
      named('enterName'),
      {
        ...named('contractType'),
        ...{ type: 'select', valueKey: 'value', labelKey: 'label', data: labels.options('contract_type') },
      },
      { ...named('validFrom'), type: 'date' },
      { ...named('validTo'), type: 'date' },
      named('createStaffName'),
    ]
  }, [words, labels])
  const columns = useMemo(
    (): ColumnDefinition<ContractRow>[] => [
      {
        key: 'contractNo',
        header: words.contractNo,
        width: 128,
        sortable: true,
        phone: 'title',
        render: (row) => <Link to={`${contractDetailPath}?id=${row.id}`}>{row.contractNo}</Link>,
      },
      { key: 'name', header: words.name, minWidth: 124, sortable: true, phone: 'start' },
      { key: 'enterName', header: words.enterName, minWidth: 172, sortable: true, phone: 'start' },
      {
        key: 'contractType',
        header: words.contractType,
        ...roomFor(words.contractType, labels.words('contract_type')),
        text: (row) => labels.of('contract_type', row.contractType),
      },
      stateColumn('contract_examine_status', words.state, labels),
      { key: 'validFrom', header: words.validFrom, width: 104, numeric: true, sortable: true },
      { key: 'validTo', header: words.validTo, width: 104, numeric: true, sortable: true, phone: 'end' },
      {
        key: 'counts',
        header: words.counts,
        ...roomFor(words.counts, labels.words('yes_no')),
        text: (row) => labels.of('yes_no', row.counts ? '1' : '0'),
      },
      { key: 'used', header: words.used, width: 84, numeric: true },
      {
        key: 'createStaffName',
        header: words.createStaffName,
        width: labels.personWidth,
        text: (row) => nameOf(row.createStaffName),
      },
      { key: 'createDate', header: words.createDate, width: 104, numeric: true },
      ...(moves.mayEver() ? [movesColumn<ContractRow>(words.actions, 112, (row) => row.contractNo, { moves })] : []),
    ],
    [words, labels, moves, nameOf],
  )
  return (
    <ListScreen<ContractRow>
      title={words.list}
      resCode="contract"
      exported="contract"
      fields={fields}
      advanced={advanced}
      columns={columns}
      hiddenAtFirst={hiddenAtFirst[language]}
      views={views}
      load={useCallback(
        (request, signal) => client.send(contract.contract.page, { body: request, signal, quiet: true }),
        [client],
      )}
      rowLabel={(row) => row.contractNo}
      moving={{ moves, recordOf: (row) => ({ id: row.id, number: row.contractNo, standing: row.standing }) }}
      empty={{ title: words.empty, text: words.emptyHint }}
      onTable={useCallback((actor: DataTableActorRef) => {
        table.current = actor
      }, [])}
      actions={
        allowed(contract.contract.submit) && (
          <ButtonLink kind="primary" icon={Plus} href={contractFormPath}>
            {words.newOne}
          </ButtonLink>
        )
      }
    />
  )
}
