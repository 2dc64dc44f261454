import type { SearchQuestion, StatisticsQuestion } from '@etalon/api/contract'
import type { SearchValue } from '@etalon/machines/search-bar'

type Typed = Readonly<Record<string, SearchValue | undefined>>

/** What is asked of statistics, from what stands in the search bar; whatever is empty asks nothing. */
export function statisticsQuestionOf({ from, to, area, testerId, state }: Typed): StatisticsQuestion {
  return {
    ...(isText(from) ? { from } : {}),
    ...(isText(to) ? { to } : {}),
    ...(isText(area) ? { area } : {}),
    ...(isText(testerId) ? { testerId } : {}),
    ...(isText(state) ? { state } : {}),
  }
}

/** The same question as the list of items is asked it, for a file of all that match. */
export function itemQuestionOf({ from, to, area, testerId, state }: StatisticsQuestion): Pick<SearchQuestion, 'filter' | 'op'> {
  const begin = from === undefined ? undefined : `${from}-01`
  const end = to === undefined ? undefined : endOfMonth(to)
  const days =
    begin && end
      ? { value: [begin, end], op: 'BETWEEN' as const }
      : begin
        ? { value: begin, op: '>=' as const }
        : end && { value: end, op: '<=' as const }
  return {
    filter: {
      ...(days ? { billDate: days.value } : {}),
      ...(area === undefined ? {} : { area }),
      // Nobody has the number 0.
      ...(testerId === undefined ? {} : { testerOrNobody: testerId }),
      ...(state === undefined ? {} : { state }),
    },
    op: {
      ...(days ? { billDate: days.op } : {}),
      ...(area === undefined ? {} : { area: '=' as const }),
      ...(testerId === undefined ? {} : { testerOrNobody: '=' as const }),
      ...(state === undefined ? {} : { state: '=' as const }),
    },
  }
}

/** The last day of a month, both ISO 8601. */
function endOfMonth(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
