import type { AddressCascadeActorRef } from '@etalon/machines/address-cascade'
import type { AdvancedFilterActorRef } from '@etalon/machines/advanced-filter'
import { type ColumnSettingsActorRef, factoryLayout } from '@etalon/machines/column-settings'
import type { CommandPaletteActorRef } from '@etalon/machines/command-palette'
import type { DataTableActorRef, TableRow } from '@etalon/machines/data-table'
import type { ErrorLogActorRef } from '@etalon/machines/error-log'
import { type FullScreenActorRef, fullScreenMachine } from '@etalon/machines/full-screen'
import { type LoadingActorRef, loadingMachine } from '@etalon/machines/loading'
import { type LockScreenActorRef, type LockScreenEvent, lockScreenMachine } from '@etalon/machines/lock-screen'
import { type MessageSocketActorRef, messageSocketMachine } from '@etalon/machines/message-socket'
import type { NoticePopupActorRef } from '@etalon/machines/notice-popup'
import { type PreferencesActorRef, preferencesMachine } from '@etalon/machines/preferences'
import type { SearchBarActorRef } from '@etalon/machines/search-bar'
import { type TabStripActorRef, tabStripMachine } from '@etalon/machines/tab-strip'
import type { TreeActorRef } from '@etalon/machines/tree'
import { type UploadActorRef, uploadMachine } from '@etalon/machines/upload'
import { useActorRef } from '@xstate/react'
import { type ReactNode, useEffect, useState } from 'react'
import { fromCallback, SimulatedClock } from 'xstate'
import { useAddressCascade } from '../../address-cascade/index.ts'
import { storyCountry } from '../../address-cascade/story-country.ts'
import { useAdvancedFilter } from '../../advanced-filter/index.ts'
import { useColumnSettings } from '../../column-settings/index.ts'
import { useCommandPalette } from '../../command-palette/index.ts'
import { type ColumnDefinition, useDataTable } from '../../data-table/index.ts'
import { type DialogControl, type DialogSize, useDialog } from '../../dialog/index.ts'
import { useDrawer } from '../../drawer/index.ts'
import { useErrorLog } from '../../error-log/index.ts'
import { storyLog } from '../../error-log/story-log.ts'
import { useNoticePopup } from '../../notice-popup/index.ts'
import { useSearchBar } from '../../search-bar/index.ts'
import { createToasts, type ToastCentre } from '../../toast/index.ts'
import { type TreeItem, useTree } from '../../tree/index.ts'
import { nothing } from './conformance-case.ts'

/** What makes and owns what a component shows. */
export interface OwnerProps<Owned> {
  children: (owned: Owned) => ReactNode
}

const rows: readonly TableRow[] = [
  { id: '1', orderNo: 'WT2026110142', enterprise: '湖南惠泽医院' },
  { id: '2', orderNo: 'WT2026110143', enterprise: '长沙星麓精工机械有限公司' },
]
export const orderColumns: ColumnDefinition[] = [
  { key: 'orderNo', header: '委托单号', width: 128, phone: 'start' },
  { key: 'enterprise', header: '委托单位', minWidth: 180, phone: 'title' },
]

/** A table of two orders; with `selected` all of them are. */
export function TableOwner({ selected = false, children }: OwnerProps<DataTableActorRef> & { selected?: boolean }) {
  const actor = useDataTable({ loadPage: async () => ({ rows, total: rows.length }) })
  useEffect(() => {
    if (!selected) return
    const loaded = actor.on('loaded', () => actor.send({ type: 'ALL.SELECTED' }))
    return () => loaded.unsubscribe()
  }, [actor, selected])
  return children(actor)
}

const searched = [
  { prop: 'orderNo', label: '委托单号' },
  { prop: 'enterprise', label: '委托单位' },
]

export function SearchOwner({ children }: OwnerProps<SearchBarActorRef>) {
  return children(useSearchBar({ fields: searched, advanced: {}, onSearched: nothing }))
}

export function FilterOwner({ children }: OwnerProps<AdvancedFilterActorRef>) {
  return children(useAdvancedFilter({ fields: searched, onSearched: nothing }))
}

export function AddressOwner({ children }: OwnerProps<AddressCascadeActorRef>) {
  return children(useAddressCascade({ ...storyCountry, onChanged: nothing }))
}

const columns = [
  { key: 'orderNo', label: '委托单号' },
  { key: 'enterprise', label: '委托单位' },
]
const forgetful = { read: async () => undefined, write: async () => undefined, remove: async () => undefined }

