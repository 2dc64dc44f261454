import { expect, test } from 'vitest'
import { placeAt } from './place-at.ts'
import { readAddress, viewAt, viewPath } from './views.ts'

test('[NAV-2] a view whose path has names in braces answers at addresses that fill them in, and is given what they say', () => {
  const detail = '/work/process/leave/detail/0b9d-77/90001'
  expect(viewPath(`${detail}/`)).toBe(detail)
  expect(viewAt(detail)).toMatchObject({
    view: { title: 'leaveDetail', parent: '/people/leave/index' },
    parameters: { processInstanceId: '0b9d-77', businessId: '90001' },
  })
  expect(viewAt('/work/process/leave/handle/t-1/p-2/3')?.parameters).toEqual({
    taskId: 't-1',
    processInstanceId: 'p-2',
    businessId: '3',
  })
  expect(viewAt('/work/process/leave/form/flow_1')?.parameters).toEqual({ processDefinitionId: 'flow_1' })
  expect(placeAt(detail, [])).toMatchObject({ kind: 'view', path: detail, view: { title: 'leaveDetail' } })
  expect(readAddress('/work/process/leave/form/flow_1', '?id=7')).toEqual({ query: { id: '7' }, place: {} })
})

test.each([
  '/work/process/leave/form',
  '/work/process/leave/form/',
  '/work/process/leave/form/a/b',
  '/work/process/leave/form/%7Bx%7D',
  '/work/process/leave/detail/1',
  '/work/process/leave/detail/1/2/index/3',
  '/work/process/leave/detail/1/__proto__/x',
  `/work/process/leave/form/${'x'.repeat(65)}`,
  '/toString',
])('[NAV-2] nothing answers at %s', (path) => {
  expect(viewPath(path)).toBeUndefined()
  expect(placeAt(path, [])).toBeUndefined()
})

test('[NAV-5] other views answer at their own path and at path/index, and have no words in their path', () => {
  expect(viewPath('/people/leave')).toBe('/people/leave/index')
  expect(viewPath('/people/leave/index')).toBe('/people/leave/index')
  expect(viewAt('/people/leave/index')).toMatchObject({ parameters: {}, view: { title: 'leave' } })
})
