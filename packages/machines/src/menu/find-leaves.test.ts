import { expect, test } from 'vitest'
import { findLeaves, type MenuEntry, menusOf } from './index.ts'

const leaf = (id: string, name: string, pinyin: string, initials: string, i18n: string): MenuEntry => ({
  id,
  name,
  path: `/x/${id}`,
  meta: { pinyin, initials, i18n },
})
const { leaves } = menusOf({
  top: [],
  roles: [],
  tree: [
    {
      id: '1',
      name: '业务受理',
      path: '/order',
      meta: { i18n: 'Reception' },
      children: [
        leaf('2', '委托登记', 'weituodengji', 'wtdj', 'Register an order'),
        leaf('3', '委托单', 'weituodan', 'wtd', 'Orders'),
        leaf('4', '登记簿', 'dengjibu', 'djb', 'Ledger'),
      ],
    },
    { id: '5', name: 'LIMS', path: '/lims' },
  ],
})
const found = (text: string) => findLeaves(leaves, text).map(({ name }) => name)

test('[SHELL-2] leaves are found by the beginning of their label, with the way to them', () => {
  expect(findLeaves(leaves, ' 委托').map(({ name, trail, path }) => [name, trail, path])).toEqual([
    ['委托登记', [{ name: '业务受理', i18n: 'Reception' }], '/x/2/index'],
    ['委托单', [{ name: '业务受理', i18n: 'Reception' }], '/x/3/index'],
  ])
  expect(found('lim')).toEqual(['LIMS'])
})

test('[SHELL-2] what begins so stands before what only holds it', () => {
  expect(found('登记')).toEqual(['登记簿', '委托登记'])
})

test('[SHELL-2] nothing typed finds nothing, nor does what no leaf is called', () => {
  expect([found(''), found('   '), found('’'), found('证书'), found('zzz')]).toEqual([[], [], [], [], []])
})

test('[SHELL-3] pinyin and initials find as well, with the blanks of an input method or without', () => {
  expect(found('wtdj')).toEqual(['委托登记'])
  expect(found('WTD')).toEqual(['委托登记', '委托单'])
  expect(found('weituo')).toEqual(['委托登记', '委托单'])
  expect(found("wei tuo'dan")).toEqual(['委托单'])
  expect(found('djb')).toEqual(['登记簿'])
})

test('[SHELL-2] in another language its words count first, and any of them', () => {
  const english = (text: string) => findLeaves(leaves, text, ({ i18n, name }) => i18n ?? name).map(({ name }) => name)
  expect(english('o')).toEqual(['委托单', '委托登记'])
  expect(english('an order')).toEqual(['委托登记'])
  expect(english('委托')).toEqual(['委托登记', '委托单'])
})

const labelled = (...labels: string[]) => labels.map((name, id) => ({ id: String(id), name, path: `/${id}`, trail: [] }))
const foundAmong = (labels: string[], text: string) => findLeaves(labelled(...labels), text).map(({ name }) => name)

test('[SHELL-2] a word that begins so stands before one that only holds it, and equals in the order of the menu', () => {
  expect(foundAmong(['Reorder', 'All orders', 'Orders', 'An  order', 'None'], 'order')).toEqual([
    'Orders',
    'All orders',
    'An  order',
    'Reorder',
  ])
})

test('[SHELL-2] whatever the case of what is typed, of a label and of a name', () => {
  const english = (text: string) => findLeaves(leaves, text, () => 'Laboratory System').map(({ name }) => name)
  expect(foundAmong(['LIMS'], 'LiMs')).toEqual(['LIMS'])
  expect(english('LAB')).toHaveLength(4)
  expect(english('lims')).toEqual(['LIMS'])
  expect(english('ims')).toEqual(['LIMS'])
})

test('[SHELL-2] in another language what is called so stands before what sounds so', () => {
  const entries = [
    { id: '1', name: '登记簿', pinyin: 'wtdjbu', initials: 'djb', path: '/1', trail: [] },
    { id: '2', name: 'WTDJ', path: '/2', trail: [] },
  ]
  expect(findLeaves(entries, 'wtdj', ({ id }) => `screen ${id}`).map(({ id }) => id)).toEqual(['2', '1'])
})

test('[SHELL-3] an entry without pinyin is found by its name alone', () => {
  expect(findLeaves([{ id: '9', name: '报告', path: '/r', trail: [] }], 'bg')).toEqual([])
})