export function ColumnsOwner({ children }: OwnerProps<ColumnSettingsActorRef>) {
  const [, setLayout] = useState(() => factoryLayout(columns))
  const save = async () => undefined
  return children(useColumnSettings({ columns, resCode: 'order', save, store: forgetful, onApplied: setLayout }))
}

/** A dialog that opens as soon as it is there. */
export function DialogOwner({ size, children }: OwnerProps<DialogControl> & { size?: DialogSize }) {
  const dialog = useDialog(size)
  useEffect(() => dialog.open(), [dialog])
  return children(dialog)
}

export function DrawerOwner({ children }: OwnerProps<DialogControl>) {
  const drawer = useDrawer()
  useEffect(() => drawer.open(), [drawer])
  return children(drawer)
}

export function ErrorLogOwner({ children }: OwnerProps<ErrorLogActorRef>) {
  return children(useErrorLog({ now: () => 0, saved: storyLog }))
}

/** A command palette that opens as soon as it is there. */
export function PaletteOwner({ children }: OwnerProps<CommandPaletteActorRef>) {
  const actor = useCommandPalette({ onChosen: nothing })
  useEffect(() => actor.send({ type: 'OPEN' }), [actor])
  return children(actor)
}

/** A lock that has heard some events, in a time that stands still. */
export function LockOwner({ events, children }: OwnerProps<LockScreenActorRef> & { events: readonly LockScreenEvent[] }) {
  const [clock] = useState(() => new SimulatedClock())
  const saved = { version: 1, verifier: 'of 1357', tries: 0, waitUntil: 0, idleMinutes: 0 }
  const actor = useActorRef(lockScreenMachine, { clock, input: { now: () => 0, saved } })
  useEffect(() => {
    for (const event of events) actor.send(event)
  }, [actor, events])
  return children(actor)
}

/** A connection that was refused. */
export function SocketOwner({ children }: OwnerProps<MessageSocketActorRef>) {
  const [machine] = useState(() => messageSocketMachine.provide({ actors: { socket: fromCallback(nothing) } }))
  const actor = useActorRef(machine, { input: { random: () => 1, firstWait: 3_600_000, patience: 3_600_000 } })
  useEffect(() => {
    actor.send({ type: 'CONNECT', user: 'tester' })
    actor.send({ type: 'SOCKET.REFUSED' })
  }, [actor])
  return children(actor)
}

/** Calls of which one is out. */
export function LoadingOwner({ children }: OwnerProps<LoadingActorRef>) {
  const actor = useActorRef(loadingMachine)
  useEffect(() => actor.send({ type: 'CALL.STARTED' }), [actor])
  return children(actor)
}

export function FullScreenOwner({ children }: OwnerProps<FullScreenActorRef>) {
  return children(useActorRef(fullScreenMachine, { input: { supported: true, full: false } }))
}

export function PreferencesOwner({ children }: OwnerProps<PreferencesActorRef>) {
  return children(useActorRef(preferencesMachine, { input: {} }))
}

const notice = { customerName: '湖南惠泽医院', pickupTime: '2026-11-20 15:00', pickupNo: 'QJ2026110013', instrumentCount: 23 }

export function NoticeOwner({ children }: OwnerProps<NoticePopupActorRef>) {
  return children(useNoticePopup({ loadNotices: async () => [notice], stays: 3_600_000, onChosen: nothing }))
}

/** Two open pages. */
export function TabsOwner({ children }: OwnerProps<TabStripActorRef>) {
  const actor = useActorRef(tabStripMachine, { input: {} })
  useEffect(() => {
    for (const label of ['委托单', '样品管理']) actor.send({ type: 'TAB.OPEN', target: { path: `/${label}`, label } })
  }, [actor])
  return children(actor)
}

export const treeItems: readonly TreeItem[] = [
  { id: 'force', label: '力学', children: [{ id: 'pressure', label: '压力' }] },
  { id: 'heat', label: '热工' },
]

export function TreeOwner({ children }: OwnerProps<TreeActorRef>) {
  return children(useTree({ items: treeItems, mode: 'single' }))
}

/** An upload before its file was chosen. */
export function UploadOwner({ children }: OwnerProps<UploadActorRef>) {
  return children(useActorRef(uploadMachine, { input: {} }))
}

/** A centre with one message. */
export function ToastOwner({ children }: OwnerProps<ToastCentre>) {
  const [centre] = useState(createToasts)
  useEffect(() => centre.show({ tone: 'success', title: '保存成功' }, 3600), [centre])
  return children(centre)
}
