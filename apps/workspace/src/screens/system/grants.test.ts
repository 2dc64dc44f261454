import type { MenuRecord } from '@etalon/api/contract'
import { expect, test } from 'vitest'
import { type Grants, granted, grantsOf, linesOf, metOf, onSaved } from './grants.ts'

const menu = (id: string, roles: readonly string[], children: readonly MenuRecord[] = []): MenuRecord => ({
  ...{ id, parentId: '0', code: `m${id}`, name: `菜单${id}`, nameEn: `Menu ${id}`, alias: '', path: '', source: '', sort: 0 },
  ...{ category: 1, action: 0, isOpen: 1, remark: '', roles: [...roles], isDeleted: 0, hasChildren: children.length > 0 },
  children: [...children],
})
const lines = linesOf([menu('1', ['a', 'b'], [menu('11', ['a']), menu('12', ['b'])]), menu('2', ['admin']), menu('3', [])])
const seen = grantsOf(lines, ['a', 'b', 'admin'])
const tick = (grants: Grants, role: string, id: string, on: boolean) => {
  const line = lines.find((one) => one.menu.id === id)
  if (!line) throw new Error(`there is no line ${id}`)
  return granted(grants, lines, role, line, on)
}
const of = (grants: Grants, role: string) => [...(grants.get(role) ?? [])].sort()

test('[FLOW-3] what was ticked stands on what somebody else saved meanwhile, and nothing of theirs is taken back', () => {
  const ours = tick(seen, 'a', '12', true)
  const theirs = tick(tick(seen, 'a', '2', true), 'b', '12', false)
  const now = onSaved(lines, seen, ours, theirs)
  expect(of(now, 'a')).toEqual(['1', '11', '12', '2'])
  expect(of(now, 'b')).toEqual(['1'])
  expect(metOf(seen, theirs, now, 'a')).toEqual({
    theirs: { set: ['2'], unset: [] },
    ours: { set: ['12'], unset: [] },
    undone: [],
  })
  expect(metOf(seen, theirs, now, 'admin')).toBeUndefined()
  expect(onSaved(lines, seen, ours, seen)).toEqual(ours)
})

test('[FLOW-3] where a tick undoes what the other did above or beneath it, that is told', () => {
  const closed = tick(seen, 'a', '1', false)
  const opened = onSaved(lines, seen, tick(seen, 'a', '12', true), closed)
  expect(of(opened, 'a')).toEqual(['1', '12'])
  expect(metOf(seen, closed, opened, 'a')).toMatchObject({ undone: ['1'] })

  const more = tick(seen, 'a', '12', true)
  const less = onSaved(lines, seen, closed, more)
  expect(of(less, 'a')).toEqual([])
  expect(metOf(seen, more, less, 'a')).toMatchObject({ undone: ['12'] })
})
