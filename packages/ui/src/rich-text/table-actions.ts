import type { Editor } from '@tiptap/core'
import type { Messages } from '../i18n/index.ts'
import type { MenuAction } from '../menu/index.ts'

/** Whether the table where the caret is begins with a row of headings alone. */
function hasHeaderRow({ state }: Editor): boolean {
  const at = state.selection.$from
  for (let { depth } = at; depth > 0; depth -= 1) {
    const node = at.node(depth)
    if (node.type.spec.tableRole !== 'table') continue
    const cells = node.firstChild?.children ?? []
    return cells.length > 0 && cells.every(({ type }) => type.spec.tableRole === 'header_cell')
  }
  return false
}

/** What can be done to tables where the caret is, and how the one there stands. To be asked again whenever the caret moves. */
export function tableState(editor: Editor) {
  const can = editor.can()
  return {
    possible: {
      insert: can.insertTable(),
      rowAbove: can.addRowBefore(),
      rowBelow: can.addRowAfter(),
      removeRow: can.deleteRow(),
      columnBefore: can.addColumnBefore(),
      columnAfter: can.addColumnAfter(),
      removeColumn: can.deleteColumn(),
      headerRow: can.toggleHeaderRow(),
      merge: can.mergeCells(),
      split: can.splitCell(),
      remove: can.deleteTable(),
    },
    headed: hasHeaderRow(editor),
  }
}

/** The menu of what can be done to tables. */
export function tableActions(
  { commands }: Editor,
  { possible, headed }: ReturnType<typeof tableState>,
  messages: Messages,
  later: (run: () => void) => () => void,
): readonly MenuAction[] {
  const words = messages.tableDo
  const action = (id: keyof typeof words, run: () => void, separated = false): MenuAction => ({
    id,
    label: words[id],
    disabled: !possible[id],
    onAction: later(run),
    ...(separated ? { separated: true } : {}),
    ...(id === 'remove' ? { danger: true } : {}),
  })
  return [
    action('insert', () => commands.insertTable({ rows: 3, cols: 3, withHeaderRow: true })),
    action('rowAbove', () => commands.addRowBefore(), true),
    action('rowBelow', () => commands.addRowAfter()),
    action('removeRow', () => commands.deleteRow()),
    action('columnBefore', () => commands.addColumnBefore(), true),
    action('columnAfter', () => commands.addColumnAfter()),
    action('removeColumn', () => commands.deleteColumn()),
    { ...action('headerRow', () => commands.toggleHeaderRow()), checked: headed, choice: 'any' },
    action('merge', () => commands.mergeCells()),
    action('split', () => commands.splitCell()),
    action('remove', () => commands.deleteTable(), true),
  ]
}
