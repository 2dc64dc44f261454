import { type FilterField, type SearchCondition, standingConditions } from '@etalon/machines/advanced-filter'
import type { CountAnswer } from '@etalon/machines/match-count'
import { useSelector } from '@xstate/react'
import { StrictMode } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { type Language, MessagesProvider } from '../i18n/index.ts'
import '../theme/index.ts'
import { AdvancedFilter, type FilterStore, useAdvancedFilter, useMatchCount } from './index.ts'

const fields: readonly FilterField[] = [
  { prop: 'enterName', label: '委托单位' },
  { prop: 'arrived', label: '到样时间', type: 'dateTime' },
]

interface AskedCount {
  /** What the first condition asks for. */
  readonly value: unknown
  /** When it was asked, as `performance.now` says it. */
  readonly at: number
  readonly give: (count: number | CountAnswer) => void
  readonly fail: (error: unknown) => void
  readonly signal: AbortSignal
}

/** A server that counts when a test says so. */
function server() {
  const asked: AskedCount[] = []
  const count = (conditions: readonly SearchCondition[], signal: AbortSignal) =>
    new Promise<number | CountAnswer>((give, fail) =>
      asked.push({ value: conditions[0]?.searchValue, at: performance.now(), give, fail, signal }),
    )
  return { asked, count, values: () => asked.map(({ value }) => value) }
}

interface SubjectProps extends Pick<ReturnType<typeof server>, 'count'> {
  language?: Language
  shown?: boolean
  onFailed?: (error: unknown) => void
  store?: FilterStore
}

function Subject({ language = 'zh', shown = true, count, onFailed = () => {}, store }: SubjectProps) {
  const actor = useAdvancedFilter({ fields, onSearched: () => {}, ...(store ? { store, resCode: 'order' } : {}) })
  const question = useSelector(actor, ({ context }) => standingConditions(context))
  const matches = useMatchCount({ question, count, onFailed })
  return (
    <MessagesProvider language={language}>
      {shown && <AdvancedFilter actor={actor} matches={matches} />}
      <button type="button" onClick={() => matches.send({ type: 'REFRESH' })}>
        refresh
      </button>
    </MessagesProvider>
  )
}
const store: FilterStore = {
  load: async () => ['本月长沙在检', '现场超期'].map((name) => ({ name, filter: { version: 1, conditions: [] } })),
  save: async () => undefined,
  remove: async () => undefined,
}
const button = (name: string | RegExp) => page.getByRole('button', { name })
const status = () => page.getByRole('status')
const says = (words: string) => expect.element(status()).toHaveTextContent(words)
const value = (language: Language = 'zh') =>
  page.getByRole('textbox', { name: language === 'zh' ? '条件 1 值' : 'Condition 1 Value' })
const chooseCustomer = async (name: RegExp = /条件 1 字段/) => {
  await button(name).click()
  await page.getByRole('option', { name: '委托单位', exact: true }).click()
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
}

test('the foot says how many match before the search, and after it the number alone', async () => {
  const { asked, count, values } = server()
  await render(<Subject count={count} />)
  await chooseCustomer()
  await expect.element(status()).toBeEmptyDOMElement()
  await value().fill('长沙')
  await expect.poll(values).toEqual(['长沙'])
  asked[0]?.give(1286)
  await says('符合 1,286 条，查询后生效')
  await button('查询').click()
  await says('符合 1,286 条')
  expect(values()).toEqual(['长沙'])
})

test('in English too, and one match is one', async () => {
  const { asked, count, values } = server()
  await render(<Subject language="en" count={count} />)
  await chooseCustomer(/Condition 1 Field/)
  await value('en').fill('Hua')
  await expect.poll(values).toEqual(['Hua'])
  asked[0]?.give(31)
  await says('31 match; search to apply')
  await value('en').fill('Huaxin')
  await expect.poll(values).toEqual(['Hua', 'Huaxin'])
  asked[1]?.give(1)
  await says('1 matches; search to apply')
})

test('more than were counted are said to be over the number', async () => {
  const { asked, count, values } = server()
  await render(<Subject count={count} />)
  await chooseCustomer()
  await value().fill('有限')
  await expect.poll(values).toEqual(['有限'])
  asked[0]?.give({ count: 1000, isCapped: true })
  await says('符合 1,000+ 条，查询后生效')
})

test('the number of before goes with the first key, and a late answer never lands', async () => {
  const { asked, count, values } = server()
  await render(<Subject count={count} />)
  await chooseCustomer()
  await value().fill('长')
  await expect.poll(values).toEqual(['长'])
  asked[0]?.give(31)
  await says('符合 31 条，查询后生效')
  await value().click()
  await userEvent.keyboard('{End}沙')
  await expect.element(status()).toBeEmptyDOMElement()
  await expect.poll(values).toEqual(['长', '长沙'])
  await userEvent.keyboard('县')
  await expect.poll(() => asked[1]?.signal.aborted).toBe(true)
  await expect.poll(values).toEqual(['长', '长沙', '长沙县'])
  asked[1]?.give(7)
  asked[2]?.give(2)
  await says('符合 2 条，查询后生效')
})

