import { contract, type StandardRow } from '@etalon/api/contract'
import { addDays, dayInShanghai, standardProgression } from '@etalon/api/domain'
import type { FilterField } from '@etalon/machines/advanced-filter'
import type { DataTableActorRef } from '@etalon/machines/data-table'
import type { SearchFieldDefinition } from '@etalon/machines/search-bar'
import { Button } from '@etalon/ui/button'
import type { ColumnDefinition } from '@etalon/ui/data-table'
import { useDialog } from '@etalon/ui/dialog'
import { useLanguage } from '@etalon/ui/i18n'
import { Plus } from 'lucide-react'
import { useCallback, useMemo, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { inLanguage, useWords } from '../../messages/index.ts'
import { standardMessages } from '../../messages/standard.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { ListScreen, type ListView, namedFields } from '../list/index.ts'
import { roomFor } from '../list/room-for.ts'
import { stateColumn } from '../work/moves/columns.tsx'
import { useLabels } from '../work/moves/use-labels.ts'
import { useMoves } from '../work/moves/use-moves.ts'
import { useAllowed } from '../work/people/use-allowed.ts'
import { standardDetailPath } from './places.ts'
import { StandardDialog } from './StandardDialog.tsx'
import { standardClasses } from './standard-classes.ts'
import { ValidState } from './ValidState.tsx'

/** A calibration takes weeks. */
const soon = 60
const ever = '1900-01-01'
const end = '2200-12-31'
const dueFirst = [{ field: 'validUntil', direction: 'ascending' }] as const
const hiddenAtFirst = ['place', 'cycle', 'technologyDomain', ...standardClasses.map(([name]) => name)]

/** The institute's measuring standards, and whether each may be used today. */
export default function StandardListScreen() {
  const { client } = useWorkspace()
  const words = useWords(standardMessages)
  const labels = useLabels()
  const language = useLanguage()
  const allowed = useAllowed()
  const navigate = useNavigate()
  const dialog = useDialog('medium')
  // A new form each time: this list stays while the one that was saved is looked at.
  const [turn, setTurn] = useState(0)
  const table = useRef<DataTableActorRef>(null)
  const moves = useMoves({
    dictionary: 'DEVICE_STATE',
    progression: standardProgression,
    send: (body, how) => client.send(contract.standard.move, { body, ...how }),
    onMoved: () => table.current?.send({ type: 'REFRESH' }),
  })
  const views = useMemo((): ListView[] => {
    const today = dayInShanghai(new Date())
    const inUse = (from: string, to: string) => ({ state: '1', validUntil: [from, to] })
    return [
      { value: 'all', label: words.views.all, filter: {} },
      { value: 'usable', label: words.views.usable, filter: inUse(today, end) },
      { value: 'soon', label: words.views.soon, filter: inUse(today, addDays(today, soon)) },
      { value: 'over', label: words.views.over, filter: inUse(ever, addDays(today, -1)) },
      { value: 'out', label: words.views.out, filter: { state: ['2', '4', '5'] } },
    ]
  }, [words])
  const fields = useMemo(
    (): SearchFieldDefinition[] => [
      { prop: 'name', label: words.name },
      { prop: 'number', label: words.number },
      {
        prop: 'validUntil',
        label: words.validUntil,
        chineseLabel: '有效期至日期',
        type: 'date',
        dateType: 'daterange',
        showSearch: false,
      },
    ],
    [words],
  )
  const advanced = useMemo((): FilterField[] => {
    const named = namedFields<'name' | 'number' | 'range' | 'certificateNumber' | 'place' | 'state' | 'technologyDomain'>(
      words,
      standardMessages.zh,
    )
    const keys = { type: 'select', valueKey: 'value', labelKey: 'label' } as const
    return [
      named('name'),
      named('number'),
      named('range'),
      named('certificateNumber'),
      named('place'),
      { ...named('state'), ...keys, data: labels.options('DEVICE_STATE') },
      { ...named('technologyDomain'), ...keys, data: labels.options('technology_domain_type') },
      ...standardClasses
        .filter(([prop]) => prop !== 'imported')
        .map(([prop, code]) => ({
          ...{ prop, label: words[prop], chineseLabel: standardMessages.zh[prop], ...keys },
          data: labels.options(code),
        })),
      { prop: 'validUntil', label: words.validUntil, chineseLabel: '有效期至日期', type: 'date' },
    ]
  }, [words, labels])
  const columns = useMemo(
    (): ColumnDefinition<StandardRow>[] => [
      {
        key: 'number',
        header: words.number,
        width: 104,
        sortable: true,
        phone: 'title',
        render: (row) => <Link to={`${standardDetailPath}?id=${row.id}`}>{row.number}</Link>,
      },
      {
        key: 'name',
        header: words.name,
        minWidth: 170,
        sortable: true,
        phone: 'start',
        text: (row) => inLanguage(language, row.name, row.nameEn),
      },
      { key: 'range', header: words.range, width: 116, phone: 'start' },
      { key: 'accuracy', header: words.accuracy, width: 128, phone: 'end' },
      { key: 'certificateNumber', header: words.certificateNumber, width: 140 },
      {
        key: 'validUntil',
        header: words.validUntil,
        width: 116,
        sortable: true,
        phone: 'end',
        render: (row) => <ValidState one={row} />,
        text: (row) => (row.certificateNumber === '' ? '—' : row.validUntil),
      },
      {
        key: 'daysLeft',
        header: words.left,
        width: 128,
        text: (row) => (row.certificateNumber === '' ? words.noCertificate : words.daysLeft(row.daysLeft)),
      },
      {
        key: 'technologyDomain',
        header: words.technologyDomain,
        ...roomFor(words.technologyDomain, labels.words('technology_domain_type')),
        text: (row) => labels.of('technology_domain_type', row.technologyDomain),
      },
      {
        key: 'cycle',
        header: words.cycle,
        ...roomFor(words.cycle, labels.words('VERIFICATION_CYCLE')),
        text: (row) => labels.of('VERIFICATION_CYCLE', row.cycle),
      },
      ...standardClasses.map(
        ([name, code]): ColumnDefinition<StandardRow> => ({
          key: name,
          header: words[name],
          ...roomFor(words[name], labels.words(code)),
          text: (row) => labels.of(code, row[name]),
        }),
      ),
      { key: 'place', header: words.place, width: 100 },
      stateColumn('DEVICE_STATE', words.state, labels),
    ],
    [words, labels, language],
  )
  return (
    <>
      <ListScreen<StandardRow>
        title={words.list}
        resCode="standard"
        fields={fields}
        advanced={advanced}
        columns={columns}
        hiddenAtFirst={hiddenAtFirst}
        views={views}
        startSort={dueFirst}
        load={useCallback(
          (request, signal) => client.send(contract.standard.page, { body: request, signal, quiet: true }),
          [client],
        )}
        rowLabel={(row) => row.number}
        moving={{ moves, recordOf: (row) => ({ id: row.id, number: row.number, standing: row.standing }) }}
        empty={{ title: words.empty, text: words.emptyHint }}
        onTable={useCallback((actor: DataTableActorRef) => {
          table.current = actor
        }, [])}
        actions={
          allowed(contract.standard.submit) && (
            <Button
              kind="primary"
              icon={Plus}
              onPress={() => {
                setTurn(turn + 1)
                dialog.open()
              }}
            >
              {words.newOne}
            </Button>
          )
        }
      />
      <StandardDialog key={turn} dialog={dialog} onSaved={(saved) => void navigate(`${standardDetailPath}?id=${saved.id}`)} />
    </>
  )
}
