import type { Board, BoardItem } from '@etalon/api/contract'
import { expect, test } from 'vitest'
import { foundIn, laneRefusal, lanesOf, waitingOf } from './dispatch-view.ts'
import { hoursOf } from './hours.ts'

const item = (id: string, changes: Partial<BoardItem> = {}): BoardItem => ({
  id,
  version: 0,
  itemNo: `XM-${id}`,
  instrumentName: '一般压力表',
  serial: 'A-1',
  sampleNo: 'YP261100001',
  enterName: '长沙星麓',
  technologyDomain: '12',
  abilityType: '1',
  state: '100',
  due: null,
  minutes: 65,
  testerId: null,
  groupId: null,
  refusal: null,
  ...changes,
})
const person = {
  staffId: '7',
  staffName: '沈砚',
  deptId: '1',
  deptName: '力学室',
  certificates: [{ technologyDomain: '12', abilityType: '1', validUntil: '2028-12-31' }],
  groups: ['31'],
}
const today = '2026-11-24'
const board: Board = {
  today,
  capacity: 2160,
  departments: [{ id: '1', name: '力学室' }],
  groups: [{ id: '31', name: '压力组' }],
  people: [person, { ...person, staffId: '8', deptId: null, deptName: '', groups: [] }],
  items: [
    item('a'),
    item('b', { technologyDomain: '04', instrumentName: 'Pt100' }),
    item('c', { testerId: '7' }),
    item('d', { testerId: '7' }),
  ],
  more: 0,
}
const everything = { text: '', domain: '', department: '', group: '' }

test('[BIZ-4] what waits is found by words, in small letters too, and by domain', () => {
  const waiting = waitingOf(board)
  expect(waiting.map(({ id }) => id)).toEqual(['a', 'b'])
  const found = (wish: object) => foundIn(waiting, { ...everything, ...wish }).map(({ id }) => id)
  expect(found({})).toEqual(['a', 'b'])
  expect(found({ text: ' pt1' })).toEqual(['b'])
  expect(found({ text: '星麓', domain: '12' })).toEqual(['a'])
  expect(found({ text: '没有' })).toEqual([])
})

test('[BIZ-4] everybody has a lane with what they have in hand; a laboratory has its own', () => {
  expect(lanesOf(board, everything).map(({ items, load }) => [items.length, load])).toEqual([
    [2, 130],
    [0, 0],
  ])
  expect(lanesOf(board, { ...everything, department: '1' }).map(({ person: { staffId } }) => staffId)).toEqual(['7'])
})

test('[SYS-6] a calibration group has the lanes of its people, and what was dispatched to it is theirs alone', () => {
  expect(lanesOf(board, { ...everything, group: '31' }).map(({ person: { staffId } }) => staffId)).toEqual(['7'])
  const grouped = item('g', { groupId: '31' })
  expect(laneRefusal([grouped], person, today)).toBeUndefined()
  expect(laneRefusal([grouped], { ...person, groups: [] }, today)).toEqual({ item: grouped, refusal: { why: 'outside-group' } })
})

test('[BIZ-17] why somebody cannot take work is that of the first piece they cannot take', () => {
  expect(laneRefusal([item('a')], person, today)).toBeUndefined()
  expect(laneRefusal([item('a'), item('b', { technologyDomain: '04' })], person, today)).toMatchObject({
    item: { id: 'b' },
    refusal: { why: 'no-certificate' },
  })
  expect(laneRefusal([item('a', { refusal: '没有标准' })], person, today)).toMatchObject({
    item: { refusal: '没有标准' },
    refusal: undefined,
  })
})

test('[BIZ-4] minutes are said as hours with one decimal', () => {
  expect([0, 3, 6, 65, 2160].map(hoursOf)).toEqual(['0.0', '0.1', '0.1', '1.1', '36.0'])
})
