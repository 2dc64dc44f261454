import { readInFormat, writeInFormat } from '@etalon/machines/search-bar'

/** A month or a year, as fields of a search bar ask for them. */
export type PeriodKind = 'month' | 'year'

/**
 * What was typed as a month or a year, in the format of its field: 2026-11, 2026/11, 202611, 2026.1 or 2026年11月, in figures of either width.
 * @returns the text as it was typed, without the blanks around it, where it is none
 */
export function typedPeriod(typed: string, kind: PeriodKind, format: string): string {
  const plain = typed.normalize('NFKC').trim()
  if (readInFormat(plain, format) !== undefined) return plain
  const written = kind === 'year' ? /^(\d{4})年?$/ : /^(\d{4})(?:[-/.年 ](\d{1,2})月?|(\d{2}))$/
  const [, year, apart, joined = '01'] = written.exec(plain) ?? []
  const month = apart?.padStart(2, '0') ?? joined
  if (year === undefined || Number(year) < 1 || Number(month) < 1 || Number(month) > 12) return plain
  return writeInFormat(`${year}-${month}-01`, format)
}
