import type { Standing } from '@etalon/api/contract'
import type { TableRow } from '@etalon/machines/data-table'
import type { ColumnDefinition } from '@etalon/ui/data-table'
import type { ReactNode } from 'react'
import { roomForStates } from '../../list/room-for.ts'
import { MoveButtons, type MoveButtonsProps } from './MoveButtons.tsx'
import { RowActions } from './RowActions.tsx'
import type { StateDictionary } from './state-looks.ts'
import type { useLabels } from './use-labels.ts'
import { WorkState } from './WorkState.tsx'

/** A row of a list whose records move from state to state. */
type MovingRow = TableRow & { readonly id: string; readonly standing: Standing }

/** Where the records of a list stand. */
export const stateColumn = <Row extends MovingRow>(
  dictionary: StateDictionary,
  header: string,
  labels: ReturnType<typeof useLabels>,
): ColumnDefinition<Row> => ({
  key: 'state',
  header,
  ...roomForStates(header, labels.states(dictionary)),
  sortable: true,
  phone: 'aside',
  render: ({ standing }) => <WorkState dictionary={dictionary} state={standing.state} />,
  text: ({ standing }) => labels.of(dictionary, standing.state),
})

/**
 * What can be done with the rows of a list; it stays in sight while the others scroll.
 * @param width in pixels
 */
export const actionsColumn = <Row extends TableRow>(
  header: string,
  width: number,
  render: (row: Row) => ReactNode,
): ColumnDefinition<Row> => ({ key: 'actions', header, width, pinned: 'end', phone: 'end', text: () => '', render })

/** The actions column of records that move: the next step as a button, the rest in a menu. */
export const movesColumn = <Row extends MovingRow>(
  header: string,
  width: number,
  numberOf: (row: Row) => string,
  buttons: Pick<MoveButtonsProps, 'moves' | 'except' | 'instead'>,
  /** Where the next step is done on a page of its own: the way there. */
  before?: (row: Row) => ReactNode,
  /** Whether moves of this row are this person's affair. @default those of every row */
  isOffered: (row: Row) => boolean = () => true,
): ColumnDefinition<Row> =>
  actionsColumn(header, width, (row) => (
    <RowActions>
      {before?.(row)}
      {isOffered(row) && (
        <MoveButtons record={{ id: row.id, number: numberOf(row), standing: row.standing }} compact {...buttons} />
      )}
    </RowActions>
  ))
