import type { PublicLocale, PublicPageName } from '@etalon/api/domain'
import axe from 'axe-core'
import { afterEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render, sheetOf } from './render.tsx'
import certificate from './styles/certificate.css?inline'
import check from './styles/check.css?inline'
import portal from './styles/portal.css?inline'
import reading from './styles/reading.css?inline'
import { pageData, pageNames } from './testing/page-fixtures.ts'

const names: readonly PublicPageName[] = pageNames

const sheets = { portal, certificate, check, reading }
/** The styles that the server puts into a page. */
const stylesOf = (name: PublicPageName): string => sheets[sheetOf(name, pageData[name])]
/** The styles as somebody sees them who prefers dark. */
const darkStylesOf = (name: PublicPageName): string =>
  stylesOf(name).replaceAll(/@media\s*\(prefers-color-scheme:\s*dark\)/g, '@media all')

/** Puts a page into this document, as it comes from the server with its styles. */
const show = (name: PublicPageName, locale: PublicLocale, css = stylesOf(name)): void => {
  const { head, html } = render(name, locale, pageData[name])
  document.documentElement.lang = locale === 'zh' ? 'zh-CN' : 'en'
  const style = document.createElement('style')
  style.textContent = css
  const parsed = new DOMParser().parseFromString(`<head>${head}</head><body>${html}</body>`, 'text/html')
  document.head.replaceChildren(...parsed.head.childNodes, style)
  document.body.replaceChildren(...parsed.body.childNodes)
}

afterEach(() => document.body.replaceChildren())

test.each(names)('%s has its own mark for the tab, which the browser draws without asking the server', async (name) => {
  show(name, 'zh')
  const icon = new Image()
  icon.src = document.querySelector<HTMLLinkElement>('link[rel=icon]')?.href ?? ''
  expect(icon.src).toMatch(/^data:image\/svg\+xml,/)
  await icon.decode()
})

/** What the rules of a sheet are for, as elements that can be looked for: without states and what is drawn beside them. */
const selectorsOf = (css: string): ReadonlySet<string> => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  const rulesOf = (rules: CSSRuleList): string[] =>
    [...rules].flatMap((rule) => {
      if (rule instanceof CSSStyleRule) return rule.selectorText.split(/,(?![^(]*\))/)
      return rule instanceof CSSGroupingRule ? rulesOf(rule.cssRules) : []
    })
  return new Set(rulesOf(sheet.cssRules).map((one) => one.replace(/::[\w-]+|:(hover|focus[\w-]*)/g, '').trim()))
}

test.each([
  ['certificate', ['genuine', 'expired', 'withdrawn', 'replaced']],
  ['check', ['file-check']],
  ['reading', ['log', 'services', 'notices', 'notice']],
] as const)('[PUB-5] the smaller sheet “%s” has every rule that is for something in its pages', (sheet, pages) => {
  const own = selectorsOf(sheets[sheet])
  const others = [...selectorsOf(portal)].filter((selector) => !own.has(selector))
  expect(others.length).toBeGreaterThan(50)
  const its = names.filter((name) => sheetOf(name, pageData[name]) === sheet)
  expect(its.toSorted()).toEqual(pages.toSorted())
  for (const name of its) {
    show(name, 'zh')
    expect(others.filter((selector) => document.querySelector(selector) !== null)).toEqual([])
  }
  show('home', 'zh')
  expect(others.some((selector) => document.querySelector(selector) !== null)).toBe(true)
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
