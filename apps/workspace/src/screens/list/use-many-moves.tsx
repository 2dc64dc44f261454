import type { PageRequest } from '@etalon/api/contract'
import type { DataTableActorRef, TableRow } from '@etalon/machines/data-table'
import { Button } from '@etalon/ui/button'
import { useConfirm } from '@etalon/ui/confirm'
import { MenuButton } from '@etalon/ui/menu'
import { ChevronDown } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { useWords } from '../../messages/index.ts'
import { resourceMessages } from '../../messages/resource.ts'
import { workMessages } from '../../messages/work.ts'
import { type ManyAction, ManyDialog, useMany } from '../many/index.ts'
import type { ResourceRow } from '../resource/index.ts'
import type { Movable, MoveOfMany, useMoves } from '../work/moves/use-moves.ts'
import { useChosenRows } from './use-chosen-rows.ts'

/** So many are moved at once. */
const most = 200

/** The moves of a list's records. */
export interface ListMoving<Row extends TableRow> {
  readonly moves: Pick<ReturnType<typeof useMoves>, 'ofMany' | 'offered' | 'performOneOfMany'>
  readonly recordOf: (row: Row) => Movable
  /** Actions that are done elsewhere, or one by one. */
  readonly except?: readonly string[]
  /** Whether moves of this row are this person's affair. @default those of every row */
  readonly isOffered?: (row: Row) => boolean
}

interface ManyMovesOptions<Row extends TableRow> {
  readonly moving: ListMoving<Row> | undefined
  readonly table: RefObject<DataTableActorRef | null>
  readonly asked: RefObject<PageRequest | undefined>
  readonly load: (request: PageRequest, signal: AbortSignal) => Promise<{ readonly records: readonly Row[] }>
}

/** What a row is moved as. */
type MovedRow = ResourceRow & Movable & { readonly isOffered: boolean }

/** Moves many selected rows of a list, one after the other, and reports of each what came of it. */
export function useManyMoves<Row extends TableRow>({
  moving,
  table,
  asked,
  load,
}: ManyMovesOptions<Row>): {
  /** For the bar of what is selected; undefined where nobody moves anything here. */
  readonly menu: ReactNode
  /** The report, to be shown beside the list. */
  readonly report: ReactNode
} {
  const words = useWords(workMessages)
  const said = useWords(resourceMessages)
  const confirm = useConfirm()
  const many = useMany<MovedRow>(() => table.current?.send({ type: 'REFRESH' }))
  const chosenRows = useChosenRows<Row>({ table, asked, load: (request) => load(request, new AbortController().signal), most })
  if (!moving) return { menu: undefined, report: undefined }
  const { moves, recordOf, except = [], isOffered = () => true } = moving
  const offered = moves.ofMany(except)
  const refusalOf = (row: MovedRow, action: string): string | undefined => {
    if (!row.isOffered) return words.refusals['not-assigned']
    const here = moves.offered(row).find((one) => one.action === action)
    return here ? here.refusal : words.refusals.state
  }
  const start = async ({ action, label, needsReason }: MoveOfMany) => {
    const rows = (await chosenRows())?.map((row): MovedRow => ({ ...recordOf(row), isOffered: isOffered(row) }))
    if (!rows || rows.length === 0) return
    const possible = rows.filter((row) => refusalOf(row, action) === undefined).length
    const acted = (reason: string): ManyAction<MovedRow> => ({
      label,
      refusal: (row) => refusalOf(row, action),
      run: async (_client, row) => {
        await moves.performOneOfMany(row, action, reason)
        return undefined
      },
    })
    // Where nothing can be done there is nothing to ask: the report says why.
    if (possible === 0) return await many.begin(acted(''), rows)
    const answer = await confirm({
      title: said.manyTitle(label, rows.length),
      consequence: words.manyConsequence(possible, rows.length - possible),
      confirmLabel: label,
      ...(needsReason ? { reason: true as const } : {}),
    })
    if (answer) await many.begin(acted(answer.reason), rows)
  }
  const [only, ...others] = offered
  const menu =
    only === undefined ? undefined : others.length === 0 ? (
      <Button size="small" onPress={() => void start(only)}>
        {only.label}
      </Button>
    ) : (
      <MenuButton
        label={words.many}
        actions={offered.map((move) => ({ id: move.action, label: move.label, onAction: () => void start(move) }))}
      >
        <Button size="small" icon={ChevronDown}>
          {words.many}
        </Button>
      </MenuButton>
    )
  return { menu, report: <ManyDialog many={many} nameOf={({ number }) => number} /> }
}
