import {
  type ColumnLayout,
  type ColumnSettingsActorRef,
  type ColumnSettingsInput,
  columnSettingsMachine,
  type LayoutRequest,
  type SaveSettingsRequest,
  type WriteLayoutRequest,
} from '@etalon/machines/column-settings'
import { useActorRef } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { fromPromise } from 'xstate'

/** Where layouts are kept on this device; each rejects where it could not be done. */
export interface LayoutStore {
  /** Answers the stored text, or undefined. */
  read: (request: LayoutRequest) => Promise<unknown>
  write: (request: WriteLayoutRequest) => Promise<unknown>
  remove: (request: LayoutRequest) => Promise<unknown>
}

/** The browser's own storage. */
export const browserLayouts: LayoutStore = {
  read: async ({ key }) => localStorage.getItem(key) ?? undefined,
  write: async ({ key, text }) => localStorage.setItem(key, text),
  remove: async ({ key }) => localStorage.removeItem(key),
}

/** What `useColumnSettings` takes: where the machine begins, how a layout is kept, and who is told of it. */
export interface ColumnSettingsOptions extends ColumnSettingsInput {
  /** Sends elementId and parameter to the server; rejects where it did not take them. */
  save: (request: SaveSettingsRequest, signal: AbortSignal) => Promise<unknown>
  /** Where the layout is kept on this device. @default the browser's storage */
  store?: LayoutStore
  /** The table is to show these columns, in this order. */
  onApplied?: (layout: ColumnLayout) => void
}

/** Makes and owns the actor of column settings. */
export function useColumnSettings({ save, store, onApplied, ...input }: ColumnSettingsOptions): ColumnSettingsActorRef {
  const send = useEffectEvent(save)
  const kept = useEffectEvent(() => store ?? browserLayouts)
  const tell = useEffectEvent((layout: ColumnLayout) => onApplied?.(layout))
  const [machine] = useState(() =>
    columnSettingsMachine.provide({
      actors: {
        readLayout: fromPromise<unknown, LayoutRequest>(async ({ input: request }) => kept().read(request)),
        writeLayout: fromPromise<unknown, WriteLayoutRequest>(async ({ input: request }) => kept().write(request)),
        removeLayout: fromPromise<unknown, LayoutRequest>(async ({ input: request }) => kept().remove(request)),
        saveSettings: fromPromise<unknown, SaveSettingsRequest>(async ({ input: request, signal }) => send(request, signal)),
      },
    }),
  )
  const actor = useActorRef(machine, { input })
  useEffect(() => {
    const applied = actor.on('applied', ({ layout }) => tell(layout))
    return () => applied.unsubscribe()
  }, [actor])
  return actor
}
