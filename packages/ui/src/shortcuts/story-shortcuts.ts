import type { Language } from '../i18n/index.ts'
import type { Shortcut } from './index.ts'

const words = {
  zh: {
    all: '处处',
    tabs: '已打开页面',
    table: '表格',
    dialog: '对话框',
    palette: '打开命令面板',
    list: '快捷键',
    lock: '锁屏',
    messages: '到消息提示',
    close: '关闭标签',
    left: '标签左移',
    right: '标签右移',
    menu: '标签操作',
    ends: '到本行的第一格或最后一格',
    range: '扩大选择的范围',
    copy: '复制选中的单元格',
    all2: '全选',
    edit: '进入单元格里的内容，之后用 Escape 回到单元格',
    move: '移动对话框，按住 Shift 则每次一个像素',
    centre: '回到中间',
  },
  en: {
    all: 'Everywhere',
    tabs: 'Open pages',
    table: 'Table',
    dialog: 'Dialog',
    palette: 'Open the command palette',
    list: 'Keyboard shortcuts',
    lock: 'Lock the screen',
    messages: 'Go to the messages',
    close: 'Close the tab',
    left: 'Move the tab to the left',
    right: 'Move the tab to the right',
    menu: 'Tab actions',
    ends: 'Go to the first or the last cell of the row',
    range: 'Extend the range',
    copy: 'Copy the chosen cells',
    all2: 'Choose all',
    edit: 'Go into what a cell holds, and by Escape back to the cell',
    move: 'Move the dialog, with Shift by one pixel',
    centre: 'Back to the middle',
  },
}

/** The shortcuts of the workspace, for stories and tests. */
export function storyShortcuts(language: Language): readonly Shortcut[] {
  const text = words[language]
  return [
    { keys: ['Ctrl', 'K'], does: text.palette, group: text.all },
    { keys: ['?'], does: text.list, group: text.all },
    { keys: ['Ctrl', 'Shift', 'L'], does: text.lock, group: text.all },
    { keys: ['F6'], does: text.messages, group: text.all },
    { keys: ['Delete'], does: text.close, group: text.tabs },
    { keys: ['Ctrl', 'Shift', '←'], does: text.left, group: text.tabs },
    { keys: ['Ctrl', 'Shift', '→'], does: text.right, group: text.tabs },
    { keys: ['Shift', 'F10'], does: text.menu, group: text.tabs },
    { keys: ['Home', 'End'], does: text.ends, group: text.table },
    { keys: ['Shift', '↓'], does: text.range, group: text.table },
    { keys: ['Ctrl', 'C'], does: text.copy, group: text.table },
    { keys: ['Ctrl', 'A'], does: text.all2, group: text.table },
    { keys: ['F2'], does: text.edit, group: text.table },
    { keys: ['Alt', '←'], does: text.move, group: text.dialog },
    { keys: ['Home'], does: text.centre, group: text.dialog },
  ]
}
