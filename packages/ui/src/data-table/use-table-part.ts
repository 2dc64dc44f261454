import type { DataTableActorRef, DataTableSnapshot } from '@etalon/machines/data-table'
import { useSelector } from '@xstate/react'

/** One part of what a table remembers: whoever shows it is drawn again when it changes, and not for the rest. */
export const useTablePart = <Part>(actor: DataTableActorRef, part: (context: DataTableSnapshot['context']) => Part): Part =>
  useSelector(actor, ({ context }) => part(context))
