import { CallProblem } from '@etalon/api/client'
import type { PageRequest } from '@etalon/api/contract'
import { writeFilter } from '@etalon/machines/advanced-filter'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '@etalon/ui/theme'
import { Toasts } from '@etalon/ui/toast'
import { OpenTab } from '../../shell/use-kept-place.ts'
import { InWorkspace, serve } from '../../testing/in-workspace.tsx'
import { tick } from '../../testing/tick.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { ListScreen } from './index.ts'

const fields = [{ prop: 'enterName', label: '委托单位' }]
const always = { testerId: '7' }
const columns = [{ key: 'enterName', header: '委托单位', sortable: true }]
const shared = writeFilter({
  version: 1,
  conditions: [
    {
      searchType: 'and',
      searchFilter: 'enterName',
      searchOp: 'LIKE',
      searchValue: '长沙',
      valueType: 'text',
      isSearchTime: false,
      startTime: null,
      endTime: null,
    },
  ],
})

let opened = 0
/** A tab of its own for each test: how a list stands is kept by tab. */
const newTab = () => ({ key: `orders-${++opened}`, value: '/order/order-list/index', query: {} })
const at = (place: Readonly<Record<string, string>>) => `/order/order-list/index?${new URLSearchParams(place)}`

/** What the workspace says in passing. */
function Said() {
  return <Toasts centre={useWorkspace().toasts} />
}

async function open(place: Readonly<Record<string, string>>) {
  serve(() => null)
  const asked: PageRequest[] = []
  const load = async (request: PageRequest) => {
    asked.push(request)
    return { records: [{ id: '1', enterName: '长沙星麓' }], total: 1 }
  }
  await render(
    <InWorkspace path={at(place)}>
      <div style={{ height: 600, display: 'grid' }}>
        <OpenTab value={newTab()}>
          <ListScreen title="委托单" resCode="order" fields={fields} columns={columns} load={load} />
        </OpenTab>
      </div>
      <Said />
    </InWorkspace>,
  )
  await expect.element(page.getByRole('gridcell', { name: '长沙星麓' })).toBeVisible()
  return asked
}

/** StrictMode mounts twice, and a list that is shown again asks again: the second time is the same question. */
const questions = (asked: readonly PageRequest[]) => [
  ...new Set(asked.filter(({ size }) => size !== 1).map((one) => JSON.stringify(one))),
]
/** Requests for a number alone. */
const counts = (asked: readonly PageRequest[]) => asked.filter(({ size }) => size === 1)

test('[ADV-7] conditions in the address are all that is asked for: the list is not asked without them first', async () => {
  const asked = await open({ filter: shared })
  expect(questions(asked)).toHaveLength(1)
  expect(asked[0]).toMatchObject({ searchType: 'Y', searchListVO: [{ filter: '{"enterName":"长沙"}' }] })
})

test('[ADV-7] conditions that fit nothing are said, and the list shows what it shows without them', async () => {
  const asked = await open({ filter: 'rubbish' })
  expect(questions(asked)).toHaveLength(1)
  expect(asked[0]).toMatchObject({ searchType: 'N' })
  await expect.element(page.getByText(/原条件未变/)).toBeVisible()
})

test('[ADV-7] an address says the part, what is typed, the order, the page and its size; one question asks for all of it', async () => {
  const asked = await open({ search: '{"enterName":"星"}', sort: '-enterName', page: '3', size: '200' })
  expect(questions(asked)).toHaveLength(1)
  expect(asked[0]).toMatchObject({ current: 3, size: 200, searchParam: { filter: '{"enterName":"星"}' }, descs: 'enterName' })
  await expect.element(page.getByRole('search').getByRole('textbox', { name: '委托单位' })).toHaveValue('星')
  expect(page.getByText(/已忽略/).elements()).toEqual([])
})

