import { expect, test } from 'vitest'
import { builtParts, filesOf, weightOf } from '../support/built.ts'

test('[NAV-3][NAV-11] whoever comes back signed in has the menus and the figures of the home page after 120 kB', () => {
  const weight = weightOf(filesOf(builtParts(), ['index.html', 'src/ahead.ts', 'src/first-shell/show-first-shell.tsx']))
  expect(weight).toBeLessThanOrEqual(120_000)
  expect(weight).toBeGreaterThan(60_000)
})

test('[NAV-11] no screen brings more than 60 kB beyond the shell and the first page', () => {
  const parts = builtParts()
  const there = filesOf(parts, ['index.html', 'src/app.tsx', 'src/screens/dashboard/DashboardScreen.tsx'])
  const brought = (name: string) => [...filesOf(parts, [name])].filter((file) => !there.has(file) && file.endsWith('.js'))
  const screens = Object.keys(parts).filter((name) => /^src\/screens\/.*Screen\.tsx$/.test(name))
  const weights = screens.map((name) => [name, weightOf(brought(name))] as const)
  expect(weights.length).toBeGreaterThan(30)
  expect(weights.filter(([, weight]) => weight > 60_000)).toEqual([])
})
