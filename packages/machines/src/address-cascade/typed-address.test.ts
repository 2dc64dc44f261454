import { expect, test } from 'vitest'
import { type Country, cascade } from './country.double.ts'

const country: Country = {
  '': [
    { code: '43', name: '湖南省' },
    { code: '11', name: '北京市' },
  ],
  '43': [{ code: '4301', name: '长沙市' }],
  '4301': [{ code: '430104', name: '岳麓区' }],
}

test('[ADDR-4] a whole address that is typed is read once no place is called so; gone to, it picks its levels and gives its rest', async () => {
  const { send, clock, settled, context, names, told, failPaste, state } = cascade(country, {})
  await settled()
  const type = async (text: string) => {
    send({ type: 'SEARCH.TYPED', text })
    clock.increment(300)
    await settled()
  }
  await type('湖南省长沙市岳麓区麓谷街道1号')
  expect(context().found.map((way) => way.at(-1)?.name)).toEqual(['岳麓区'])
  told.length = 0
  send({ type: 'FOUND.CHOSEN', place: 0 })
  await settled()
  expect(names()).toEqual(['湖南省', '长沙市', '岳麓区'])
  expect(told).toContainEqual({ type: 'read', rest: '麓谷街道1号', reason: 'found' })
  await type('神秘的地方')
  expect(context().found).toEqual([])
  // A few characters are the beginning of a name.
  await type('湖南省')
  told.length = 0
  send({ type: 'FOUND.CHOSEN', place: 0 })
  await settled()
  expect(told.filter((one) => one.type === 'read')).toEqual([])
  failPaste()
  await type('湖南省长沙市1号')
  expect(state('search')).toBe('failed')
})
