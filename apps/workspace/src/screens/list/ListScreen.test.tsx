import type { PageRequest } from '@etalon/api/contract'
import { writeFilter } from '@etalon/machines/advanced-filter'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '@etalon/ui/theme'
import { InWorkspace, serve } from '../../testing/in-workspace.tsx'
import { ListScreen } from './index.ts'

const fields = [{ prop: 'enterName', label: '委托单位' }]
const columns = [{ key: 'enterName', header: '委托单位' }]
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

async function open(filter: string | undefined) {
  serve(() => null)
  const asked: PageRequest[] = []
  const load = async (request: PageRequest) => {
    asked.push(request)
    return { records: [{ id: '1', enterName: '长沙星麓' }], total: 1 }
  }
  await render(
    <InWorkspace>
      <div style={{ height: 600, display: 'grid' }}>
        <ListScreen title="委托单" resCode="order" fields={fields} columns={columns} load={load} filter={filter} />
      </div>
    </InWorkspace>,
  )
  await expect.element(page.getByRole('gridcell', { name: '长沙星麓' })).toBeVisible()
  return asked
}

/** StrictMode mounts twice, and a list that is shown again asks again: the second time is the same question. */
const questions = (asked: readonly PageRequest[]) => [...new Set(asked.map((one) => JSON.stringify(one)))]

test('[ADV-7] conditions in the address are all that is asked for: the list is not asked without them first', async () => {
  const asked = await open(shared)
  expect(questions(asked)).toHaveLength(1)
  expect(asked[0]).toMatchObject({ searchType: 'Y', searchListVO: [{ filter: '{"enterName":"长沙"}' }] })
})

test('[ADV-7] conditions that fit nothing are said, and the list shows what it shows without them', async () => {
  const asked = await open('rubbish')
  expect(questions(asked)).toHaveLength(1)
  expect(asked[0]).toMatchObject({ searchType: 'N' })
  await expect.element(page.getByText(/原条件未变/)).toBeVisible()
})

test('[ADV-7] without conditions in the address it asks at once', async () => {
  const asked = await open(undefined)
  expect(asked[0]).toMatchObject({ searchType: 'N' })
})

const more = [...columns, { key: 'note', header: '备注' }]
const hiddenAtFirst = ['note']
test('[COL-1] a column that most can do without is shown once somebody chose it', async () => {
  serve(() => null)
  const load = async () => ({ records: [{ id: '1', enterName: '长沙星麓', note: '加急' }], total: 1 })
  await render(
    <InWorkspace>
      <div style={{ height: 600, display: 'grid' }}>
        <ListScreen
          title="委托单"
          resCode="noted"
          fields={fields}
          columns={more}
          hiddenAtFirst={hiddenAtFirst}
          load={load}
          filter={undefined}
        />
      </div>
    </InWorkspace>,
  )
  await expect.element(page.getByRole('gridcell', { name: '长沙星麓' })).toBeVisible()
  await expect.element(page.getByRole('columnheader', { name: '备注' })).not.toBeInTheDocument()
  await page.getByRole('button', { name: '列设置' }).click()
  await page.getByRole('checkbox', { name: '备注' }).click({ force: true })
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect.element(page.getByRole('columnheader', { name: '备注', includeHidden: true })).toBeInTheDocument()
})
