import { choiceOf, isRecord } from '../stored-value/index.ts'
import type { ColumnState, SavedLayout } from './column-settings.types.ts'
import { isColumnWidth, mostColumns } from './layout.ts'

/** The longest text that is read, and the longest key in it, in characters. */
const longestText = 64 * 1024
const longestKey = 200

/** The key under which a layout is stored. */
export function layoutKey(resCode: string): string {
  return `search-${resCode}`
}

/** A layout as it is sent and stored. */
export function writeLayoutText(layout: SavedLayout): string {
  return JSON.stringify(layout)
}

/** Empty settings, by which the factory's layout is saved. */
export const emptyLayout: SavedLayout = { version: 1, columns: [] }

/** Reads a stored or sent text. Answers nothing for anything that `writeLayoutText` cannot have written. */
export function parseSavedLayout(text: unknown): SavedLayout | undefined {
  if (typeof text !== 'string' || text.length > longestText) return undefined
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return undefined
  }
  if (!isRecord(value) || value.version !== 1 || !Array.isArray(value.columns)) return undefined
  if (value.columns.length > mostColumns) return undefined
  const columns = value.columns.map(parseState).filter((state) => state !== undefined)
  const isWhole = columns.length === value.columns.length && new Set(columns.map(({ key }) => key)).size === columns.length
  return isWhole ? { version: 1, columns } : undefined
}

function parseState(value: unknown): ColumnState | undefined {
  if (!isRecord(value)) return undefined
  const { key, visible, pin, width } = value
  if (typeof key !== 'string' || key === '' || key.length > longestKey || typeof visible !== 'boolean') return undefined
  const side = choiceOf(['start', 'end'] as const, pin)
  if ((pin !== undefined && !side) || (width !== undefined && !isColumnWidth(width))) return undefined
  return { key, visible, ...(side ? { pin: side } : {}), ...(width === undefined ? {} : { width }) }
}
