import { afterEach, expect, test } from 'vitest'
import { sheetOf } from './render.tsx'
import { pageData, pageNames } from './testing/page-fixtures.ts'
import { sheets, show } from './testing/show-page.ts'

afterEach(() => document.body.replaceChildren())

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
  const others = [...selectorsOf(sheets.portal)].filter((selector) => !own.has(selector))
  expect(others.length).toBeGreaterThan(50)
  const its = pageNames.filter((name) => sheetOf(name, pageData[name]) === sheet)
  expect(its.toSorted()).toEqual(pages.toSorted())
  for (const name of its) {
    show(name, 'zh')
    expect(others.filter((selector) => document.querySelector(selector) !== null)).toEqual([])
  }
  show('home', 'zh')
  expect(others.some((selector) => document.querySelector(selector) !== null)).toBe(true)
})