test.each([
  ['a part that is none', { view: 'none' }],
  ['a page that is no number', { page: '-1' }],
  ['a page without end', { page: '9'.repeat(40) }],
  ['a size that is not offered', { size: '7' }],
  ['an order by what is no column', { sort: 'password' }],
  ['typed text that is no JSON', { search: '{"enterName"' }],
  ['a field that there is not', { search: '{"__proto__":"x"}' }],
  ['a value of another kind', { search: '{"enterName":{"$ne":1}}' }],
])('[ADV-7] of an address with %s the rest holds, and it is said', async (_what, place: Readonly<Record<string, string>>) => {
  const asked = await open({ ...place, filter: shared })
  expect(questions(asked)).toHaveLength(1)
  expect(asked[0]).toMatchObject({ current: 1, size: 50, searchListVO: [{ filter: '{"enterName":"长沙"}' }] })
  expect(asked[0]?.searchParam?.filter ?? '{}').toBe('{}')
  await expect.element(page.getByText('地址中有些内容不适用于此列表，已忽略').first()).toBeVisible()
})

test('[ADV-7] without conditions in the address it asks at once', async () => {
  const asked = await open({})
  expect(asked[0]).toMatchObject({ searchType: 'N' })
})

const views = [
  { value: 'all', label: '全部', filter: {} },
  { value: 'open', label: '检测中', filter: { state: '300' } },
]
const total = { all: 31, open: 4 }
const says = (words: string) => expect.element(page.getByRole('status').filter({ hasText: words })).toHaveTextContent(words)

test('the advanced panel says how many rows a search would find, of the part and the fields of the bar; closed it asks nothing', async () => {
  serve(() => null)
  const asked: PageRequest[] = []
  const load = async (request: PageRequest) => {
    asked.push(request)
    const isOpen = JSON.stringify(request).includes('300')
    return { records: [{ id: '1', enterName: '长沙星麓' }], total: isOpen ? total.open : total.all }
  }
  await render(
    <InWorkspace>
      <div style={{ height: 600, display: 'grid' }}>
        <ListScreen
          title="委托单"
          resCode="counted"
          fields={fields}
          columns={columns}
          load={load}
          always={always}
          views={views}
        />
      </div>
    </InWorkspace>,
  )
  const panel = page.getByRole('region', { name: '高级查询' })
  await page.getByRole('button', { name: '高级查询' }).click()
  await panel.getByRole('button', { name: /条件 1 字段/ }).click()
  await page.getByRole('option', { name: '委托单位', exact: true }).click()
  await panel.getByRole('textbox', { name: '条件 1 值' }).fill('长沙')
  await says('符合 31 条，查询后生效')
  expect(counts(asked)).toMatchObject([
    {
      current: 1,
      searchType: 'Y',
      searchListVO: [{ filter: '{"enterName":"长沙"}' }],
      searchParam: { filter: '{"testerId":"7"}' },
    },
  ])
  await tick(page.getByRole('radio', { name: '检测中' }))
  await says('符合 4 条，查询后生效')
  expect(counts(asked).at(-1)).toMatchObject({ searchParam: { filter: '{"testerId":"7","state":"300"}' } })
  await page.getByRole('search').getByRole('textbox', { name: '委托单位' }).fill('星麓')
  await expect
    .poll(() => counts(asked).at(-1))
    .toMatchObject({ searchParam: { filter: '{"testerId":"7","state":"300","enterName":"星麓"}' } })
  await page.getByRole('search').getByRole('button', { name: '查询', exact: true }).click()
  await says('符合 4 条')
  const before = counts(asked).length
  await page.getByRole('button', { name: /^高级查询/ }).click()
  await page.getByRole('search').getByRole('textbox', { name: '委托单位' }).fill('星')
  await page.getByRole('search').getByRole('button', { name: '查询', exact: true }).click()
  const began = performance.now()
  // Longer than a question rests.
  await expect.poll(() => performance.now() - began).toBeGreaterThan(600)
  expect(counts(asked)).toHaveLength(before)
})

