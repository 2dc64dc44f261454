import type {
  ColumnChoice,
  ColumnLayout,
  ColumnSettingsContext,
  ColumnState,
  PinSide,
  SavedLayout,
} from './column-settings.types.ts'

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
  return layout.map((state) => (state.key === key ? { ...state, visible: !state.visible } : state))
}

/** The least and the most pixels that a person can give a column. */
export const columnWidths = { least: 48, most: 2000 } as const

/** Whether a column can be so wide. */
export function isColumnWidth(width: unknown): width is number {
  return typeof width === 'number' && Number.isInteger(width) && width >= columnWidths.least && width <= columnWidths.most
}

/** The layout with a column of another width, or of the table's own. */
export function resized(layout: ColumnLayout, key: string, width: number | null): ColumnLayout {
  return layout.map((state) => (state.key === key ? stateOf({ ...state, width: width ?? undefined }) : state))
}

/** The layout with a column pinned at a side, or let go. */
export function pinned(layout: ColumnLayout, columns: Columns, key: string, side: PinSide | null): ColumnLayout {
  return settled(
    layout.map((state) => (state.key === key ? stateOf({ ...state, pin: side ?? undefined }) : state)),
    columns,
  )
}

type Loose = Pick<ColumnState, 'key' | 'visible'> & { readonly pin?: PinSide | undefined; readonly width?: number | undefined }

/** A state with what it has to say, always in the same order, so that equal ones are written alike. */
function stateOf({ key, visible, pin, width }: Loose): ColumnState {
  return {
    key,
    visible,
    ...(pin === undefined ? {} : { pin }),
    ...(width === undefined ? {} : { width }),
  }
}

/** The layout with a free column at another place; pinned ones keep their sides, and so does one that a person has pinned. */
export function moved(layout: ColumnLayout, columns: Columns, key: string, to: number): ColumnLayout {
  const from = layout.findIndex((state) => state.key === key)
  const state = layout[from]
  if (!state) return layout
  const place = Math.max(Number.isNaN(to) ? from : Math.trunc(to), 0)
  return settled(layout.toSpliced(from, 1).toSpliced(place, 0, state), columns)
}

/** Pinned columns at their sides, those of the factory outermost and shown; and one free column shown at least. */
function settled(layout: ColumnLayout, columns: Columns): ColumnLayout {
  const side = (key: string) => columns.find((column) => column.key === key)?.pinned
  const fixed = (at: PinSide) =>
    layout.filter(({ key }) => side(key) === at).map((state) => stateOf({ ...state, visible: true, pin: undefined }))
  const free = layout.filter(({ key }) => side(key) === undefined)
  const [first, ...rest] = free
  const shown = first && free.every((state) => !state.visible) ? [{ ...first, visible: true }, ...rest] : free
  const at = (pin: PinSide | undefined) => shown.filter((state) => state.pin === pin)
  return [...fixed('start'), ...at('start'), ...at(undefined), ...at('end'), ...fixed('end')]
}

/** A list with what another has besides, each after the one that it follows there. */
function woven(layout: ColumnLayout, other: ColumnLayout): ColumnLayout {
  return other.reduce<readonly ColumnState[]>((all, state, place) => {
    if (all.some(({ key }) => key === state.key)) return all
    const before = other[place - 1]?.key
    return all.toSpliced(all.findIndex(({ key }) => key === before) + 1, 0, state)
  }, layout)
}
