/** What the frame around the work says of its appearance and of its keys. */
export interface ShellMessages {
  /** Beside how long the notice stays. */
  noticeStays: string
  /** How many more of the list there are than the notice has room for. */
  moreNotices: (count: number) => string
  /** Leads to all that wait. */
  allNotices: string
  /** Why the way back to the usual look cannot be gone. */
  lookIsUsual: string
  /** Names the list of keys. */
  shortcuts: string
  findShortcut: string
  /** Nothing in the list says that. */
  noShortcut: (text: string) => string
  /** Read aloud while the list is searched. */
  shortcutCount: (count: number) => string
}

export const shellZh: ShellMessages = {
  noticeStays: '停留时不自动关闭',
  moreNotices: (count) => `下面还有 ${count} 条`,
  allNotices: '查看全部',
  lookIsUsual: '现在就是默认外观',
  shortcuts: '快捷键',
  findShortcut: '查找快捷键',
  noShortcut: (text) => `没有与“${text}”有关的快捷键`,
  shortcutCount: (count) => `${count} 个快捷键`,
}

export const shellEn: ShellMessages = {
  noticeStays: 'Stays while you point at it',
  moreNotices: (count) => `${count} more below`,
  allNotices: 'View all',
  lookIsUsual: 'This is the usual look',
  shortcuts: 'Keyboard shortcuts',
  findShortcut: 'Find a shortcut',
  noShortcut: (text) => `No shortcut has to do with “${text}”`,
  shortcutCount: (count) => (count === 1 ? '1 shortcut' : `${count} shortcuts`),
}
