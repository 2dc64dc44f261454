import type { Messages } from '@etalon/ui/i18n'

/** What this page needs in Japanese; the rest is said in English. As `Messages`, without `Partial`, the compiler asks for all of them. */
export const japanese: Partial<Messages> = {
  search: '検索',
  reset: 'リセット',
  total: (count) => `全 ${count} 件`,
  perPage: (size) => `${size} 件 / ページ`,
  pageSize: 'ページの行数',
  pagination: 'ページ送り',
  previousPage: '前のページ',
  nextPage: '次のページ',
  page: (page) => `${page} ページ`,
  chooseDate: '日付を選ぶ',
  previousMonth: '前の月',
  nextMonth: '次の月',
  emptyTitle: '該当するものがありません',
}
