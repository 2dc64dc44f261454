import { expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { type Country, cascade } from './country.double.ts'
import {
  type AddressCascadeInput,
  addressCascadeMachine,
  addressOf,
  type CascadeLevel,
  type CascadeRegion,
  defaultProvince,
} from './index.ts'

const country: Country = {
  '': [region('43', '湖南省'), region('11', '北京市'), region('44', '广东省'), region('71', '台湾省'), region('42', '湖北省')],
  '43': [region('4301', '长沙市'), region('4302', '株洲市')],
  '4301': [region('430104', '岳麓区'), region('430102', '芙蓉区')],
  '4302': [region('430202', '荷塘区')],
  '430104': [region('430104001', '望月湖街道')],
  '11': [{ ...region('1101', '市辖区'), placeholder: true }],
  '1101': [region('110101', '东城区')],
  '44': [region('4419', '东莞市')],
  '4419': [region('441900', '东莞市')],
  '71': [],
  '42': [{ ...region('4200', '省直辖'), placeholder: true }, region('4201', '武汉市')],
}
function region(code: string, name: string): CascadeRegion {
  return { code, name }
}
const begin = (input: AddressCascadeInput = {}) => cascade(country, input)
const choose = (level: CascadeLevel, code: string) => ({ type: 'REGION.CHOSEN', level, code }) as const

test('[ADDR-2] an address begins in the province 43, and its cities are there to choose', async () => {
  const { settled, names, options, told, asked } = begin()
  await settled()
  expect(defaultProvince).toEqual({ code: '43', name: '湖南省' })
  expect(names()).toEqual(['湖南省'])
  expect(options()).toEqual([['湖南省', '北京市', '广东省', '台湾省', '湖北省'], ['长沙市', '株洲市'], undefined])
  expect(asked).toEqual([
    { level: 0, parentCode: undefined },
    { level: 1, parentCode: '43' },
  ])
  expect(told).toMatchObject([
    { type: 'changed', reason: 'begun', address: { provinceId: '43', areaCode: '43', areaCodeName: '湖南省' } },
  ])
})

test('[ADDR-1] each choice loads the level below, and tells the combined address with names, areaCode and areaCodeName', async () => {
  const { settled, send, told, options } = begin({ streets: true })
  await settled()
  send(choose(1, '4301'))
  await settled()
  send(choose(2, '430104'))
  await settled()
  send(choose(3, '430104001'))
  await settled()
  expect(options()[3]).toEqual(['望月湖街道'])
  expect(told.map(({ reason }) => reason)).toEqual(['begun', 'chosen', 'chosen', 'chosen'])
  expect(told.at(-1)).toEqual({
    type: 'changed',
    reason: 'chosen',
    address: {
      provinceId: '43',
      provinceName: '湖南省',
      cityId: '4301',
      cityName: '长沙市',
      areaId: '430104',
      areaName: '岳麓区',
      townId: '430104001',
      townName: '望月湖街道',
      areaCode: '430104001',
      areaCodeName: '湖南省长沙市岳麓区望月湖街道',
    },
  })
})

test('[ADDR-1] without streets there are three levels, and no street is asked for', async () => {
  const { settled, send, asked, options } = begin()
  await settled()
  send(choose(1, '4301'))
  await settled()
  send(choose(2, '430104'))
  await settled()
  expect(options()).toHaveLength(3)
  expect(asked.some(({ level }) => level === 3)).toBe(false)
})

test('[ADDR-1] changing a level clears those below it and loads the next anew', async () => {
  const { settled, send, names, options, told } = begin()
  await settled()
  send(choose(1, '4301'))
  await settled()
  send(choose(2, '430104'))
  await settled()
  send(choose(1, '4302'))
  await settled()
  expect(names()).toEqual(['湖南省', '株洲市'])
  expect(options()[2]).toEqual(['荷塘区'])
  send(choose(0, '44'))
  expect(options()[2]).toBeUndefined()
  await settled()
  expect([names(), options()[1]]).toEqual([['广东省'], ['东莞市']])
  expect(told.at(-1)).toMatchObject({ address: { cityId: '', areaId: '', areaCode: '44' } })
})

test('[ADDR-1] cleared, a level and those below are empty and its options stay', async () => {
  const { settled, send, names, options, told, asked } = begin()
  await settled()
  send(choose(1, '4301'))
  await settled()
  const before = asked.length
  send({ type: 'REGION.CLEARED', level: 1 })
  await settled()
  expect([names(), options()[1], asked.length]).toEqual([['湖南省'], ['长沙市', '株洲市'], before])
  expect(told.at(-1)).toMatchObject({ reason: 'cleared', address: { areaCode: '43' } })
  send({ type: 'REGION.CLEARED', level: 3 })
  send({ type: 'REGION.CLEARED', level: 0 })
  await settled()
  expect(names()).toEqual([])
  expect(told.at(-1)).toMatchObject({ address: { areaCode: '', areaCodeName: '' } })
})

test('[ADDR-1] what is no option cannot be chosen', async () => {
  const { settled, send, names, told } = begin()
  await settled()
  for (const [level, code] of [
    [0, '99'],
    [1, '430104'],
    [2, '430104'],
    [3, '430104001'],
  ] as const)
    send(choose(level, code))
  await settled()
  expect([names(), told.length]).toEqual([['湖南省'], 1])
  send(choose(1, '4301'))
  await settled()
  expect(names(), 'and what is one still can').toEqual(['湖南省', '长沙市'])
})

test('[ADDR-1] the one city that is none is chosen by itself, and left out of the words', async () => {
  const { settled, send, names, told, options } = begin()
  await settled()
  send(choose(0, '11'))
  await settled()
  expect([names(), options()[2]]).toEqual([['北京市', '市辖区'], ['东城区']])
  send(choose(2, '110101'))
  await settled()
  expect(told.at(-1)).toMatchObject({ address: { cityId: '1101', areaCode: '110101', areaCodeName: '北京市东城区' } })
  send(choose(0, '44'))
  await settled()
  expect(names(), 'a city with one name is chosen by people').toEqual(['广东省'])
})

test('[ADDR-1] a city that is none, with others beside it, is left for people to choose', async () => {
  const { settled, send, names } = begin()
  await settled()
  send(choose(0, '42'))
  await settled()
  expect(names()).toEqual(['湖北省'])
})

test('[ADDR-1] an address of which nothing is chosen is empty in all its parts', async () => {
  const { settled, send, context } = begin({ streets: true })
  await settled()
  send({ type: 'REGION.CLEARED', level: 0 })
  await settled()
  expect(new Set(Object.values(addressOf(context())))).toEqual(new Set(['']))
})

test('[ADDR-1] a name that is repeated stands once in the words', async () => {
  const { settled, send, context } = begin()
  await settled()
  for (const [level, code] of [
    [0, '44'],
    [1, '4419'],
    [2, '441900'],
  ] as const) {
    send(choose(level, code))
    await settled()
  }
  expect(addressOf(context()).areaCodeName).toBe('广东省东莞市')
})

test('[ADDR-1] a province without cities is a whole address', async () => {
  const { settled, send, options, told, state } = begin()
  await settled()
  send(choose(0, '71'))
  await settled()
  expect([options()[1], state('levels')]).toEqual([[], 'ready'])
  expect(told.at(-1)).toMatchObject({ address: { areaCode: '71' } })
})

test('[ADDR-3] a failed load is told, keeps what was chosen, and can be retried', async () => {
  const { settled, send, fail, told, names, state, options, context } = begin()
  await settled()
  fail('4301')
  send(choose(1, '4301'))
  await settled()
  expect([state('levels'), names()]).toEqual(['failed', ['湖南省', '长沙市']])
  expect(told.slice(1)).toEqual([
    { type: 'changed', address: expect.objectContaining({ areaCode: '4301', areaCodeName: '湖南省长沙市' }), reason: 'chosen' },
    { type: 'failed', of: 'regions', error: expect.any(Error), reason: 'unreachable' },
  ])
  expect(context().error).toBeInstanceOf(Error)
  send({ type: 'RETRY' })
  expect(context().error).toBeUndefined()
  await settled()
  expect([state('levels'), options()[2]]).toEqual(['ready', ['岳麓区', '芙蓉区']])
  expect(told.at(-1)).toMatchObject({ type: 'changed', reason: 'chosen' })
})

test('[ADDR-1][ADDR-3] what is cleared is told although nothing can be loaded; what was only asked for is not', async () => {
  const { settled, send, fail, told } = begin({ path: [region('43', ''), region('4301', '')] })
  fail('4301')
  await settled()
  expect(
    told.map(({ type }) => type),
    'begun',
  ).toEqual(['failed'])
  fail('43')
  send({ type: 'ADDRESS.SET', path: [region('44', '')] })
  await settled()
  fail('44')
  send({ type: 'ADDRESS.SET', path: [region('43', '')] })
  await settled()
  const before = told.length
  fail('11')
  send(choose(0, '11'))
  await settled()
  fail('')
  send({ type: 'REGION.CLEARED', level: 0 })
  await settled()
  expect(told.slice(before)).toMatchObject([
    { type: 'changed', reason: 'chosen', address: { areaCode: '11' } },
    { type: 'failed' },
    { type: 'changed', reason: 'cleared', address: { areaCode: '' } },
  ])
})

test('[ADDR-1][ADDR-3] what is cleared where the options did not come is told, before they fail to come again', async () => {
  const { settled, send, fail, told } = begin()
  fail('43')
  await settled()
  expect(told).toMatchObject([{ type: 'failed', of: 'regions' }])
  fail('43')
  send({ type: 'REGION.CLEARED', level: 1 })
  await settled()
  expect(told.slice(1)).toMatchObject([
    { type: 'changed', reason: 'cleared', address: { areaCode: '43' } },
    { type: 'failed', of: 'regions' },
  ])
})

test('[ADDR-3] after a failure another choice goes on as well', async () => {
  const { settled, send, fail, names, state, context } = begin()
  await settled()
  fail('4301')
  send(choose(1, '4301'))
  await settled()
  send(choose(1, '4302'))
  await settled()
  expect([state('levels'), names(), context().error]).toEqual(['ready', ['湖南省', '株洲市'], undefined])
})

test('[ADDR-1] a stored address comes back level by level; what is not there any more goes', async () => {
  const { settled, names, told } = begin({ path: [region('43', ''), region('4301', 'old name'), region('439999', '没有了')] })
  await settled()
  expect(names()).toEqual(['湖南省', '长沙市'])
  expect(told).toHaveLength(1)
  expect(told[0]).toMatchObject({ reason: 'begun', address: { areaCode: '4301', areaCodeName: '湖南省长沙市' } })
})

test('[ADDR-1] another address takes the place of the first, and asks only for what is not known', async () => {
  const { settled, send, asked, names, told } = begin()
  await settled()
  const before = asked.length
  send({ type: 'ADDRESS.SET', path: [region('43', ''), region('4302', '')] })
  await settled()
  expect(asked.slice(before)).toEqual([{ level: 2, parentCode: '4302' }])
  expect(told.at(-1)).toMatchObject({ reason: 'set', address: { areaCode: '4302' } })
  send({ type: 'ADDRESS.SET', path: [] })
  await settled()
  expect(names()).toEqual([])
  send({ type: 'ADDRESS.SET', path: [region('99', '？')] })
  await settled()
  expect(names(), 'a province that is none').toEqual([])
})

test('[ADDR-4] typing waits 300 ms, then places are found across the levels and one is gone to', async () => {
  const { settled, send, clock, searched, context, names, told, state } = begin()
  await settled()
  send({ type: 'SEARCH.TYPED', text: ' dongch' })
  clock.increment(299)
  send({ type: 'SEARCH.TYPED', text: '东城 ' })
  clock.increment(299)
  expect(searched).toEqual([])
  clock.increment(1)
  expect(searched).toEqual([{ text: '东城', levels: 3 }])
  await settled()
  expect(context().found.map((path) => path.map(({ name }) => name))).toEqual([['北京市', '市辖区', '东城区']])
  send({ type: 'FOUND.CHOSEN', place: 3 })
  expect(state('search')).toBe('found')
  send({ type: 'FOUND.CHOSEN', place: 0 })
  await settled()
  expect([names(), state('search'), context().text, context().found]).toEqual([['北京市', '市辖区', '东城区'], 'resting', '', []])
  expect(told.at(-1)).toMatchObject({ reason: 'found', address: { areaCode: '110101' } })
})

test('[ADDR-4] an emptied or cleared search looks for nothing, and a failed one can be retried', async () => {
  const { settled, send, clock, searched, state, context, told, failSearch } = begin()
  await settled()
  send({ type: 'SEARCH.TYPED', text: '东城' })
  send({ type: 'SEARCH.TYPED', text: '  ' })
  clock.increment(300)
  expect([searched.length, state('search'), context().text]).toEqual([0, 'resting', ''])
  failSearch()
  send({ type: 'SEARCH.TYPED', text: '东城' })
  clock.increment(300)
  await settled()
  expect(state('search')).toBe('failed')
  expect(told.at(-1)).toEqual({ type: 'failed', of: 'search', error: expect.any(Error), reason: 'unreachable' })
  send({ type: 'RETRY' })
  await settled()
  expect(state('search')).toBe('found')
  send({ type: 'SEARCH.CLEARED' })
  expect([state('search'), context().found]).toEqual(['resting', []])
})

test('[ADDR-4] a pasted address picks its levels and gives its rest', async () => {
  const { settled, send, names, told, state } = begin()
  await settled()
  send({ type: 'ADDRESS.PASTED', text: '北京市东城区王府井大街1号' })
  await settled()
  expect(names()).toEqual(['北京市', '市辖区', '东城区'])
  expect(state('pasting')).toBe('resting')
  expect(told.slice(1)).toMatchObject([
    { type: 'read', rest: '王府井大街1号', reason: 'pasted' },
    { type: 'changed', reason: 'pasted', address: { areaCodeName: '北京市东城区' } },
  ])
})

test('[ADDR-4] searching, pasting and loading do not stop each other', async () => {
  const { settled, send, clock, asked, told, state } = begin()
  send({ type: 'SEARCH.TYPED', text: '东城' })
  send({ type: 'ADDRESS.PASTED', text: '广东省' })
  send({ type: 'SEARCH.TYPED', text: '东莞' })
  expect(asked).toHaveLength(1)
  clock.increment(300)
  await settled()
  expect(state('search')).toBe('found')
  expect(told.at(-1)).toMatchObject({ reason: 'pasted', address: { areaCodeName: '广东省' } })
})

test('[ADDR-4] what names no region changes nothing and says so; nor does what cannot be read now', async () => {
  const { settled, send, names, told, state, failPaste } = begin()
  await settled()
  send({ type: 'ADDRESS.PASTED', text: '王府井大街1号' })
  await settled()
  expect(told.at(-1)).toEqual({ type: 'notUnderstood', text: '王府井大街1号', reason: 'pasted' })
  expect(state('pasting')).toBe('resting')
  failPaste()
  send({ type: 'ADDRESS.PASTED', text: '北京市东城区' })
  await settled()
  expect(told.at(-1)).toEqual({ type: 'failed', of: 'address', error: expect.any(Error), reason: 'unreachable' })
  expect(state('pasting')).toBe('resting')
  send({ type: 'ADDRESS.PASTED', text: ' \n' })
  await settled()
  expect([names(), told.length]).toEqual([['湖南省'], 3])
})

test.each([
  ['a choice', choose(0, '44'), ['广东省']],
  ['a clearing', { type: 'REGION.CLEARED', level: 0 }, []],
  ['another address', { type: 'ADDRESS.SET', path: [region('44', '')] }, ['广东省']],
  ['a blank', { type: 'ADDRESS.PASTED', text: ' ' }, ['湖南省']],
] as const)('[ADDR-3] %s that comes after a paste stands: the late reading does not land', async (_, event, expected) => {
  const { settled, send, names, told } = begin()
  await settled()
  send({ type: 'ADDRESS.PASTED', text: '北京市东城区' })
  send(event)
  await settled()
  expect(names()).toEqual(expected)
  expect(told.some(({ type }) => type === 'read')).toBe(false)
})

test('address-cascade: without its ports it says what to provide', async () => {
  const clock = new SimulatedClock()
  const actor = createActor(addressCascadeMachine, { clock, input: {} }).start()
  const told: string[] = []
  actor.on('failed', ({ of, error }) => told.push(`${of}: ${error}`))
  actor.send({ type: 'ADDRESS.PASTED', text: '北京市' })
  actor.send({ type: 'SEARCH.TYPED', text: '北京' })
  clock.increment(300)
  for (let turn = 0; turn < 30; turn += 1) await undefined
  expect(told.toSorted()).toEqual([
    expect.stringContaining('address: Error: address-cascade: provide readAddress, which answers the regions of a written'),
    expect.stringContaining('regions: Error: address-cascade: provide loadRegions, which answers the regions that lie directly'),
    expect.stringContaining('search: Error: address-cascade: provide findRegions, which answers the ways to the regions'),
  ])
})
