// The twelve searches of an ordinary day, as the workspace sends them.
import { encodeSearch, type PageRequest, type SearchQuestion } from '@etalon/api/contract'

/** The lists that are searched. */
export type List = 'order' | 'sample' | 'item' | 'report'

/** One search, by the same words at every size. */
export interface Search {
  readonly name: string
  readonly list: List
  readonly body: PageRequest
  /** Whether it is answered from an index that leads to the rows; the others say why not. */
  readonly indexed: boolean
}

/** What a search can know of the database that it is sent to. */
export interface Ground {
  /** The number of a sample that is there. */
  readonly serial: string
  /** A cursor in the middle of the items, and the page behind it. */
  readonly deep: { readonly after: string; readonly current: number }
}

const ask = (question: Partial<SearchQuestion>): PageRequest => encodeSearch({ current: 1, size: 50, filter: {}, ...question })

/** The searches of a database. */
export const searchesFor = ({ serial, deep }: Ground): readonly Search[] => [
  {
    name: 'two characters: orders of enterprises with 电力',
    list: 'order',
    body: ask({ filter: { enterName: '电力' } }),
    indexed: true,
  },
  {
    name: 'two characters: items with 耐震 instruments',
    list: 'item',
    body: ask({ filter: { instrumentName: '耐震' } }),
    indexed: true,
  },
  {
    name: 'three characters, rare: items with 氦检漏 instruments',
    list: 'item',
    body: ask({ filter: { instrumentName: '氦检漏' } }),
    indexed: true,
  },
  { name: 'a serial number: samples', list: 'sample', body: ask({ filter: { serial } }), indexed: true },
  {
    name: 'the beginning of a number: orders WT202503',
    list: 'order',
    body: ask({ filter: { orderNo: 'WT202503' } }),
    indexed: true,
  },
  {
    name: 'simple: finished orders of one service',
    list: 'order',
    body: ask({ filter: { state: '1000', serviceType: '2' } }),
    indexed: true,
  },
  {
    name: 'between: orders of a month',
    list: 'order',
    body: ask({ filter: { billDate: ['2025-03-01', '2025-03-31'] } }),
    indexed: true,
  },
  {
    name: 'in: items that are being tested or checked',
    list: 'item',
    body: ask({ filter: { state: ['300', '400', '500'] } }),
    indexed: true,
  },
  {
    name: 'three pairs: orders by enterprise and state, or by applicant and service, or by day and amount',
    list: 'order',
    body: ask({
      rows: [
        { searchType: 'and', filter: { enterName: '电力' }, op: { enterName: 'LIKE' } },
        { searchType: 'and', filter: { state: '1000' }, op: { state: '=' } },
        { searchType: 'or', filter: { applicant: '王' }, op: { applicant: 'LIKE' } },
        { searchType: 'and', filter: { serviceType: '1' }, op: { serviceType: '=' } },
        { searchType: 'or', filter: { billDate: ['2025-03-01', '2025-03-31'] }, op: { billDate: 'BETWEEN' } },
        { searchType: 'and', filter: { amount: '150' }, op: { amount: '>=' } },
      ],
    }),
    indexed: true,
  },
  {
    name: 'a joined column: reports by the tester',
    list: 'report',
    body: ask({ filter: { testerName: '林知夏' } }),
    indexed: true,
  },
  { name: 'a deep page: items, behind a cursor in their middle', list: 'item', body: ask(deep), indexed: true },
  {
    name: 'sorted by a joined column: orders by enterprise',
    list: 'order',
    body: ask({ sort: [{ prop: 'enterName', direction: 'ascending' }] }),
    indexed: true,
  },
]
