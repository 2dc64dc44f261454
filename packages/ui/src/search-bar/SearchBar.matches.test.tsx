import type { SearchFieldDefinition, SearchRequest } from '@etalon/machines/search-bar'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useMatchCount } from '../advanced-filter/index.ts'
import { MessagesProvider } from '../i18n/index.ts'
import '../theme/index.ts'
import { SearchBar, useSearchBar, useStandingRequest } from './index.ts'

const fields: SearchFieldDefinition[] = [
  { prop: 'enterName', label: '委托单位' },
  { prop: 'mobile', label: '手机', pattern: '^\\d*$' },
]

/** Counts what it is asked: as many as there are letters in it. */
function Subject({ asked }: { asked: SearchRequest[] }) {
  const actor = useSearchBar({ fields, advanced: {}, onSearched: () => {} })
  const matches = useMatchCount({
    question: useStandingRequest(actor),
    count: async (request) => {
      asked.push(request)
      return JSON.stringify(request.searchParam).length
    },
  })
  return (
    <MessagesProvider>
      <SearchBar actor={actor} label="orders" matches={matches} />
    </MessagesProvider>
  )
}
const button = (name: string | RegExp) => page.getByRole('button', { name })
const says = (words: string) => expect.element(page.getByRole('status')).toHaveTextContent(words)
const search = () => page.getByRole('search').getByRole('button', { name: '查询', exact: true }).click()

/** A bar whose open panel asks for a customer. */
async function opened() {
  const asked: SearchRequest[] = []
  await render(<Subject asked={asked} />)
  await button('高级查询').click()
  await button(/条件 1 字段/).click()
  await page.getByRole('option', { name: '委托单位', exact: true }).click()
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
  await page.getByRole('textbox', { name: '条件 1 值' }).fill('长沙')
  await says('符合 2 条，查询后生效')
  return asked
}

test('the panel says how many the fields of the bar and the conditions find together, until that is searched', async () => {
  const asked = await opened()
  expect(asked).toMatchObject([{ searchType: 'Y', searchListVO: [{ searchValue: '长沙' }], searchParam: {} }])
  await search()
  await says('符合 2 条')
  await page.getByRole('textbox', { name: '手机' }).fill('138')
  await says('符合 16 条，查询后生效')
  expect(asked.at(-1)).toMatchObject({ searchListVO: [{ searchValue: '长沙' }], searchParam: { mobile: '138' } })
  await search()
  await says('符合 16 条')
  expect(asked).toHaveLength(2)
})

test('where a rule of the bar is broken there is no number', async () => {
  await opened()
  await page.getByRole('textbox', { name: '手机' }).fill('x')
  await says('条件已改动，查询后生效')
})

test('a panel that is closed asks nothing, and knows its number when it is opened again', async () => {
  const asked = await opened()
  await button(/^高级查询/).click()
  await page.getByRole('textbox', { name: '手机' }).fill('138')
  const began = performance.now()
  // Longer than a question rests.
  await expect.poll(() => performance.now() - began).toBeGreaterThan(600)
  expect(asked).toHaveLength(1)
  await button(/^高级查询/).click()
  await says('符合 16 条，查询后生效')
  await button(/^高级查询/).click()
  await button(/^高级查询/).click()
  await says('符合 16 条，查询后生效')
  expect(asked).toHaveLength(2)
})
