import { contract, type PageRequest, type ReportRow } from '@etalon/api/contract'
import { reportProgression } from '@etalon/api/domain'
import type { DataTableActorRef } from '@etalon/machines/data-table'
import type { SearchFieldDefinition } from '@etalon/machines/search-bar'
import type { ColumnDefinition } from '@etalon/ui/data-table'
import { useLanguage } from '@etalon/ui/i18n'
import { useCallback, useMemo, useRef } from 'react'
import { Link } from 'react-router'
import { useWords } from '../../messages/index.ts'
import { reportMessages } from '../../messages/report.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { ListScreen, type ListView } from '../list/index.ts'
import { roomFor } from '../list/room-for.ts'
import { movesColumn, stateColumn } from '../work/moves/columns.tsx'
import { useLabels } from '../work/moves/use-labels.ts'
import { useMoves } from '../work/moves/use-moves.ts'
import { useRoles } from '../work/people/use-roles.ts'
import { reportAddress } from './places.ts'
import { useIssueBatch } from './use-issue-batch.tsx'

/** What waits for a role; shown first to whoever has it. */
const waitsFor: readonly (readonly [role: string, state: string])[] = [
  ['tester', '400'],
  ['auditor', '500'],
  ['approver', '600'],
  ['issuer', '700'],
]

/** Submitting is done where the words are. */
const onDetail = ['submit']
/** Many are issued by a job of the server. */
const oneByOne = [...onDetail, 'issue']

/** English states are longer: they have the room of what kind of work it was. */
const hiddenAtFirst = { zh: [], en: ['abilityType'] }

/** Reports on their way, and the certificates that came of them. */
export default function ReportListScreen() {
  const { client } = useWorkspace()
  const words = useWords(reportMessages)
  const labels = useLabels()
  const language = useLanguage()
  const roles = useRoles()
  const table = useRef<DataTableActorRef>(null)
  const asked = useRef<PageRequest>(undefined)
  const refresh = useCallback(() => table.current?.send({ type: 'REFRESH' }), [])
  const batch = useIssueBatch({ table, asked, onIssued: refresh })
  const moves = useMoves({
    dictionary: 'report_state',
    progression: reportProgression,
    send: (body, how) => client.send(contract.report.move, { body, ...how }),
    onMoved: refresh,
  })
  const views = useMemo(
    (): ListView[] => [
      { value: 'all', label: labels.all, filter: {} },
      ...['300', '400', '500', '600', '700', '1000'].map((state) => ({
        value: state,
        label: labels.of('report_state', state),
        filter: { state },
      })),
      { value: 'withdrawn', label: words.validities.withdrawn, filter: { validity: 'withdrawn' } },
      { value: 'replaced', label: words.validities.replaced, filter: { validity: 'replaced' } },
    ],
    [words, labels],
  )
  const fields = useMemo(
    (): SearchFieldDefinition[] => [
      { prop: 'reportNo', label: words.reportNo },
      { prop: 'certificateNumber', label: words.certificateNumber },
      { prop: 'enterName', label: words.enterName, showSearch: false },
      { prop: 'instrumentName', label: words.instrumentName, showSearch: false },
      { prop: 'serial', label: words.serial, showSearch: false },
    ],
    [words],
  )
  const columns = useMemo(
    (): ColumnDefinition<ReportRow>[] => [
      {
        key: 'reportNo',
        header: words.reportNo,
        // A month of more than 9,999 has numbers of one digit more.
        width: 128,
        sortable: true,
        phone: 'title',
        render: (row) => <Link to={reportAddress(row.id)}>{row.reportNo}</Link>,
      },
      { key: 'instrumentName', header: words.instrumentName, minWidth: 146, sortable: true, phone: 'start' },
      { key: 'serial', header: words.serial, width: 84, phone: 'end' },
      { key: 'enterName', header: words.enterName, minWidth: 172, sortable: true, phone: 'start' },
      {
        key: 'abilityType',
        header: words.abilityType,
        ...roomFor(words.abilityType, labels.words('ability_type')),
        text: (row) => labels.of('ability_type', row.abilityType),
      },
      {
        key: 'certificateNumber',
        header: words.certificateNumber,
        width: 128,
        sortable: true,
        phone: 'end',
      },
      stateColumn('report_state', words.state, labels),
      {
        key: 'validity',
        header: words.validity,
        width: 84,
        text: (row) => {
          const known: Readonly<Record<string, string>> = words.validities
          return row.validity === null ? '' : (known[row.validity] ?? row.validity)
        },
      },
      ...(moves.mayEver(onDetail)
        ? [movesColumn<ReportRow>(words.actions, 132, (row) => row.reportNo, { moves, except: onDetail })]
        : []),
    ],
    [words, labels, moves],
  )
  const waiting = waitsFor.find(([role]) => roles.includes(role))?.[1]
  return (
    <>
      <ListScreen<ReportRow>
        title={words.title}
        resCode="report"
        hiddenAtFirst={hiddenAtFirst[language]}
        exported="report"
        fields={fields}
        columns={columns}
        views={views}
        {...(waiting ? { startView: waiting } : {})}
        load={useCallback(
          (request, signal) => {
            asked.current = request
            return client.send(contract.report.page, { body: request, signal, quiet: true })
          },
          [client],
        )}
        rowLabel={(row) => row.reportNo}
        moving={{ moves, recordOf: (row) => ({ id: row.id, number: row.reportNo, standing: row.standing }), except: oneByOne }}
        onTable={useCallback((actor: DataTableActorRef) => {
          table.current = actor
        }, [])}
        empty={{ title: words.none, text: words.noneHint }}
        actions={batch.wayBack}
        bulkActions={batch.bulkAction}
      />
      {batch.dialog}
    </>
  )
}
