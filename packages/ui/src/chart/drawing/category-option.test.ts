import { expect, test } from 'vitest'
import type { CategoryPicture } from '../chart-picture.ts'
import { inkTokens } from '../series-look.ts'
import { categoryOption } from './category-option.ts'
import type { Manner } from './option.ts'

const palette = {
  ...{ inks: inkTokens, text: '#000', text2: '#333', surface: '#fff', grid: '#eee', axis: '#999', font: 'sans-serif' },
  ...{ tip: '#000', onTip: '#fff', tipLine: '#000' },
}
const manner: Manner = { palette, hidden: [], locale: 'en', moving: false, width: 600 }

const picture = (more: Partial<CategoryPicture>): CategoryPicture => ({
  ...{ kind: 'line', categories: ['10', '11'], numbers: [[41, 150]], series: [{ name: 'Items' }] },
  ...{ stacked: false, horizontal: false, fromZero: false, tip: () => '' },
  ...more,
})

test('the axis of what is counted begins at zero, that of readings where they lie', () => {
  expect(categoryOption(picture({ fromZero: true }), manner).yAxis).toMatchObject({ scale: false, minInterval: 1 })
  expect(categoryOption(picture({}), manner).yAxis).toMatchObject({ scale: true })
})

test('numbers along an axis have room between them, or give way', () => {
  const { xAxis } = categoryOption(picture({ kind: 'bar', horizontal: true }), manner)
  expect(xAxis).toMatchObject({ axisLabel: { hideOverlap: true, textMargin: [0, 6] }, splitNumber: 5 })
  const narrow = categoryOption(picture({ kind: 'bar', horizontal: true }), { ...manner, width: 306 })
  expect(narrow.xAxis).toMatchObject({ splitNumber: 3 })
})
