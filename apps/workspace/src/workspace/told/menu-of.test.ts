import { expect, test } from 'vitest'
import { sideMenuOf } from './menu-of.ts'

const entry = (id: string, children?: { id: string; name: string; path: string }[]) => ({
  id,
  name: id,
  path: `/${id}`,
  ...(children ? { children } : {}),
})

test('[NAV-12] beneath a top entry stands what is in it, or, where it is no menu itself, the menus that it was given', () => {
  const leaf = entry('leaf')
  expect(sideMenuOf([entry('top', [leaf])], 'top')).toEqual([leaf])
  expect(sideMenuOf([entry('top')], 'top')).toEqual([])
  expect(sideMenuOf([entry('one', [leaf])], 'top')).toEqual([entry('one', [leaf])])
  expect(sideMenuOf([entry('one'), entry('two')], 'one')).toEqual([entry('one'), entry('two')])
  expect(sideMenuOf([], 'top')).toEqual([])
})
