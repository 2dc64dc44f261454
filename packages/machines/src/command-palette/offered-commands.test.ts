import { expect, test } from 'vitest'
import { type Command, mostRecentShown, offeredCommands } from './index.ts'

const commands: readonly Command[] = [
  { id: 'register', label: '委托登记', group: 'screens', pinyin: 'weituodengji', initials: 'wtdj' },
  { id: 'orders', label: '委托单', group: 'screens', pinyin: 'weituodan', initials: 'wtd' },
  { id: 'ledger', label: '登记簿', group: 'screens', pinyin: 'dengjibu', initials: 'djb' },
  { id: 'new', label: '新增委托单', group: 'actions', pinyin: 'xinzengweituodan', initials: 'xzwtd' },
  { id: 'lock', label: '锁屏', group: 'actions', pinyin: 'suoping', initials: 'sp' },
]
const none: readonly Command[] = []
const offered = (text: string, recent: readonly string[] = [], found = none, all = commands) =>
  offeredCommands({ text, recent, found }, all).map(({ group, commands: of }) => [group, of.map(({ id }) => id)])
const record = (id: string, group = 'records'): Command => ({ id, label: id, group })

test('[SHELL-13] while nothing is typed everything is offered, in its groups and its order', () => {
  const all = [
    ['screens', ['register', 'orders', 'ledger']],
    ['actions', ['new', 'lock']],
  ]
  expect(offered('')).toEqual(all)
  expect(offered('  ')).toEqual(all)
})

test('[SHELL-13] what was used last stands first, each command once; what is no longer there is left out', () => {
  expect(offered('', ['lock', 'gone', 'orders'])).toEqual([
    [undefined, ['lock', 'orders']],
    ['screens', ['register', 'ledger']],
    ['actions', ['new']],
  ])
})

test('[SHELL-13] no more than five of the last used stand first, and none that cannot be run', () => {
  expect(mostRecentShown).toBe(5)
  const many = Array.from({ length: 8 }, (_, place) => record(`r${place}`))
  const ids = many.map(({ id }) => id)
  expect(offered('', ids, none, many)).toEqual([
    [undefined, ids.slice(0, 5)],
    ['records', ids.slice(5)],
  ])
  expect(offered('', ['a'], none, [{ ...record('a'), disabledReason: '没有权限' }])).toEqual([['records', ['a']]])
})

test.each([
  [
    'the beginning',
    '委托',
    [
      ['screens', ['register', 'orders']],
      ['actions', ['new']],
    ],
  ],
  ['a part', '登记', [['screens', ['ledger', 'register']]]],
  ['initials', 'wtdj', [['screens', ['register']]]],
  ['pinyin', 'weituod', [['screens', ['register', 'orders']]]],
  ['pinyin with the blanks of an input method', "wei tuo'dan", [['screens', ['orders']]]],
  ['nothing that there is', 'zzz', []],
])('[SHELL-13][SHELL-3] found by %s', (_, text, expected) => {
  expect(offered(text)).toEqual(expected)
})

test('[SHELL-13] the group of the best fit stands first', () => {
  expect(offered('新增')).toEqual([['actions', ['new']]])
  expect(offered('委托单', [])).toEqual([
    ['screens', ['orders']],
    ['actions', ['new']],
  ])
  const turned = [...commands].reverse()
  expect(offered('委托单', [], none, turned).map(([group]) => group)).toEqual(['screens', 'actions'])
})

test('[SHELL-13] of equal fits what was used last stands first; a better fit stands before it all the same', () => {
  expect(offered('委托', ['orders'])).toEqual([
    ['screens', ['orders', 'register']],
    ['actions', ['new']],
  ])
  expect(offered('委托', ['new', 'orders', 'register'])).toEqual([
    ['screens', ['orders', 'register']],
    ['actions', ['new']],
  ])
})

test('[SHELL-13] where the label is translated, both names find it', () => {
  const english: Command = { id: 'r', label: 'Register an order', name: '委托登记', group: 'screens', initials: 'wtdj' }
  for (const text of ['register', 'an order', '委托', 'wtdj']) expect(offered(text, [], none, [english]), text).toHaveLength(1)
})

test('[SHELL-13] what the source found comes after, in its own order, what was used last first, each once', () => {
  const found = [record('WT1'), record('WT2'), record('WT1'), record('orders', 'screens'), record('x', 'other')]
  expect(offered('委托单', ['WT2'], found)).toEqual([
    ['screens', ['orders']],
    ['actions', ['new']],
    ['records', ['WT2', 'WT1']],
    ['other', ['x']],
  ])
})

test('[SHELL-13] a command that the page gives twice is offered once', () => {
  expect(offered('', [], none, [record('a'), record('a', 'other')])).toEqual([['records', ['a']]])
})
