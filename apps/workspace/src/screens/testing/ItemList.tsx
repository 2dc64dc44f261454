import { contract, type ItemRow } from '@etalon/api/contract'
import { itemProgression } from '@etalon/api/domain'
import type { DataTableActorRef } from '@etalon/machines/data-table'
import type { SearchFieldDefinition } from '@etalon/machines/search-bar'
import { ButtonLink } from '@etalon/ui/button'
import type { ColumnDefinition } from '@etalon/ui/data-table'
import { useLanguage } from '@etalon/ui/i18n'
import { type ReactNode, useCallback, useMemo, useRef } from 'react'
import { Link } from 'react-router'
import { inLanguage, useWords } from '../../messages/index.ts'
import { testingMessages } from '../../messages/testing.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { ListScreen, type ListView } from '../list/index.ts'
import { roomFor } from '../list/room-for.ts'
import { recordAddress } from '../record/places.ts'
import { movesColumn, stateColumn } from '../work/moves/columns.tsx'
import type { MoveButtonsProps } from '../work/moves/MoveButtons.tsx'
import { useLabels } from '../work/moves/use-labels.ts'
import { useMoves } from '../work/moves/use-moves.ts'
import { useNameOf } from '../work/people/use-name-of.ts'

export interface ItemListProps {
  readonly title: string
  /** Its columns and filters are kept under this. */
  readonly resCode: string
  readonly views: readonly ListView[]
  readonly always?: Readonly<Record<string, unknown>>
  /** The keys of columns that are shown once somebody chose them. */
  readonly hiddenAtFirst?: readonly string[]
  /** What a row does instead of asking, by action. */
  readonly instead?: MoveButtonsProps['instead']
  readonly except?: readonly string[]
  /** Whether a row's number leads to its original record. @default true */
  readonly linked?: boolean
  /** What the button says that leads to the original record of a row; without words there is none. */
  readonly recordWords?: (row: ItemRow) => string | undefined
  readonly onTable?: (table: DataTableActorRef) => void
  readonly children?: ReactNode
}

/** A list of work items, as dispatcher, tester and auditor see it. */
export function ItemList({
  title,
  resCode,
  views,
  always,
  hiddenAtFirst,
  instead,
  except,
  linked = true,
  recordWords,
  onTable,
  children,
}: ItemListProps) {
  const { client } = useWorkspace()
  const words = useWords(testingMessages)
  const labels = useLabels()
  const nameOf = useNameOf()
  const language = useLanguage()
  const table = useRef<DataTableActorRef>(null)
  const moves = useMoves({
    dictionary: 'item_state',
    progression: itemProgression,
    send: (body, how) => client.send(contract.item.move, { body, ...how }),
    onMoved: () => table.current?.send({ type: 'REFRESH' }),
  })
  const fields = useMemo(
    (): SearchFieldDefinition[] => [
      { prop: 'itemNo', label: words.itemNo },
      { prop: 'enterName', label: words.enterName },
      { prop: 'instrumentName', label: words.instrumentName, showSearch: false },
      { prop: 'serial', label: words.serial, showSearch: false },
      { prop: 'sampleNo', label: words.sampleNo, showSearch: false },
      {
        prop: 'abilityType',
        label: words.ability,
        type: 'select',
        data: labels.options('ability_type'),
        valueKey: 'value',
        labelKey: 'label',
        showSearch: false,
      },
    ],
    [words, labels],
  )
  const columns = useMemo(
    (): ColumnDefinition<ItemRow>[] => [
      {
        key: 'itemNo',
        header: words.itemNo,
        width: 152,
        sortable: true,
        phone: 'title',
        render: (row) => (linked ? <Link to={recordAddress(row.id)}>{row.itemNo}</Link> : row.itemNo),
      },
      { key: 'instrumentName', header: words.instrumentName, minWidth: 118, sortable: true, phone: 'start' },
      { key: 'serial', header: words.serial, width: 80, phone: 'end' },
      { key: 'enterName', header: words.enterName, minWidth: 172, sortable: true, phone: 'start' },
      {
        key: 'abilityType',
        header: words.ability,
        ...roomFor(words.ability, labels.words('ability_type')),
        text: (row) => labels.of('ability_type', row.abilityType),
      },
      {
        key: 'testerName',
        header: words.tester,
        width: labels.personWidth,
        minWidth: 68,
        sortable: true,
        phone: 'end',
        text: (row) => nameOf(row.testerName ?? ''),
      },
      {
        key: 'groupName',
        header: words.group,
        width: 112,
        sortable: false,
        text: (row) => inLanguage(language, row.groupName ?? '', row.groupNameEn ?? ''),
      },
      {
        key: 'hopeTestDate',
        header: words.hopeTestDate,
        width: 92,
        numeric: true,
        sortable: true,
      },
      stateColumn('item_state', words.state, labels),
      movesColumn(
        words.actions,
        134,
        (row) => row.itemNo,
        { moves, ...(instead ? { instead } : {}), ...(except ? { except } : {}) },
        (row) => {
          const says = recordWords?.(row)
          return (
            says !== undefined && (
              <ButtonLink kind="soft" size="small" href={recordAddress(row.id)}>
                {says}
              </ButtonLink>
            )
          )
        },
      ),
    ],
    [words, labels, moves, instead, except, linked, recordWords, nameOf, language],
  )
  return (
    <>
      <ListScreen<ItemRow>
        title={title}
        resCode={resCode}
        exported="item"
        fields={fields}
        columns={columns}
        views={views}
        {...(always ? { always } : {})}
        {...(hiddenAtFirst ? { hiddenAtFirst } : {})}
        load={useCallback((request, signal) => client.send(contract.item.page, { body: request, signal, quiet: true }), [client])}
        rowLabel={(row) => row.itemNo}
        moving={{
          moves,
          recordOf: (row) => ({ id: row.id, number: row.itemNo, standing: row.standing }),
          ...(except ? { except } : {}),
        }}
        onTable={useCallback(
          (actor: DataTableActorRef) => {
            table.current = actor
            onTable?.(actor)
          },
          [onTable],
        )}
      />
      {children}
    </>
  )
}
