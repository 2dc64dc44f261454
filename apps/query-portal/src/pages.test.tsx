import type { PublicPageName } from '@etalon/api/domain'
import axe from 'axe-core'
import { afterEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { pageNames } from './testing/page-fixtures.ts'
import { darkStylesOf, show, stylesOf } from './testing/show-page.ts'

const names: readonly PublicPageName[] = pageNames

afterEach(() => document.body.replaceChildren())

test.each(names)('%s has its own mark for the tab, which the browser draws without asking the server', async (name) => {
  show(name, 'zh')
  const icon = new Image()
  icon.src = document.querySelector<HTMLLinkElement>('link[rel=icon]')?.href ?? ''
  expect(icon.src).toMatch(/^data:image\/svg\+xml,/)
  await icon.decode()
})

describe.each(
  names.flatMap(
    (name) =>
      [
        [name, 'zh'],
        [name, 'en'],
      ] as const,
  ),
)('%s in %s', (name, locale) => {
  test.each([390, 1280])('[A11Y-1][PUB-1] has no axe violation and nothing sideways at %i px', async (width) => {
    await page.viewport(width, 800)
    show(name, locale)
    for (const details of document.querySelectorAll('details')) details.open = true
    const { violations, incomplete } = await axe.run(document, { resultTypes: ['violations', 'incomplete'] })
    expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([])
    // What axe cannot decide counts as wrong, but for text inside of a drawing, which it never can: that is ink on paper.
    const undecided = incomplete
      .filter(({ id }) => id === 'color-contrast')
      .flatMap(({ nodes }) => nodes.map((node) => node.html))
    expect(undecided.filter((html) => !html.startsWith('<text '))).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  })

  test('[A11Y-1][THEME-1] has no axe violation in the dark either', async () => {
    expect(darkStylesOf(name)).not.toBe(stylesOf(name))
    show(name, locale, darkStylesOf(name))
    for (const details of document.querySelectorAll('details')) details.open = true
    const { violations } = await axe.run(document)
    expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([])
  })

  test('[PUB-1] on a phone everything to be touched is at least 44 px high', async () => {
    await page.viewport(390, 800)
    show(name, locale)
    const targets = [
      ...document.querySelectorAll<HTMLElement>(
        'a.btn, button, summary, input:not([type=file], [type=hidden]), .foot a, .house, .lang a, a.on',
      ),
    ]
    expect(targets.length).toBeGreaterThan(2)
    for (const target of targets) expect(target.getBoundingClientRect().height, target.outerHTML).toBeGreaterThanOrEqual(44)
  })
})

test('[PUB-1] fields and button have the names that people know', async () => {
  show('home', 'zh')
  await expect.element(page.getByRole('textbox', { name: '证书编号', exact: true })).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: '查询码', exact: true })).toBeVisible()
  await expect.element(page.getByRole('button', { name: '查询', exact: true })).toBeVisible()
  show('home', 'en')
  await expect.element(page.getByRole('textbox', { name: 'Certificate number', exact: true })).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Check code', exact: true })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible()
})
