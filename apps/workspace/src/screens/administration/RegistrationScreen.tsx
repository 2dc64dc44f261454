import { CallProblem } from '@etalon/api/client'
import { contract, type Registration } from '@etalon/api/contract'
import type { DataTableActorRef } from '@etalon/machines/data-table'
import type { SearchFieldDefinition } from '@etalon/machines/search-bar'
import { Button } from '@etalon/ui/button'
import { useConfirm } from '@etalon/ui/confirm'
import type { ColumnDefinition } from '@etalon/ui/data-table'
import { type Language, useLanguage } from '@etalon/ui/i18n'
import { StatePill } from '@etalon/ui/state-pill'
import { useCallback, useMemo, useRef } from 'react'
import { administrationMessages } from '../../messages/administration.ts'
import { useWords } from '../../messages/index.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { ListScreen, type ListView } from '../list/index.ts'
import { roomForStates } from '../list/room-for.ts'
import { momentOf } from '../work/moments.ts'
import { actionsColumn } from '../work/moves/columns.tsx'
import { RowActions } from '../work/moves/RowActions.tsx'

/** How a registration in each state is shown. */
const looks = {
  '1': { tone: 'warning', shape: { part: 0.25 } },
  '2': { tone: 'success', shape: 'done' },
  '3': { tone: 'danger', shape: 'void' },
} as const

/** Chosen once, and asked for by who admits hardly ever; beside English heads and states a window of 1280 pixels has no room for the number. */
const hiddenAtFirst: Readonly<Record<Language, readonly string[]>> = { zh: ['account'], en: ['account', 'phone'] }

/** Who asks for an account of an enterprise, and deciding about it (SES-12). */
export default function RegistrationScreen() {
  const { client, toasts } = useWorkspace()
  const words = useWords(administrationMessages)
  const language = useLanguage()
  const confirm = useConfirm()
  const table = useRef<DataTableActorRef>(null)
  const views = useMemo(
    (): ListView[] => [
      { value: '1', label: words.states['1'], filter: { state: '1' } },
      { value: '2', label: words.states['2'], filter: { state: '2' } },
      { value: '3', label: words.states['3'], filter: { state: '3' } },
      { value: 'all', label: words.all, filter: {} },
    ],
    [words],
  )
  const fields = useMemo(
    (): SearchFieldDefinition[] => [
      { prop: 'enterpriseName', label: words.enterpriseName },
      { prop: 'name', label: words.personName },
      { prop: 'socialNumber', label: words.socialNumber, showSearch: false },
      { prop: 'phone', label: words.phone, showSearch: false },
      { prop: 'account', label: words.account, showSearch: false },
    ],
    [words],
  )
  const columns = useMemo((): ColumnDefinition<Registration>[] => {
    /** Asks, sends, tells; whatever came of it, the list is asked again: somebody else may have decided. */
    const decide = async (title: string, decided: () => Promise<unknown>) => {
      try {
        await decided()
        toasts.show({ tone: 'success', title })
      } catch (error) {
        // The client has said what the server said.
        if (!(error instanceof CallProblem)) throw error
      }
      table.current?.send({ type: 'REFRESH' })
    }
    const admit = async ({ id, name, knownAs, enterpriseName }: Registration) => {
      const consequence = knownAs ? words.admitKnown(knownAs) : words.admitNew(enterpriseName)
      if (await confirm({ title: words.admitTitle(name), consequence, confirmLabel: words.admit }))
        await decide(words.admitted(name), () => client.send(contract.registration.admit, { body: { id } }))
    }
    const refuse = async ({ id, name }: Registration) => {
      const question = { title: words.refuseTitle(name), consequence: words.refuseConsequence, confirmLabel: words.refuse }
      const answer = await confirm({ ...question, danger: true, reason: words.refuseReason })
      if (answer)
        await decide(words.refused(name), () =>
          client.send(contract.registration.refuse, { body: { id, reason: answer.reason } }),
        )
    }
    return [
      {
        key: 'state',
        header: words.state,
        ...roomForStates(words.state, Object.values(words.states)),
        sortable: true,
        phone: 'aside',
        render: (row) => <StatePill {...looks[row.state]}>{words.states[row.state]}</StatePill>,
        text: (row) => words.states[row.state],
      },
      { key: 'enterpriseName', header: words.enterpriseName, minWidth: 140, sortable: true, phone: 'title' },
      { key: 'socialNumber', header: words.socialNumber, width: 186, phone: 'start' },
      {
        key: 'knownAs',
        header: words.here,
        minWidth: 92,
        phone: 'start',
        text: (row) => row.knownAs || words.newHere,
      },
      { key: 'name', header: words.personName, width: 96, minWidth: 80, sortable: true, phone: 'end' },
      { key: 'phone', header: words.phone, width: 108, numeric: true, phone: 'end' },
      { key: 'account', header: words.account, width: 104 },
      {
        key: 'createTime',
        header: words.asked,
        width: 136,
        numeric: true,
        sortable: true,
        text: (row) => momentOf(row.createTime),
      },
      actionsColumn(words.actions, 152, (row) => (
        <RowActions>
          {row.state === '1' ? (
            <>
              <Button kind="soft" size="small" onPress={() => void admit(row)}>
                {words.admit}
              </Button>
              <Button size="small" onPress={() => void refuse(row)}>
                {words.refuse}
              </Button>
            </>
          ) : null}
        </RowActions>
      )),
    ]
  }, [client, confirm, toasts, words])
  return (
    <ListScreen<Registration>
      title={words.registrations}
      resCode="registration"
      fields={fields}
      columns={columns}
      hiddenAtFirst={hiddenAtFirst[language]}
      views={views}
      load={useCallback(
        (request, signal) => client.send(contract.registration.registrations, { body: request, signal, quiet: true }),
        [client],
      )}
      rowLabel={(row) => row.name}
      empty={{ title: words.nobody, text: words.nobodyHint }}
      onTable={useCallback((actor: DataTableActorRef) => {
        table.current = actor
      }, [])}
    />
  )
}
