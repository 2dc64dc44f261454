/** What finding in a table says. */
export interface FindMessages {
  /** Names the bar, and its field. */
  findInTable: string
  findNext: string
  findPrevious: string
  closeFind: string
  /** Beside the field: at which place one stands, of how many; `isCapped` where there are more than were looked for. */
  findPlace: (at: string, count: string, isCapped: boolean) => string
  /** The same, as it is read aloud, with what the cell says. */
  findSpoken: (at: string, count: string, isCapped: boolean, words: string) => string
  findNothing: string
}

export const findZh: FindMessages = {
  findInTable: '在表格中查找',
  findNext: '下一处',
  findPrevious: '上一处',
  closeFind: '关闭查找',
  findPlace: (at, count, isCapped) => `${at} / ${count}${isCapped ? '+' : ''}`,
  findSpoken: (at, count, isCapped, words) => `第 ${at} 处，共${isCapped ? '超过' : ''} ${count} 处：${words}`,
  findNothing: '没有找到',
}

export const findEn: FindMessages = {
  findInTable: 'Find in the table',
  findNext: 'Next place',
  findPrevious: 'Previous place',
  closeFind: 'Close find',
  findPlace: (at, count, isCapped) => `${at} / ${count}${isCapped ? '+' : ''}`,
  findSpoken: (at, count, isCapped, words) => `${at} of ${isCapped ? 'more than ' : ''}${count}: ${words}`,
  findNothing: 'Nothing found',
}
