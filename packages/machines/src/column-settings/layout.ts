import type { ColumnChoice, ColumnLayout, ColumnSettingsContext, ColumnState, SavedLayout } from './column-settings.types.ts'

type Columns = readonly ColumnChoice[]

/** How the columns stand before anybody chose. */
export function factoryLayout(columns: Columns): ColumnLayout {
  return settled(
    columns.map(({ key, pinned, shown = true }) => ({ key, visible: pinned !== undefined || shown })),
    columns,
  )
}

/**
 * A saved layout with the columns of today: those that are gone are left out; new ones stand after the column that they follow in
 * the factory's order, shown as the factory shows them.
 */
export function mergeLayout(columns: Columns, saved: SavedLayout | undefined): ColumnLayout {
  const known = (saved?.columns ?? []).filter(({ key }) => columns.some((column) => column.key === key))
  return settled(woven(known, factoryLayout(columns)), columns)
}

/** The most columns that are kept: a longer list is not ours. */
export const mostColumns = 500

/** A layout to save: columns that are not there today keep what was saved of them, as long as there is room. */
export function savedLayout(layout: ColumnLayout, before: SavedLayout | undefined): SavedLayout {
  const columns = woven(layout, before?.columns ?? [])
  return { version: 1, columns: columns.length <= mostColumns ? columns : layout }
}

/** What the table shows: the last saved layout, or the factory's. */
export function appliedLayout({ columns, stored }: Pick<ColumnSettingsContext, 'columns' | 'stored'>): ColumnLayout {
  return mergeLayout(columns, stored)
}

/** Whether something was chosen that is not saved. */
export function isChanged(context: Pick<ColumnSettingsContext, 'columns' | 'stored' | 'draft'>): boolean {
  return JSON.stringify(context.draft) !== JSON.stringify(appliedLayout(context))
}

/** The column of a key that may be hidden and moved. */
export function freeColumn(columns: Columns, key: string): ColumnChoice | undefined {
  return columns.find((column) => column.key === key && column.pinned === undefined)
}

/** Whether a column is the only free one that is still shown. */
export function isLastShown(layout: ColumnLayout, columns: Columns, key: string): boolean {
  const shown = layout.filter((state) => state.visible && freeColumn(columns, state.key))
  return shown.length === 1 && shown[0]?.key === key
}

/** The layout with a column shown or hidden. */
export function toggled(layout: ColumnLayout, key: string): ColumnLayout {
  return layout.map((state) => (state.key === key ? { key, visible: !state.visible } : state))
}

/** The layout with a free column at another place, bounded by the pinned ones. */
export function moved(layout: ColumnLayout, columns: Columns, key: string, to: number): ColumnLayout {
  const from = layout.findIndex((state) => state.key === key)
  const state = layout[from]
  if (!state) return layout
  const first = columns.filter(({ pinned }) => pinned === 'start').length
  const last = layout.length - 1 - columns.filter(({ pinned }) => pinned === 'end').length
  const place = Math.min(Math.max(Number.isNaN(to) ? from : Math.trunc(to), first), last)
  return layout.toSpliced(from, 1).toSpliced(place, 0, state)
}

/** Pinned columns at their sides and shown, and one free column shown at least. */
function settled(layout: ColumnLayout, columns: Columns): ColumnLayout {
  const side = (key: string) => columns.find((column) => column.key === key)?.pinned
  const at = (pinned: ColumnChoice['pinned']) => layout.filter(({ key }) => side(key) === pinned)
  const shown = (states: ColumnLayout) => states.map(({ key }) => ({ key, visible: true }))
  const free = at(undefined)
  const [first, ...rest] = free
  const visible = first && free.every((state) => !state.visible) ? [{ key: first.key, visible: true }, ...rest] : free
  return [...shown(at('start')), ...visible, ...shown(at('end'))]
}

/** A list with what another has besides, each after the one that it follows there. */
function woven(layout: ColumnLayout, other: ColumnLayout): ColumnLayout {
  return other.reduce<readonly ColumnState[]>((all, state, place) => {
    if (all.some(({ key }) => key === state.key)) return all
    const before = other[place - 1]?.key
    return all.toSpliced(all.findIndex(({ key }) => key === before) + 1, 0, state)
  }, layout)
}
