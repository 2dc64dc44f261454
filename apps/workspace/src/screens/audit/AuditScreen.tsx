import { CallProblem } from '@etalon/api/client'
import { type AuditEntry, contract } from '@etalon/api/contract'
import { isRecordKind, recordKinds } from '@etalon/api/domain'
import type { SearchFieldDefinition } from '@etalon/machines/search-bar'
import { Button } from '@etalon/ui/button'
import type { ColumnDefinition } from '@etalon/ui/data-table'
import { useLanguage } from '@etalon/ui/i18n'
import { ShieldCheck } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { Link } from 'react-router'
import { auditMessages } from '../../messages/audit.ts'
import { commonMessages, useWords } from '../../messages/index.ts'
import { sayProblem, useWorkspace } from '../../workspace/index.ts'
import { ListScreen } from '../list/index.ts'
import { roomFor } from '../list/room-for.ts'
import { useActionWords } from '../work/history/use-action-words.ts'
import { momentOf } from '../work/moments.ts'
import { useLabels } from '../work/moves/use-labels.ts'
import { useDepartmentNameOf, useNameOf } from '../work/people/use-name-of.ts'
import { useStaff } from '../work/people/use-staff.ts'
import { pathOfRecord } from './path-of-record.ts'

/** Who did what to which record when (SYS-5). */
export default function AuditScreen() {
  const { client } = useWorkspace()
  const words = useWords(auditMessages)
  const wordOf = useActionWords()
  const labels = useLabels()
  const language = useLanguage()
  const staff = useStaff('department')
  const nameOf = useNameOf()
  const departmentOf = useDepartmentNameOf()
  const fields = useMemo((): SearchFieldDefinition[] => {
    const kinds = Object.keys(recordKinds).filter(isRecordKind)
    const select = { type: 'select', valueKey: 'value', labelKey: 'label' } as const
    return [
      {
        prop: 'byId',
        label: words.who,
        ...select,
        data: staff.map(({ staffId, staffName }) => ({ value: staffId, label: nameOf(staffName) })),
      },
      { prop: 'recordKind', label: words.kind, ...select, data: kinds.map((value) => ({ value, label: words.kinds[value] })) },
      { prop: 'at', label: words.day, type: 'date', showSearch: false },
      { prop: 'byName', label: words.whoByName, showSearch: false },
      { prop: 'reason', label: words.reason, showSearch: false },
    ]
  }, [words, staff, nameOf])
  const columns = useMemo((): ColumnDefinition<AuditEntry>[] => {
    const actionOf = ({ recordKind, action }: AuditEntry) => wordOf(recordKind, action)
    const stateIn = ({ recordKind }: AuditEntry, state: string | null) => {
      const dictionary = isRecordKind(recordKind) ? recordKinds[recordKind] : null
      return state === null ? '' : dictionary === null ? state : labels.of(dictionary, state)
    }
    // A plan's removal under audit takes as much as two columns have, and is read by pointing at it.
    const states = Object.values(recordKinds).flatMap((one) => {
      if (one === null || one === 'PLAN_STATUS' || one === 'sample_settlement') return []
      return one === 'STANDARD_FILE_STATUS' ? labels.words(one) : labels.states(one)
    })
    /** What it is called now; what is there no more has its number alone. */
    const called = ({ recordKind, recordId, recordName }: AuditEntry) => {
      if (recordKind === 'staff_record') return nameOf(recordName) || recordId
      return (recordKind === 'ability' ? departmentOf(recordName) : recordName) || recordId
    }
    return [
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
        key: 'byName',
        header: words.who,
        width: language === 'en' ? 132 : 92,
        // Administrator, and 系统自动, stay whole where there is no room for all.
        minWidth: language === 'en' ? 112 : 76,
        sortable: true,
        phone: 'start',
        text: (row) => (row.byName === 'system' ? words.bySystem : nameOf(row.byName)),
      },
      {
        key: 'recordKind',
        header: words.kind,
        ...roomFor(words.kind, Object.values(words.kinds)),
        sortable: true,
        phone: 'start',
        text: (row) => (isRecordKind(row.recordKind) ? words.kinds[row.recordKind] : row.recordKind),
      },
      {
        key: 'recordName',
        header: words.record,
        minWidth: language === 'en' ? 132 : 168,
        phone: 'title',
        text: called,
        render: (row) => {
          const path = isRecordKind(row.recordKind) ? pathOfRecord(row.recordKind, row.recordId) : undefined
          const name = called(row)
          // What is there no more has no name, and no page.
          return path === undefined || row.recordName === '' ? name : <Link to={path}>{name}</Link>
        },
      },
      { key: 'action', header: words.action, width: 132, phone: 'start', text: actionOf },
      { key: 'from', header: words.from, ...roomFor(words.from, states), text: (row) => stateIn(row, row.from) },
      { key: 'to', header: words.to, ...roomFor(words.to, states), phone: 'end', text: (row) => stateIn(row, row.to) },
      { key: 'reason', header: words.reason, minWidth: language === 'en' ? 120 : 180, phone: 'line' },
      { key: 'sequence', header: words.sequence, width: 84, numeric: true, sortable: true },
    ]
  }, [words, wordOf, labels, language, nameOf, departmentOf])
  return (
    <ListScreen<AuditEntry>
      title={words.audit}
      resCode="audit"
      fields={fields}
      columns={columns}
      hiddenAtFirst={['sequence']}
      load={useCallback((request, signal) => client.send(contract.audit.page, { body: request, signal, quiet: true }), [client])}
      rowLabel={(row) => row.recordName || row.recordId}
      empty={{ title: words.none, text: words.noneHint }}
      actions={<CheckButton />}
    />
  )
}

/** Reads the whole chain anew, and says whether something was changed in it. */
function CheckButton() {
  const { client, toasts } = useWorkspace()
  const words = useWords(auditMessages)
  const common = useWords(commonMessages)
  const [busy, setBusy] = useState(false)
  const check = async () => {
    setBusy(true)
    try {
      const { rows, broken } = await client.send(contract.audit.check, { quiet: true })
      if (broken === null) toasts.show({ tone: 'success', title: words.intact(rows) })
      else toasts.show({ tone: 'danger', title: words.broken(broken.sequence) })
    } catch (error) {
      if (!(error instanceof CallProblem)) throw error
      toasts.show({ tone: 'warning', title: error.code === 400 ? words.tooLong : sayProblem(error, common) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button icon={ShieldCheck} pending={busy} onPress={() => void check()}>
      {words.check}
    </Button>
  )
}