test('a search counts anew what was counted before it: others have worked meanwhile', async () => {
  serve(() => null)
  let rows = 31
  const load = async () => ({ records: [{ id: '1', enterName: '长沙星麓' }], total: rows })
  await render(
    <InWorkspace path={at({ filter: shared })}>
      <div style={{ height: 600, display: 'grid' }}>
        <OpenTab value={newTab()}>
          <ListScreen title="委托单" resCode="counted" fields={fields} columns={columns} load={load} />
        </OpenTab>
      </div>
    </InWorkspace>,
  )
  await says('符合 31 条')
  rows = 30
  await page.getByRole('search').getByRole('button', { name: '查询', exact: true }).click()
  await says('符合 30 条')
  await expect.element(page.getByText('共 30 条')).toBeVisible()
})

test('[ADV-5] a search that is refused is said by the label of its field', async () => {
  serve(() => null)
  const load = async () => {
    throw new CallProblem('refused', '字段「enterName」的查询值不正确', { code: 400, reason: 'search.value' })
  }
  await render(
    <InWorkspace path={at({})}>
      <div style={{ height: 600, display: 'grid' }}>
        <OpenTab value={newTab()}>
          <ListScreen title="委托单" resCode="order" fields={fields} columns={columns} load={load} />
        </OpenTab>
      </div>
    </InWorkspace>,
  )
  await expect.element(page.getByText('字段「委托单位」的查询值不正确')).toBeVisible()
})

const more = [...columns, { key: 'note', header: '备注' }]
const hiddenAtFirst = ['note']
test('[COL-1] a column that most can do without is shown once somebody chose it', async () => {
  serve(() => null)
  const load = async () => ({ records: [{ id: '1', enterName: '长沙星麓', note: '加急' }], total: 1 })
  await render(
    <InWorkspace>
      <div style={{ height: 600, display: 'grid' }}>
        <ListScreen title="委托单" resCode="noted" fields={fields} columns={more} hiddenAtFirst={hiddenAtFirst} load={load} />
      </div>
    </InWorkspace>,
  )
  await expect.element(page.getByRole('gridcell', { name: '长沙星麓' })).toBeVisible()
  await expect.element(page.getByRole('columnheader', { name: '备注' })).not.toBeInTheDocument()
  await page.getByRole('button', { name: '列设置' }).click()
  await tick(page.getByRole('checkbox', { name: '备注' }))
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect.element(page.getByRole('columnheader', { name: '备注', includeHidden: true })).toBeInTheDocument()
})

test('[TBL-1] more rows than were counted are said to be over the number, and deep pages are asked behind the one before', async () => {
  serve(() => null)
  const asked: PageRequest[] = []
  const load = async (request: PageRequest) => {
    asked.push(request)
    const behind = request.current * request.size
    const total = 1000 * Math.ceil((behind + 1) / 1000)
    const records = [{ id: `${request.current}`, enterName: `第 ${request.current} 页` }]
    return { records, total, totalIsCapped: true, cursor: `behind ${request.current}` }
  }
  await render(
    <InWorkspace>
      <div style={{ height: 600, display: 'grid' }}>
        <ListScreen title="委托单" resCode="deep" fields={fields} columns={columns} load={load} />
      </div>
    </InWorkspace>,
  )
  await expect.element(page.getByText('1,000+', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: '第 20 页' }).click()
  await expect.element(page.getByRole('gridcell', { name: '第 20 页' })).toBeVisible()
  await page.getByRole('button', { name: '下一页' }).click()
  await expect.element(page.getByRole('gridcell', { name: '第 21 页' })).toBeVisible()
  await expect.element(page.getByText('2,000+', { exact: false })).toBeVisible()
  expect(asked.find(({ current }) => current === 20)?.after).toBeUndefined()
  expect(asked.find(({ current }) => current === 21)?.after).toBe('behind 20')
})
