import type { DataTableContext, RowEdit, RowNews, TableRow } from './data-table.types.ts'

type Keyed = Pick<DataTableContext, 'rowKey'>

/** The key of a row: its `rowKey` field as text. */
export function keyOf({ rowKey }: Keyed, row: TableRow): string {
  return String(Object.hasOwn(row, rowKey) ? row[rowKey] : '')
}

/** The keys of the rows of this page. */
export function keysOf(context: Pick<DataTableContext, 'rowKey' | 'rows'>): readonly string[] {
  return context.rows.map((row) => keyOf(context, row))
}

/** Whether a row is on this page. */
export function isOnPage(context: Pick<DataTableContext, 'rowKey' | 'rows'>, key: string): boolean {
  return context.rows.some((row) => keyOf(context, row) === key)
}

/** Whether a row is on this page, or was chosen on another one. */
export function isKnown(context: Pick<DataTableContext, 'rowKey' | 'rows' | 'selection'>, key: string): boolean {
  return isOnPage(context, key) || context.selection.keys.has(key)
}

/** The last page that there is; 1 for a table without rows. */
export function lastPage({ total, size }: Pick<DataTableContext, 'total' | 'size'>): number {
  return Math.max(1, Math.ceil(total / size))
}

/** Page numbers end here, as far as anybody counts. */
const farthest = 1_000_000

/** The last page that may be asked for: where the total is only a beginning, any. One behind the last leads to that. */
export function lastReachable({ totalIsCapped, ...counted }: Pick<DataTableContext, 'total' | 'size' | 'totalIsCapped'>): number {
  return totalIsCapped ? farthest : lastPage(counted)
}

/** Whether a row is shown with changes that are not confirmed yet. */
export function isUnconfirmed({ edits }: Pick<DataTableContext, 'edits'>, key: string): boolean {
  return edits.some((edit) => edit.key === key)
}

/** Whether these fields can be changed: some of them, and never what tells one row from another. */
export function isEdit({ rowKey }: Keyed, { key, changes }: RowEdit): boolean {
  const fields = Object.keys(changes)
  return fields.length > 0 && (!fields.includes(rowKey) || String(changes[rowKey]) === key)
}

/** What is shown: the rows as the server told them, under the changes that it has not confirmed. */
export function withEdits(context: Keyed & Pick<DataTableContext, 'edits'>, rows: readonly TableRow[]): readonly TableRow[] {
  if (context.edits.length === 0) return rows
  return rows.map((row) => {
    const key = keyOf(context, row)
    let shown: TableRow = row
    for (const edit of context.edits) if (edit.key === key) shown = { ...shown, ...edit.changes }
    return shown
  })
}

/** Rows of an answer that may be older than what was heard of them since it was asked for. */
export function withNews(context: Keyed & Pick<DataTableContext, 'news'>, rows: readonly TableRow[]): readonly TableRow[] {
  if (context.news.length === 0) return rows
  const heard = Map.groupBy(context.news, (news) => news.key)
  return rows.flatMap((row) => {
    let told: TableRow = row
    for (const news of heard.get(keyOf(context, row)) ?? []) {
      // A row that is gone does not come back by a late word of it.
      if (news.kind === 'gone') return []
      told = news.kind === 'row' ? news.row : { ...told, ...news.changes }
    }
    return [told]
  })
}

/** One more thing heard; what it makes old is forgotten. */
export function heard(all: readonly RowNews[], news: RowNews): readonly RowNews[] {
  return [...all.filter((old) => old.key !== news.key || old.kind === 'gone' || news.kind === 'changes'), news]
}
