import {
  type ColumnChoice,
  type ColumnLayout,
  type ColumnSettingsActorRef,
  mergeLayout,
  parseSavedLayout,
} from '@etalon/machines/column-settings'
import { useColumnSettings } from '@etalon/ui/column-settings'
import { useSelector } from '@xstate/react'
import { useMemo, useState } from 'react'
import { type ColumnLayoutsInput, columnLayouts } from './column-layouts.ts'

/**
 * How the columns of a list stand, and the actor that arranges them. Until the server has said what was saved last, they stand as this
 * device knows them: a list does not rearrange itself under the eyes of whoever opens it again.
 */
export function useColumnLayout(
  columns: readonly ColumnChoice[],
  { personId, elementId, load, save: send }: ColumnLayoutsInput,
): { actor: ColumnSettingsActorRef; layout: ColumnLayout } {
  const { save, store, lastKnown } = useMemo(
    () => columnLayouts({ personId, elementId, load, save: send }),
    [personId, elementId, load, send],
  )
  const [known] = useState(() => parseSavedLayout(lastKnown()))
  const actor = useColumnSettings({ columns, resCode: elementId, save, store })
  const isRestoring = useSelector(actor, (snapshot) => snapshot.matches('restoring'))
  const stored = useSelector(actor, ({ context }) => context.stored)
  const layout = useMemo(() => mergeLayout(columns, isRestoring ? known : stored), [columns, isRestoring, known, stored])
  return { actor, layout }
}
