import { expect, test } from 'vitest'
import { type FilterField, standingConditions } from './index.ts'
import { panelOf } from './panel.double.ts'

const fields: readonly FilterField[] = [
  { prop: 'enterName', label: 'Customer', chineseLabel: '委托单位' },
  { prop: 'billDate', label: 'Registered', chineseLabel: '登记日期' },
]

test('nothing stands in a new panel, and what is complete stands before anybody searches', () => {
  const it = panelOf(fields)
  expect(standingConditions(it.context())).toBeUndefined()
  it.fill(0, 'enterName', '长沙')
  expect(standingConditions(it.context())).toEqual([
    expect.objectContaining({ searchFilter: 'enterName', searchValue: '长沙', searchType: 'and' }),
  ])
  expect(it.told).toEqual([])
})

test('[ADV-6] nothing stands while a search would be refused, though another row is complete', () => {
  const it = panelOf(fields)
  it.fill(0, 'enterName', '长沙')
  it.fill(1, 'billDate', '2026-11-20', '2026-11-01')
  expect(standingConditions(it.context())).toBeUndefined()
  it.fill(1, 'billDate', '2026-11-01', '2026-11-20')
  expect(standingConditions(it.context())).toHaveLength(2)
})

test('[ADV-6] a value without a field asks nothing yet, and holds up the search that it belongs to', () => {
  const it = panelOf(fields)
  it.fill(0, 'enterName', '长沙')
  it.send({ type: 'VALUE.CHANGED', row: it.row(1).id, value: '岳阳' })
  expect(standingConditions(it.context())).toBeUndefined()
})
