import type { Instrument } from '@etalon/api/contract'
import { Button } from '@etalon/ui/button'
import { useDialog } from '@etalon/ui/dialog'
import { PackagePlus } from 'lucide-react'
import type { ClipboardEvent, KeyboardEvent, ReactNode, RefObject } from 'react'
import { SideNote } from '../../answers/StaleNote.tsx'
import { useWords } from '../../messages/index.ts'
import { recordFormMessages } from '../../messages/record-form.ts'
import { RowGrid } from '../rows/RowGrid.tsx'
import { KindPicker } from './KindPicker.tsx'
import { LedgerDialog } from './LedgerDialog.tsx'
import type { Kind, Kinds } from './use-kinds.ts'

interface PricedRowsProps {
  /** From `useGridRows`. */
  readonly grid: RefObject<HTMLElement | null>
  /** What the form calls the grid as a whole. */
  readonly name: string
  readonly title: string
  /** How many rows there are, in words. */
  readonly count: string
  readonly heads: readonly string[]
  /** The heads of columns of figures, which stand last. */
  readonly numericHeads: readonly string[]
  /** What is said where there are no rows; undefined where there are some. */
  readonly empty: string | undefined
  /** Pixels below which it is scrolled. @default what a grid has */
  readonly minWidth?: number
  /** Those that rows can be added of. */
  readonly kinds: Kinds
  /** Something was pasted in it. */
  readonly onPaste?: (event: ClipboardEvent) => void
  readonly onKeyDown?: (event: KeyboardEvent) => void
  /** Adds a row of that kind. */
  readonly onKind: (kind: Kind) => void
  /** Rows that are picked of an enterprise's own instruments; left out where rows are no instruments. */
  readonly ledger?: {
    /** Whose; empty while none is chosen. */
    readonly enterId: string
    readonly onPicked: (instruments: readonly Instrument[]) => void
    /** Whether one is a row already. */
    readonly isTaken: (instrument: Instrument) => boolean
  }
  readonly children: ReactNode
}

/** The priced rows of a form: added by kind, or picked of what the enterprise has. */
export function PricedRows({ kinds: { kinds, answer, reload }, onKind, ledger, minWidth, ...grid }: PricedRowsProps) {
  const words = useWords(recordFormMessages)
  const dialog = useDialog('medium')
  return (
    <>
      <SideNote name={words.kinds} answer={answer} reload={reload} />
      <RowGrid
        {...grid}
        {...(minWidth === undefined ? {} : { minWidth })}
        actions={words.actions}
        tools={
          <>
            {ledger && (
              <Button
                icon={PackagePlus}
                onPress={dialog.open}
                disabledReason={ledger.enterId === '' ? words.ledgerNeedsEnterprise : undefined}
              >
                {words.pickFromLedger}
              </Button>
            )}
            <KindPicker kinds={kinds} onPicked={onKind} />
          </>
        }
      />
      {/* What was ticked in one enterprise's ledger is nothing in another's. */}
      {ledger && ledger.enterId !== '' && <LedgerDialog key={ledger.enterId} dialog={dialog} {...ledger} />}
    </>
  )
}
