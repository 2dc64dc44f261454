import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { en, languages, MessagesProvider, useCount, useLanguage, useLocale, useMessages, zh } from './index.ts'

test('[I18N-1] every text is there in both languages', () => {
  expect(Object.keys(en).sort()).toEqual(Object.keys(zh).sort())
  const mayBeEmpty = ['goToUnit']
  for (const catalogue of [zh, en]) {
    for (const [name, text] of Object.entries(catalogue)) {
      if (typeof text === 'string' && !mayBeEmpty.includes(name)) expect(text.trim(), name).not.toBe('')
    }
  }
  for (const [name, text] of Object.entries(en)) if (typeof text === 'string') expect(text, name).not.toMatch(/[\u4e00-\u9fff]/)
})

test('[I18N-2] English counts follow their noun', () => {
  expect(en.errorSummary(1)).toBe('1 entry needs a change')
  expect(en.errorSummary(2)).toBe('2 entries need a change')
  expect(en.tooManyDecimals(1)).toBe('At most 1 decimal')
  expect([en.matching('1', true), en.matching('1,286', false)]).toEqual(['1 matches', '1,286 match; search to apply'])
  expect([en.rowsLoaded('1'), en.rowsLoaded('2'), en.rowsLoaded('1,286')]).toEqual([
    '1 row loaded',
    '2 rows loaded',
    '1,286 rows loaded',
  ])
  const counted = [
    en.pickupNotices,
    en.pieces,
    en.triesLeft,
    en.tryAgainIn,
    en.idleAfter,
    en.logTimes,
    en.commandCount,
    en.dayMark,
    en.cartOf,
    (count: number) => en.characters(String(count)),
    en.pdfUnreadable,
    (count: number) => en.loadedBelow('Changsha', count),
    (count: number) => en.graphSummary(count, count),
    (count: number) => en.strokesDrawn(count),
    (count: number) => en.charactersOf('0', String(count)),
  ]
  for (const say of counted) {
    // One of several, and several of one, are what is looked for.
    expect(say(1), say(1)).not.toMatch(/\b1 (?:idle )?[a-z]+(?<!s)s\b/)
    expect(say(2), say(2)).toMatch(/\b2 (?:idle |more )?[a-z]+s\b/)
  }
  expect(zh.total('1,286')).toBe('共 1,286 条')
})

function Word() {
  return <p>{useMessages().search}</p>
}

test('[I18N-1] Chinese is the default, English the alternative, and any text can be overridden', async () => {
  const screen = await render(<Word />)
  await expect.element(page.getByText('查询')).toBeVisible()
  await screen.rerender(
    <MessagesProvider language="en">
      <Word />
    </MessagesProvider>,
  )
  await expect.element(page.getByText('Search')).toBeVisible()
  await screen.rerender(
    <MessagesProvider language="zh" messages={{ search: '检索' }}>
      <Word />
    </MessagesProvider>,
  )
  await expect.element(page.getByText('检索')).toBeVisible()
  expect(languages).toEqual(['zh', 'en'])
})

function Speech() {
  const messages = useMessages()
  return <p>{[messages.search, messages.reset, useCount()(12345.5), useLocale(), useLanguage()].join(' ')}</p>
}

test('[I18N-1] a third language is words of the consumer and a locale; what it does not say is said in the language beneath', async () => {
  await render(
    <MessagesProvider language="en" locale="de-DE" messages={{ search: 'Suchen' }}>
      <Speech />
    </MessagesProvider>,
  )
  await expect.element(page.getByText('Suchen Reset 12.345,5 de-DE en')).toBeVisible()
})