test('that it is counted is said only where it takes long', async () => {
  const { asked, count, values } = server()
  await render(<Subject count={count} />)
  await chooseCustomer()
  const said: string[] = ['']
  const watched = new MutationObserver(() => {
    const words = status().element().textContent ?? ''
    if (words !== said.at(-1)) said.push(words)
  })
  watched.observe(status().element(), { subtree: true, childList: true, characterData: true })
  onTestFinished(() => watched.disconnect())
  await value().fill('长沙')
  await expect.poll(values).toEqual(['长沙'])
  await says('正在计数……')
  expect(performance.now() - (asked[0]?.at ?? 0)).toBeGreaterThan(150)
  asked[0]?.give(31)
  await says('符合 31 条，查询后生效')
  expect(said).toEqual(['', '正在计数……', '符合 31 条，查询后生效'])
})

test('a failure is not said; the next change asks again', async () => {
  const { asked, count, values } = server()
  const heard: unknown[] = []
  await render(<Subject count={count} onFailed={(error) => heard.push(error)} />)
  await chooseCustomer()
  await value().fill('长沙')
  await expect.poll(values).toEqual(['长沙'])
  asked[0]?.fail('offline')
  await says('条件已改动，查询后生效')
  expect(heard).toEqual(['offline'])
  await button('查询').click()
  await expect.element(status()).toBeEmptyDOMElement()
  await value().fill('株洲')
  await expect.poll(values).toEqual(['长沙', '株洲'])
  asked[1]?.give(0)
  await says('符合 0 条，查询后生效')
})

test('nothing is asked of a search that would be refused', async () => {
  const { asked, count, values } = server()
  await render(<Subject count={count} />)
  await chooseCustomer()
  await value().fill('长沙')
  await expect.poll(values).toEqual(['长沙'])
  asked[0]?.give(31)
  await says('符合 31 条，查询后生效')
  await page.getByRole('textbox', { name: '条件 2 值' }).fill('医院')
  await says('条件已改动，查询后生效')
})

test('a panel that nobody sees asks nothing; seen again it says at once what it knew, in StrictMode too', async () => {
  const { asked, count, values } = server()
  const shown = (
    <StrictMode>
      <Subject count={count} />
    </StrictMode>
  )
  const screen = await render(shown)
  await chooseCustomer()
  await value().fill('长沙')
  await expect.poll(values).toEqual(['长沙'])
  await screen.rerender(
    <StrictMode>
      <Subject count={count} shown={false} />
    </StrictMode>,
  )
  await expect.poll(() => asked[0]?.signal.aborted).toBe(true)
  await button('refresh').click()
  await screen.rerender(shown)
  await expect.poll(values).toEqual(['长沙', '长沙'])
  asked[1]?.give(31)
  await says('符合 31 条，查询后生效')
  await button('refresh').click()
  await expect.poll(values).toEqual(['长沙', '长沙', '长沙'])
  await says('符合 31 条，查询后生效')
  asked[2]?.give(30)
  await says('符合 30 条，查询后生效')
})

test('[SRCH-6] letters of an input method are not counted, the word that they end in is', async () => {
  const { count, values } = server()
  await render(<Subject count={count} />)
  await chooseCustomer()
  await value().click()
  const began = performance.now()
  await cdp().send('Input.imeSetComposition', { text: 'chang', selectionStart: 5, selectionEnd: 5 })
  await expect.element(value()).toHaveValue('chang')
  // Longer than a question rests.
  await expect.poll(() => performance.now() - began).toBeGreaterThan(650)
  expect(values()).toEqual([])
  await cdp().send('Input.insertText', { text: '长沙' })
  await expect.poll(values).toEqual(['长沙'])
})

test('however wide its place is, nothing moves when the number comes, also where the buttons stand below', async () => {
  onTestFinished(() => page.viewport(1280, 800))
  const { asked, count, values } = server()
  await render(<Subject count={count} store={store} />)
  await chooseCustomer()
  await value().fill('长沙')
  await expect.poll(values).toEqual(['长沙'])
  const places = async () => {
    const found: number[] = []
    for (let width = 700; width <= 1000; width += 20) {
      await page.viewport(width, 800)
      found.push(button('清空条件').element().getBoundingClientRect().top)
    }
    return found
  }
  await says('正在计数……')
  const before = await places()
  expect(new Set(before).size).toBeGreaterThan(1)
  asked[0]?.give(1286)
  await says('符合 1,286 条，查询后生效')
  expect(await places()).toEqual(before)
})

test('[A11Y-2] on a phone the number has a line of its own, and nothing moves when it comes', async () => {
  await page.viewport(390, 800)
  onTestFinished(() => page.viewport(1280, 800))
  const { asked, count, values } = server()
  await render(<Subject count={count} />)
  await chooseCustomer()
  await value().fill('长沙')
  await expect.poll(values).toEqual(['长沙'])
  const placeOf = () => button('清空条件').element().getBoundingClientRect().top
  const before = placeOf()
  asked[0]?.give(1286)
  await says('符合 1,286 条，查询后生效')
  expect(placeOf()).toBe(before)
  expect(status().element().getBoundingClientRect().bottom).toBeLessThanOrEqual(before)
})
