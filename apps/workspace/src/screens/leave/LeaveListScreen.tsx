import { contract, type LeaveRow } from '@etalon/api/contract'
import { labelOfLeave, leaveKindKeys, leavePaths } from '@etalon/api/domain'
import type { DataTableActorRef } from '@etalon/machines/data-table'
import type { SearchFieldDefinition } from '@etalon/machines/search-bar'
import { Button, ButtonLink } from '@etalon/ui/button'
import type { ColumnDefinition } from '@etalon/ui/data-table'
import { useLanguage } from '@etalon/ui/i18n'
import { Plus } from 'lucide-react'
import { useCallback, useMemo, useRef } from 'react'
import { Link } from 'react-router'
import { useWords } from '../../messages/index.ts'
import { leaveMessages } from '../../messages/leave.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { ListScreen, type ListScreenProps, type ListView } from '../list/index.ts'
import { roomFor } from '../list/room-for.ts'
import { momentOf } from '../work/moments.ts'
import { movesColumn, stateColumn } from '../work/moves/columns.tsx'
import { useLabels } from '../work/moves/use-labels.ts'
import { useDepartmentNameOf, useNameOf } from '../work/people/use-name-of.ts'
import { spanOf } from './leave-words.ts'
import { detailPathOf, handlePathOf } from './places.ts'
import { leaveProcessIn, useFlowRoutes } from './use-flow-routes.ts'
import { deciding, useLeaveMoves } from './use-leave-moves.ts'

const hiddenAtFirst = ['deptName', 'createTime', 'reason']

/** One's own leave, and what waits for one to see to it. */
export default function LeaveListScreen() {
  const { client } = useWorkspace()
  const words = useWords(leaveMessages)
  const labels = useLabels()
  const nameOf = useNameOf()
  const departmentOf = useDepartmentNameOf()
  const language = useLanguage()
  const table = useRef<DataTableActorRef>(null)
  const moves = useLeaveMoves(useCallback(() => table.current?.send({ type: 'REFRESH' }), []))
  const views = useMemo(
    (): ListView[] => [
      ...(['mine', 'waiting', 'other'] as const).map((scope) => ({
        ...{ value: scope, label: words[scope], filter: { scope } },
        ...(scope === 'mine' ? {} : { empty: words.emptyParts[scope] }),
      })),
      { value: 'all', label: labels.all, filter: {} },
    ],
    [words, labels],
  )
  const fields = useMemo(
    (): SearchFieldDefinition[] => [
      { prop: 'leaveNo', label: words.leaveNo },
      { prop: 'applicantName', label: words.applicantName },
      {
        prop: 'kind',
        label: words.kind,
        type: 'select',
        data: leaveKindKeys.map((key) => ({ value: key, label: labelOfLeave(key, language) })),
        valueKey: 'value',
        labelKey: 'label',
        showSearch: false,
      },
      {
        prop: 'fromDay',
        label: words.fromDay,
        chineseLabel: leaveMessages.zh.fromDay,
        type: 'date',
        dateType: 'daterange',
        showSearch: false,
      },
    ],
    [words, language],
  )
  const columns = useMemo(
    (): ColumnDefinition<LeaveRow>[] => [
      {
        key: 'leaveNo',
        header: words.leaveNo,
        width: 112,
        sortable: true,
        phone: 'title',
        render: (row) => <Link to={detailPathOf(row)}>{row.leaveNo}</Link>,
      },
      {
        key: 'applicantName',
        header: words.applicantName,
        width: labels.personWidth,
        sortable: true,
        phone: 'start',
        text: (row) => nameOf(row.applicantName),
      },
      {
        key: 'deptName',
        header: words.deptName,
        width: language === 'en' ? 160 : 128,
        text: (row) => departmentOf(row.deptName),
      },
      {
        key: 'kind',
        header: words.kind,
        ...roomFor(
          words.kind,
          leaveKindKeys.map((key) => labelOfLeave(key, language)),
        ),
        phone: 'start',
        text: (row) => labelOfLeave(row.kind, language),
      },
      { key: 'fromDay', header: words.span, minWidth: 216, sortable: true, phone: 'start', text: (row) => spanOf(row, words) },
      { key: 'days', header: words.days, width: 64, numeric: true, phone: 'end' },
      stateColumn<LeaveRow>('leave_state', words.state, labels),
      { key: 'handlerName', header: words.handlerName, width: 112, text: (row) => nameOf(whoHandles(row, words.administrators)) },
      { key: 'reason', header: words.reason, minWidth: 160 },
      { key: 'createTime', header: words.createTime, width: 136, numeric: true, text: (row) => momentOf(row.createTime) },
      movesColumn<LeaveRow>(
        words.actions,
        168,
        (row) => row.leaveNo,
        { moves, except: deciding },
        (row) => {
          const path = row.scope === 'waiting' ? handlePathOf(row) : undefined
          return path === undefined ? null : (
            <ButtonLink kind="soft" size="small" href={path}>
              {words.toHandle}
            </ButtonLink>
          )
        },
        (row) => row.scope === 'mine',
      ),
    ],
    [words, labels, language, moves, nameOf, departmentOf],
  )
  const load = useCallback<ListScreenProps<LeaveRow>['load']>(
    (request, signal) => client.send(contract.leave.page, { body: request, signal, quiet: true }),
    [client],
  )
  const keepTable = useCallback((actor: DataTableActorRef) => {
    table.current = actor
  }, [])
  return (
    <ListScreen<LeaveRow>
      title={words.list}
      resCode="leave"
      fields={fields}
      columns={columns}
      hiddenAtFirst={hiddenAtFirst}
      views={views}
      load={load}
      rowLabel={(row) => row.leaveNo}
      moving={{
        moves,
        recordOf: (row) => ({ id: row.id, number: row.leaveNo, standing: row.standing }),
        except: deciding,
        isOffered: ({ scope }) => scope === 'mine',
      }}
      empty={{ title: words.none, text: words.noneHint }}
      onTable={keepTable}
      actions={<AskButton />}
    />
  )
}

const whoHandles = ({ handlerName, standing }: LeaveRow, administrators: string) =>
  handlerName || (standing.state === '0' ? '' : administrators)

/** Leads to the form of the process that the institute's flow routes name. */
function AskButton() {
  const words = useWords(leaveMessages)
  const { answer } = useFlowRoutes()
  const process = answer.state === 'loaded' ? leaveProcessIn(answer.value) : undefined
  if (process !== undefined)
    return (
      <ButtonLink kind="primary" icon={Plus} href={leavePaths.form(process)}>
        {words.newOne}
      </ButtonLink>
    )
  return (
    <Button
      kind="primary"
      icon={Plus}
      pending={answer.state === 'loading'}
      disabledReason={answer.state === 'loaded' ? words.noRoute : undefined}
    >
      {words.newOne}
    </Button>
  )
}
