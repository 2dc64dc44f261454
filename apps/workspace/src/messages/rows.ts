import { defineMessages } from './define-messages.ts'

/** Words of parts that are changed, moved and taken out, and of rows that are pasted. */
export const rowsMessages = defineMessages(
  {
    up: (name: string) => `上移 ${name}`,
    down: (name: string) => `下移 ${name}`,
    remove: (name: string) => `删除 ${name}`,
    removedRow: (row: number) => `已删除第 ${row} 行`,
    removed: (name: string) => `已删除 ${name}`,
    pasted: (rows: number) => `已粘贴 ${rows} 行`,
    pastedUnknown: (rows: number) => `其中 ${rows} 行没有认出器具种类，请逐行选择。`,
    pastedColumnsLeft: (names: readonly string[]) => `这些列没有粘贴：${names.join('、')}。`,
    pastedTooMany: (most: number, left: number) => `一次最多登记 ${most} 件，后面的 ${left} 行没有粘贴。`,
    takeBack: '撤销',
  },
  {
    up: (name: string) => `Move ${name} up`,
    down: (name: string) => `Move ${name} down`,
    remove: (name: string) => `Remove ${name}`,
    removedRow: (row) => `Row ${row} was removed`,
    removed: (name) => `Removed: ${name}`,
    pasted: (rows: number) => (rows === 1 ? '1 row was pasted' : `${rows} rows were pasted`),
    pastedUnknown: (rows: number) => `The kind of ${rows} of them is not known: choose it row by row.`,
    pastedColumnsLeft: (names) => `These columns were not pasted: ${names.join(', ')}.`,
    pastedTooMany: (most, left) =>
      `At most ${most} are written down at once; ${left === 1 ? 'the last row was' : `the last ${left} rows were`} not pasted.`,
    takeBack: 'Undo',
  },
)
