import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { menuCalls } from './index.ts'

/** What stands on every record of a BladeX back end; a null of whatever type is sent as that type's emptiness. */
const base = {
  createUser: '-1',
  createTime: '2026-01-05 08:00:00',
  updateUser: '-1',
  updateTime: '',
  status: 1,
  isDeleted: 0,
  tenantId: '000000',
}

test('[NAV-12] the tree of a BladeX back end is read as it comes, children and all', () => {
  const shared = {
    alias: 'menu',
    category: 1,
    action: 0,
    isOpen: 1,
    remark: '',
    hasChildren: false,
    isOpenName: '',
    isDeleted: 0,
  }
  const child = {
    ...shared,
    id: '12',
    parentId: '11',
    code: 'order_list',
    name: '委托单',
    path: '/order/list',
    source: '',
    sort: 1,
  }
  const parent = {
    ...shared,
    id: '11',
    parentId: '0',
    code: 'order',
    name: '委托管理',
    path: '/order',
    source: 'icon-order',
    sort: 2,
  }
  const read = z.parse(menuCalls.routes.answer, [{ ...parent, children: [child] }])
  expect(read).toMatchObject([{ id: '11', path: '/order', children: [{ id: '12', name: '委托单', path: '/order/list' }] }])
})

test('[NAV-12] the flat top menu names no parent', () => {
  const top = { ...base, id: '1', code: 'work', name: '业务', source: 'icon-work', path: '/order', sort: 1 }
  expect(z.parse(menuCalls.topMenu.answer, [top])).toMatchObject([{ id: '1', name: '业务', path: '/order', source: 'icon-work' }])
})

test('[NAV-12] src, group and query of an entry come along', () => {
  const entry = { id: '3', name: '统计', path: '/board', src: 'https://bi.example.org/', group: 'data', query: { view: 'month' } }
  expect(z.parse(menuCalls.routes.answer, [entry])).toEqual([entry])
  expect(z.safeParse(menuCalls.routes.answer, [{ ...entry, query: { view: 7 } }]).success).toBe(false)
})

test('[NAV-12] buttons come in a tree or flat, and none of the tree is lost', () => {
  const add = { id: '21', code: 'order_add', name: '新增', alias: 'add', path: '/order/add', category: 2 }
  const tree = [{ id: '11', code: 'order', name: '委托管理', category: -1, isOpen: -1, remark: '', children: [add] }]
  expect(z.parse(menuCalls.buttons.answer, tree)).toEqual([
    { code: 'order', name: '委托管理', children: [{ code: 'order_add', name: '新增' }] },
  ])
  expect(z.parse(menuCalls.buttons.answer, [add])).toEqual([{ code: 'order_add', name: '新增' }])
})
