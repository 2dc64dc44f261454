import { contract, type TracePlanRow } from '@etalon/api/contract'
import { planProgression } from '@etalon/api/domain'
import type { FilterField } from '@etalon/machines/advanced-filter'
import type { DataTableActorRef } from '@etalon/machines/data-table'
import type { SearchFieldDefinition } from '@etalon/machines/search-bar'
import { ButtonLink } from '@etalon/ui/button'
import type { ColumnDefinition } from '@etalon/ui/data-table'
import { Plus } from 'lucide-react'
import { useCallback, useMemo, useRef } from 'react'
import { Link } from 'react-router'
import { useWords } from '../../messages/index.ts'
import { tracePlanMessages } from '../../messages/trace-plan.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { ListScreen, type ListView, namedFields } from '../list/index.ts'
import { movesColumn, stateColumn } from '../work/moves/columns.tsx'
import { useLabels } from '../work/moves/use-labels.ts'
import { useMoves } from '../work/moves/use-moves.ts'
import { useAllowed } from '../work/people/use-allowed.ts'
import { useNameOf } from '../work/people/use-name-of.ts'
import { planDetailPath, planFormPath } from './places.ts'
import { usePlanConsequences } from './use-plan-consequences.ts'

const hiddenAtFirst = ['createStaffName', 'createDate']

/** Plans for the traceability of the institute's standards, by where they stand. */
export default function PlanListScreen() {
  const { client } = useWorkspace()
  const words = useWords(tracePlanMessages)
  const labels = useLabels()
  const nameOf = useNameOf()
  const allowed = useAllowed()
  const table = useRef<DataTableActorRef>(null)
  const moves = useMoves({
    dictionary: 'PLAN_STATUS',
    progression: planProgression,
    send: (body, how) => client.send(contract.tracePlan.move, { body, ...how }),
    consequences: usePlanConsequences(),
    onMoved: () => table.current?.send({ type: 'REFRESH' }),
  })
  const views = useMemo(
    (): ListView[] => [
      { value: 'all', label: words.views.all, filter: {} },
      { value: 'draft', label: words.views.draft, filter: { state: ['1', '10'] } },
      { value: 'audit', label: words.views.audit, filter: { state: '5' } },
      { value: 'going', label: words.views.going, filter: { state: '15' } },
      { value: 'removal', label: words.views.removal, filter: { state: '25' } },
      { value: 'done', label: words.views.done, filter: { state: '20' } },
    ],
    [words],
  )
  const fields = useMemo(
    (): SearchFieldDefinition[] => [
      { prop: 'name', label: words.name },
      { prop: 'planNo', label: words.planNo },
    ],
    [words],
  )
  const advanced = useMemo((): FilterField[] => {
    const named = namedFields<'planNo' | 'name' | 'state' | 'periodFrom' | 'periodTo' | 'createStaffName' | 'createDate'>(
      words,
      tracePlanMessages.zh,
    )
    return [
      named('planNo'),
      named('name'),
      { ...named('state'), type: 'select', valueKey: 'value', labelKey: 'label', data: labels.options('PLAN_STATUS') },
      { ...named('periodFrom'), type: 'date' },
      { ...named('periodTo'), type: 'date' },
      named('createStaffName'),
      { ...named('createDate'), type: 'date' },
    ]
  }, [words, labels])
  const columns = useMemo(
    (): ColumnDefinition<TracePlanRow>[] => [
      {
        key: 'planNo',
        header: words.planNo,
        width: 118,
        sortable: true,
        phone: 'title',
        render: (row) => <Link to={`${planDetailPath}?id=${row.id}`}>{row.planNo}</Link>,
      },
      { key: 'name', header: words.name, minWidth: 172, sortable: true, phone: 'start' },
      stateColumn('PLAN_STATUS', words.state, labels),
      { key: 'periodFrom', header: words.periodFrom, width: 96, numeric: true, sortable: true },
      { key: 'periodTo', header: words.periodTo, width: 96, numeric: true, sortable: true, phone: 'end' },
      {
        key: 'doneCount',
        header: words.done,
        width: 84,
        numeric: true,
        phone: 'end',
        text: (row) => words.doneOf(row.doneCount, row.lineCount),
      },
      {
        key: 'lateCount',
        header: words.late,
        width: 64,
        numeric: true,
        text: (row) => (row.lateCount === 0 ? '' : String(row.lateCount)),
      },
      {
        key: 'createStaffName',
        header: words.createStaffName,
        width: labels.personWidth,
        sortable: true,
        text: (row) => nameOf(row.createStaffName),
      },
      { key: 'createDate', header: words.createDate, width: 104, numeric: true, sortable: true },
      ...(moves.mayEver()
        ? // What is split off is chosen on the plan's own page.
          [movesColumn<TracePlanRow>(words.actions, 148, (row) => row.planNo, { moves, except: ['split'] })]
        : []),
    ],
    [words, labels, moves, nameOf],
  )
  return (
    <ListScreen<TracePlanRow>
      title={words.list}
      resCode="trace_plan"
      fields={fields}
      advanced={advanced}
      columns={columns}
      hiddenAtFirst={hiddenAtFirst}
      views={views}
      load={useCallback(
        (request, signal) => client.send(contract.tracePlan.page, { body: request, signal, quiet: true }),
        [client],
      )}
      rowLabel={(row) => row.planNo}
      moving={{ moves, recordOf: (row) => ({ id: row.id, number: row.planNo, standing: row.standing }), except: ['split'] }}
      empty={{ title: words.empty, text: words.emptyHint }}
      onTable={useCallback((actor: DataTableActorRef) => {
        table.current = actor
      }, [])}
      actions={
        allowed(contract.tracePlan.submit) && (
          <ButtonLink kind="primary" icon={Plus} href={planFormPath}>
            {words.newPlan}
          </ButtonLink>
        )
      }
    />
  )
}
