import type { Editor } from '@tiptap/core'
import type { Messages } from '../i18n/index.ts'
import type { MenuAction } from '../menu/index.ts'

/** What can be done to tables where the caret is. */
export function tableActions(editor: Editor, messages: Messages, later: (run: () => void) => () => void): readonly MenuAction[] {
  const { commands } = editor
  const can = editor.can()
  const words = messages.tableDo
  const action = (id: keyof typeof words, possible: boolean, run: () => void, separated = false): MenuAction => ({
    id,
    label: words[id],
    disabled: !possible,
    onAction: later(run),
    ...(separated ? { separated: true } : {}),
    ...(id === 'remove' ? { danger: true } : {}),
  })
  return [
    action('insert', can.insertTable(), () => commands.insertTable({ rows: 3, cols: 3, withHeaderRow: true })),
    action('rowAbove', can.addRowBefore(), () => commands.addRowBefore(), true),
    action('rowBelow', can.addRowAfter(), () => commands.addRowAfter()),
    action('removeRow', can.deleteRow(), () => commands.deleteRow()),
    action('columnBefore', can.addColumnBefore(), () => commands.addColumnBefore(), true),
    action('columnAfter', can.addColumnAfter(), () => commands.addColumnAfter()),
    action('removeColumn', can.deleteColumn(), () => commands.deleteColumn()),
    action('headerRow', can.toggleHeaderRow(), () => commands.toggleHeaderRow(), true),
    action('merge', can.mergeCells(), () => commands.mergeCells()),
    action('split', can.splitCell(), () => commands.splitCell()),
    action('remove', can.deleteTable(), () => commands.deleteTable(), true),
  ]
}
