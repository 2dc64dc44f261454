import type { Shortcut } from '@etalon/ui/shortcuts'
import type { Words } from '../messages/index.ts'
import type { shortcutMessages } from '../messages/shortcuts.ts'

/**
 * The keys of the workspace that one does not find by trying, grouped by where they hold.
 * @param list what the list itself is called
 */
export function shortcutsOf(words: Words<typeof shortcutMessages>, list: string): readonly Shortcut[] {
  const { everywhere, tabs, table, readings, dialog } = words
  return [
    { keys: ['?'], does: list, group: everywhere },
    { keys: ['Ctrl', 'K'], does: words.palette, group: everywhere },
    { keys: ['F6'], does: words.messages, group: everywhere },
    { keys: ['Delete'], does: words.closeTab, group: tabs },
    { keys: ['Ctrl', 'Shift', '← →'], does: words.moveTab, group: tabs },
    { keys: ['Shift', 'F10'], does: words.tabMenu, group: tabs },
    { keys: ['Space'], does: words.row, group: table },
    { keys: ['Ctrl', 'A'], does: words.rows, group: table },
    { keys: ['Shift', '↑ ↓ ← →'], does: words.range, group: table },
    { keys: ['Ctrl', 'C'], does: words.copy, group: table },
    { keys: ['Ctrl', 'Home / End'], does: words.farEnds, group: table },
    { keys: ['F2'], does: words.into, group: table },
    { keys: ['Enter'], does: words.sort, group: table },
    { keys: ['Alt', 'Shift', '← →'], does: words.width, group: table },
    { keys: ['Shift', 'F10'], does: words.columnMenu, group: table },
    { keys: ['Enter'], does: words.next, group: readings },
    { keys: ['↑ ↓ ← →'], does: words.beside, group: readings },
    { keys: ['Ctrl', 'V'], does: words.paste, group: readings },
    { keys: ['Alt', '↑ ↓ ← →'], does: words.move, group: dialog },
    { keys: ['Home'], does: words.centre, group: dialog },
  ]
}
