import { contract, type SampleRow } from '@etalon/api/contract'
import { Button, IconButton } from '@etalon/ui/button'
import type { ColumnDefinition } from '@etalon/ui/data-table'
import { useMessages } from '@etalon/ui/i18n'
import { MenuButton } from '@etalon/ui/menu'
import { Ellipsis } from 'lucide-react'
import { useLayoutEffect, useMemo, useRef } from 'react'
import { Link } from 'react-router'
import { useWords } from '../../messages/index.ts'
import { sampleMessages } from '../../messages/sample.ts'
import { orderAddress } from '../order/places.ts'
import { dayOf, momentOf } from '../work/moments.ts'
import { actionsColumn, stateColumn } from '../work/moves/columns.tsx'
import { RowActions } from '../work/moves/RowActions.tsx'
import { useLabels } from '../work/moves/use-labels.ts'
import { useAllowed } from '../work/people/use-allowed.ts'
import { useNameOf } from '../work/people/use-name-of.ts'
import { sampleAddress } from './places.ts'
import { staysHere, staysWhere } from './sample-actions.ts'

/** What can be done with a sample from its row. */
interface RowDeeds {
  readonly receive: (row: SampleRow) => void
  readonly handOver: (row: SampleRow) => void
  readonly sendBack: (row: SampleRow) => void
  readonly print: (row: SampleRow) => void
}

/** The columns of a list of samples, with what this person may do with each. */
export function useSampleColumns(deeds: RowDeeds): ColumnDefinition<SampleRow>[] {
  const words = useWords(sampleMessages)
  const labels = useLabels()
  const nameOf = useNameOf()
  const { listComma } = useMessages()
  const allowed = useAllowed()
  const isReception = allowed(contract.sample.receive)
  const isHolder = allowed(contract.sample.handOver)
  // The deeds are those of the last drawing; the columns need not be new for them.
  const last = useRef(deeds)
  useLayoutEffect(() => {
    last.current = deeds
  })
  return useMemo(() => {
    const more = (row: SampleRow) => {
      const number = row.sampleNo ?? row.serial
      return (
        <MenuButton
          label={words.more(number)}
          actions={[
            {
              id: 'handOver',
              label: words.handOver,
              onAction: () => last.current.handOver(row),
              ...refused(staysWhere(words, row)),
            },
            ...(isReception
              ? [
                  {
                    id: 'sendBack',
                    label: words.sendBack,
                    onAction: () => last.current.sendBack(row),
                    ...refused(staysHere(words, row)),
                  },
                ]
              : []),
            {
              id: 'print',
              label: words.labels,
              onAction: () => last.current.print(row),
              ...refused(row.sampleNo === null ? words.notReceived : undefined),
            },
          ]}
        >
          <IconButton kind="quiet" size="small" icon={Ellipsis} label={words.more(number)} tooltip={false} />
        </MenuButton>
      )
    }
    const actions = actionsColumn<SampleRow>(words.actions, 96, (row) => (
      <RowActions>
        {row.receivable && isReception && (
          <Button kind="soft" size="small" onPress={() => last.current.receive(row)}>
            {words.receive}
          </Button>
        )}
        {row.receivedAt !== null && more(row)}
      </RowActions>
    ))
    return [
      {
        key: 'sampleNo',
        header: words.sampleNo,
        // A month of more than 99,999 has numbers of one digit more.
        width: 120,
        sortable: true,
        phone: 'title',
        render: (row) => <Link to={sampleAddress(row.id)}>{row.sampleNo ?? words.notNumbered}</Link>,
        text: (row) => row.sampleNo ?? words.notNumbered,
      },
      {
        key: 'orderNo',
        header: words.orderNo,
        width: 128,
        sortable: true,
        phone: 'start',
        render: (row) => <Link to={orderAddress(row.orderId)}>{row.orderNo}</Link>,
        text: (row) => row.orderNo,
      },
      { key: 'enterName', header: words.enterName, minWidth: 172, sortable: true, phone: 'start' },
      { key: 'name', header: words.name, minWidth: 146, sortable: true, phone: 'end' },
      { key: 'model', header: words.model, width: 74 },
      { key: 'serial', header: words.serial, width: 76, phone: 'end' },
      stateColumn<SampleRow>('sample_state', words.state, labels),
      {
        key: 'holderName',
        header: words.holder,
        width: labels.personWidth,
        text: (row) => nameOf(row.holderName ?? ''),
      },
      { key: 'place', header: words.place, width: 100 },
      { key: 'label', header: words.label, width: 56 },
      {
        key: 'condition',
        header: words.condition,
        width: 88,
        text: (row) => {
          const known: Readonly<Record<string, string>> = words.conditions
          return known[row.condition] ?? ''
        },
      },
      {
        key: 'materials',
        header: words.materials,
        width: 120,
        text: (row) => row.materials.map((key) => labels.of('acceptance_material', key)).join(listComma),
      },
      {
        key: 'receivedAt',
        header: words.receivedAt,
        width: 92,
        numeric: true,
        sortable: true,
        // The time is copied and exported with it.
        render: (row) => dayOf(row.receivedAt),
        text: (row) => momentOf(row.receivedAt),
      },
      {
        key: 'returnedAt',
        header: words.returnedAt,
        width: 92,
        numeric: true,
        sortable: true,
        render: (row) => dayOf(row.returnedAt),
        text: (row) => momentOf(row.returnedAt),
      },
      ...(isHolder ? [actions] : []),
    ]
  }, [words, labels, isReception, isHolder, nameOf, listComma])
}

/** An entry of a menu that cannot be used, and why. */
const refused = (why: string | undefined) => (why === undefined ? {} : { disabled: true, disabledReason: why })
