/** What a table says of a search that takes long, and of one that somebody stopped. */
export interface StopMessages {
  /** Beside the button that stops it. */
  searchIsSlow: string
  /** The same, as it is read aloud to those who do not see the button come. */
  searchIsSlowSpoken: string
  stopSearch: string
  searchStopped: string
  searchStoppedHint: string
  /** Above rows that the stopped search did not find. */
  searchStoppedEarlierRows: string
  searchAgain: string
}

export const stopZh: StopMessages = {
  searchIsSlow: '仍在查询……',
  searchIsSlowSpoken: '仍在查询，可以停止查询',
  stopSearch: '停止查询',
  searchStopped: '已停止查询',
  searchStoppedHint: '查询条件都还在，可以修改后再查询。',
  searchStoppedEarlierRows: '已停止查询，显示的是之前的结果',
  searchAgain: '重新查询',
}

export const stopEn: StopMessages = {
  searchIsSlow: 'Still searching…',
  searchIsSlowSpoken: 'Still searching; you can stop it',
  stopSearch: 'Stop searching',
  searchStopped: 'Search stopped',
  searchStoppedHint: 'Your conditions are kept. Change them, or search again.',
  searchStoppedEarlierRows: 'Search stopped; these are the earlier rows',
  searchAgain: 'Search again',
}
