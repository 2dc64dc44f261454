import { expect, test } from 'vitest'
import { hitCount } from './index.ts'
import { opened } from './preview-with-ports.ts'

const find = (query: string) => ({ type: 'FIND.TYPED', query }) as const
const next = { type: 'FIND.NEXT' } as const
const previous = { type: 'FIND.PREVIOUS' } as const

function finding(pages: number) {
  const one = opened(pages)
  one.send({ type: 'FIND.OPENED' })
  return {
    ...one,
    isReading: () => one.isIn({ held: { opened: { finding: 'reading' } } }),
    isDone: () => one.isIn({ held: { opened: { finding: 'done' } } }),
    shown: () => one.tells().map((it) => (it.type === 'hitShown' ? [it.page, it.place] : it.type)),
  }
}

test('[FILE-1] pages are read one after the other, and hits counted as they come', async () => {
  const { send, read, giveTexts, context, isReading, isDone } = finding(3)
  send(find('kPa'))
  expect([isReading(), read.map(({ page }) => page)]).toEqual([true, [1]])
  await giveTexts('1 kPa, 2 kPa')
  expect([isReading(), hitCount(context()), read.map(({ page }) => page)]).toEqual([true, 2, [1, 2]])
  await giveTexts('none', '3 KPA')
  expect([isDone(), context().counts, read.length]).toEqual([true, [2, 0, 1], 3])
})

test('[FILE-1] the first hit on the page in sight or after it is shown first, and round the end comes the rest', async () => {
  const { send, giveTexts, context, shown } = finding(3)
  send({ type: 'PAGE.SEEN', page: 2 }, find('x'))
  await giveTexts('x x')
  expect([shown(), context().hit]).toEqual([[], undefined])
  await giveTexts('-', 'x')
  expect([shown(), context().hit, context().page]).toEqual([[[3, 0]], 2, 3])
  send(next)
  expect([shown(), context().page]).toEqual([[[1, 0]], 1])
  send(next, next, next, previous, previous)
  expect(shown()).toEqual([
    [1, 1],
    [3, 0],
    [1, 0],
    [3, 0],
    [1, 1],
  ])
})

test('[FILE-1] where hits stand only before the page in sight, the first of them is shown once all is read', async () => {
  const { send, giveTexts, context, shown } = finding(2)
  send({ type: 'PAGE.SEEN', page: 2 }, find('x'))
  await giveTexts('x x', '-')
  expect([shown(), context().hit, context().page]).toEqual([[[1, 0]], 0, 1])
})

test('[FILE-1] of several on the page that is read, the first is shown, and further pages show nothing by themselves', async () => {
  const { send, giveTexts, shown, context } = finding(2)
  send(find('x'))
  await giveTexts('x x')
  expect(shown()).toEqual([[1, 0]])
  await giveTexts('x')
  expect([shown(), context().hit]).toEqual([[], 0])
})

test('[FILE-1] going on while pages are still read goes among what was found so far', async () => {
  const { send, giveTexts, shown, isReading, context } = finding(3)
  send({ type: 'PAGE.SEEN', page: 3 }, find('x'), next, previous)
  expect(shown()).toEqual([])
  await giveTexts('x', 'x')
  send(previous)
  expect([shown(), isReading()]).toEqual([[[2, 0]], true])
  send(next)
  expect(shown()).toEqual([[1, 0]])
  await giveTexts('x')
  expect([shown(), context().hit]).toEqual([[], 0])
})

test('[FILE-1] from no hit the next one is the first', async () => {
  const { send, giveTexts, shown } = finding(3)
  send({ type: 'PAGE.SEEN', page: 3 }, find('x'))
  await giveTexts('x x')
  send(next)
  expect(shown()).toEqual([[1, 0]])
})

test('[FILE-1] nothing found is told once all is read', async () => {
  const { send, giveTexts, tells, isDone } = finding(2)
  send(find('x'))
  await giveTexts('-')
  expect(tells()).toEqual([])
  await giveTexts('-')
  expect([tells(), isDone()]).toEqual([[{ type: 'nothingFound', query: 'x' }], true])
  send(next, previous)
  expect(tells()).toEqual([])
})

test('[FILE-1] another query takes the texts that were read, and begins at the page in sight', async () => {
  const { send, giveTexts, read, shown, context, isDone } = finding(2)
  send(find('x'))
  await giveTexts('x y', 'x y')
  shown()
  send({ type: 'PAGE.SEEN', page: 2 }, find('y'))
  expect([isDone(), shown(), read.length, context().counts]).toEqual([true, [[2, 0]], 2, [1, 1]])
  send(find('z'))
  expect(shown()).toEqual(['nothingFound'])
})

test('[FILE-1] another query while pages are read goes on with the page that is missing; the old answer is not heard', async () => {
  const { send, giveTexts, read, settled, context } = finding(2)
  send(find('x'))
  await giveTexts('x y')
  send(find('y'))
  expect([read.map(({ page }) => page), context().counts]).toEqual([[1, 2, 2], [1]])
  read[1]?.give('y y y')
  await settled()
  expect(context().texts).toEqual(['x y'])
  await giveTexts('y')
  expect(context().counts).toEqual([1, 1])
})

test('[FILE-1] a page whose text cannot be read is noted, and the others are searched', async () => {
  const { send, giveTexts, context, shown, isDone } = finding(3)
  send(find('x'))
  await giveTexts(undefined, undefined, 'x')
  expect([context().unreadable, context().texts, context().counts]).toEqual([
    [1, 2],
    ['', '', 'x'],
    [0, 0, 1],
  ])
  expect([shown(), isDone()]).toEqual([[[3, 0]], true])
})

test('[FILE-1] an empty query looks for nothing', async () => {
  const { send, giveTexts, context, isIn, read } = finding(2)
  send(find('  '))
  expect([isIn({ held: { opened: { finding: 'idle' } } }), read.length]).toEqual([true, 0])
  send(find('x'))
  await giveTexts('x')
  send({ type: 'PAGE.SEEN', page: 2 }, find(''))
  const { query, counts, hit, texts, findFrom } = context()
  expect([isIn({ held: { opened: { finding: 'idle' } } }), query, counts, hit, texts, findFrom]).toEqual([
    true,
    '',
    [],
    undefined,
    ['x'],
    1,
  ])
})

test('[FILE-1] closed, the hits are gone, the page stays, and what was read is kept', async () => {
  const { send, giveTexts, context, isIn } = finding(2)
  send(find('x'))
  await giveTexts('-', 'x')
  send({ type: 'FIND.CLOSED' })
  const { query, counts, hit, texts, page } = context()
  expect([isIn({ held: { opened: 'viewing' } }), query, counts, hit, texts, page]).toEqual([
    true,
    '',
    [],
    undefined,
    ['-', 'x'],
    2,
  ])
  send(find('x'), next)
  expect(context().query).toBe('')
})
