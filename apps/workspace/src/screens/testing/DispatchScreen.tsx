import { contract, type WorkGroup } from '@etalon/api/contract'
import type { DataTableActorRef } from '@etalon/machines/data-table'
import { useDialog } from '@etalon/ui/dialog'
import { useLanguage } from '@etalon/ui/i18n'
import { useCallback, useMemo, useRef, useState } from 'react'
import { useAnswer } from '../../answers/use-answer.ts'
import { useWords } from '../../messages/index.ts'
import { testingMessages } from '../../messages/testing.ts'
import { useWorkspace } from '../../workspace/index.ts'
import type { ListView } from '../list/index.ts'
import { useLabels } from '../work/moves/use-labels.ts'
import type { Movable } from '../work/moves/use-moves.ts'
import { AssignDialog } from './AssignDialog.tsx'
import { GroupDialog } from './GroupDialog.tsx'
import { ItemList } from './ItemList.tsx'

/** Items of accepted orders: dispatched to their department, then given to a tester. */
export default function DispatchScreen() {
  const { client } = useWorkspace()
  const words = useWords(testingMessages)
  const labels = useLabels()
  const language = useLanguage()
  const dialog = useDialog('medium')
  const grouping = useDialog('small')
  const [chosen, setChosen] = useState<Movable | null>(null)
  const [dispatched, setDispatched] = useState<Movable | null>(null)
  const table = useRef<DataTableActorRef>(null)
  const views = useMemo(
    (): ListView[] => [
      ...['100', '200', '300', '350'].map((state) => ({
        value: state,
        label: labels.of('item_state', state),
        filter: { state },
      })),
      { value: 'all', label: labels.all, filter: {} },
    ],
    [labels],
  )
  const { answer } = useAnswer(
    useCallback(
      (signal: AbortSignal) =>
        client.send(contract.group.list, { query: { current: 1, size: 1000, type: '1', status: '0' }, signal, quiet: true }),
      [client],
    ),
  )
  const groups = answer.state === 'loaded' ? answer.value.records : noGroups
  const instead = useMemo(
    () => ({
      assign: (record: Movable) => {
        setChosen(record)
        dialog.open()
      },
      // Without a group to choose there is nothing to fill in.
      ...(groups.length === 0
        ? {}
        : {
            dispatch: (record: Movable) => {
              setDispatched(record)
              grouping.open()
            },
          }),
    }),
    [dialog, grouping, groups],
  )
  const refresh = () => table.current?.send({ type: 'REFRESH' })
  return (
    <ItemList
      title={words.dispatch}
      resCode="dispatch"
      views={views}
      always={accepted}
      hiddenAtFirst={hiddenAtFirst[language]}
      instead={instead}
      onTable={useCallback((actor: DataTableActorRef) => {
        table.current = actor
      }, [])}
    >
      {chosen && (
        <AssignDialog
          key={chosen.id}
          dialog={dialog}
          item={chosen}
          send={(assignee, idempotencyKey) =>
            client.send(contract.item.move, {
              body: { id: chosen.id, version: chosen.standing.version, action: 'assign', assignee },
              idempotencyKey,
            })
          }
          onAssigned={refresh}
        />
      )}
      {dispatched && (
        <GroupDialog
          key={dispatched.id}
          dialog={grouping}
          item={dispatched}
          groups={groups}
          send={(groupId, idempotencyKey) =>
            client.send(contract.item.move, {
              body: {
                ...{ id: dispatched.id, version: dispatched.standing.version, action: 'dispatch' },
                ...(groupId === undefined ? {} : { groupId }),
              },
              idempotencyKey,
            })
          }
          onDispatched={refresh}
        />
      )}
    </ItemList>
  )
}

/** English states are longer: beside them the names of instruments and enterprises have room once the ability is left out. */
const hiddenAtFirst = { zh: ['groupName'], en: ['abilityType', 'groupName'] }
const noGroups: readonly WorkGroup[] = []

/** Items of orders that nobody has accepted wait elsewhere. */
const accepted = { orderState: ['300', '1000'] }
