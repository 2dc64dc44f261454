import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { MenuEntry } from './menu-entry.ts'
import { menus } from './menus.ts'

const images = new URL('../../../../docs/images/', import.meta.url)

const leavesOf = (entries: readonly MenuEntry[]): readonly string[] =>
  entries.flatMap(({ code, children, roles }) => {
    if (children && children.length > 0) return leavesOf(children)
    // Screens of customers alone are not in these pictures.
    return roles?.every((role) => role === 'customer') ? [] : [code]
  })

test('[NAV-1] every screen that a menu leads the staff to has its pictures in docs/images: both languages, light and dark', () => {
  const there = new Set(readdirSync(new URL('screens', images)))
  const wanted = ['home', ...leavesOf(menus)].flatMap((code) =>
    ['zh', 'en'].flatMap((language) => ['light', 'dark'].map((scheme) => `${code}-${language}-${scheme}-1280.webp`)),
  )
  expect(wanted.filter((file) => !there.has(file))).toEqual([])
  // And the page that shows them names no other, and each of them.
  const named = [...readFileSync(new URL('README.md', images), 'utf8').matchAll(/\(screens\/([^)]+)\)/g)].map(([, file]) => file)
  expect(named.toSorted()).toEqual([...there].toSorted())
})
