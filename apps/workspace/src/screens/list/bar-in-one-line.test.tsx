import type { PageRequest } from '@etalon/api/contract'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '@etalon/ui/theme'
import { OpenTab } from '../../shell/use-kept-place.ts'
import { InWorkspace, serve } from '../../testing/in-workspace.tsx'
import { ListScreen } from './index.ts'

const said = {
  zh: {
    fields: [
      { prop: 'account', label: '用户名' },
      { prop: 'realName', label: '姓名' },
      { prop: 'phone', label: '手机号', showSearch: false },
    ],
    export: '导出',
    everything: /导出全部.*Excel/,
    exporting: '正在导出',
    failed: '重试',
    columns: '列设置',
  },
  en: {
    fields: [
      { prop: 'account', label: 'User name' },
      { prop: 'realName', label: 'Name' },
      { prop: 'phone', label: 'Mobile', showSearch: false },
    ],
    export: 'Export',
    everything: /everything.*Excel/,
    exporting: 'Exporting',
    failed: /retry|try again/i,
    columns: 'Columns',
  },
} as const
type Language = keyof typeof said

let opened = 0

/** A list in a place of this width, whose export goes on until it is told to fail. */
async function open(language: Language, width: number) {
  serve(() => null)
  await page.viewport(1280, 800)
  let fail: (() => void) | undefined
  const load = async ({ size }: PageRequest) => {
    // A file is asked for by the thousand.
    if (size === 1000)
      await new Promise((_, refuse) => {
        fail = () => refuse(new Error('full'))
      })
    return { records: [{ id: '1', account: 'reception' }], total: 1_234_567 }
  }
  await render(
    <InWorkspace language={language}>
      <div style={{ width, height: 600, display: 'grid' }}>
        <OpenTab value={{ key: `bars-${++opened}`, value: '/system/user', query: {} }}>
          <ListScreen
            title="Users"
            resCode="user"
            fields={said[language].fields}
            columns={[{ key: 'account', header: 'User name' }]}
            load={load}
          />
        </OpenTab>
      </div>
    </InWorkspace>,
  )
  await expect.element(page.getByRole('gridcell', { name: 'reception' })).toBeVisible()
  // What writes the file comes when it is wanted: only then are rows asked for, and can fail to come.
  return async () => {
    await expect.poll(() => fail).toBeDefined()
    fail?.()
  }
}

/** The fields and buttons of the bar whose middle is not where that of the first one is, and whether something is cut. */
const lines = () => {
  const bar = page.getByRole('search').element()
  const inSight = [...bar.querySelectorAll('input, button')].filter((one) => one.getBoundingClientRect().width > 1)
  const middle = (one: Element | undefined) => {
    const { top = 0, height = 0 } = one?.getBoundingClientRect() ?? {}
    return top + height / 2
  }
  const elsewhere = inSight.filter((one) => Math.abs(middle(one) - middle(inSight[0])) > 3)
  return { elsewhere: elsewhere.map((one) => one.textContent || one.ariaLabel), isCut: bar.scrollWidth > bar.clientWidth }
}
const inOneLine = { elsewhere: [], isCut: false }

/** Beside the side menu of a window of 1280 px, and there beside a tree too. */
for (const width of [1080, 872]) {
  for (const language of ['zh', 'en'] as const) {
    test(`[TBL-6] in ${width} px the bar stands in one line, also while an export goes on and where it failed, in ${language}`, async () => {
      const fail = await open(language, width)
      expect(lines()).toEqual(inOneLine)
      await page.getByRole('button', { name: said[language].export, exact: true }).click()
      await page.getByRole('menuitem', { name: said[language].everything }).click()
      const progress = page.getByRole('progressbar', { name: said[language].exporting })
      await expect.element(progress).toHaveAttribute('aria-valuemax', '1234567')
      expect(lines()).toEqual(inOneLine)
      const track = progress.element().querySelector('span')?.getBoundingClientRect()
      expect([(track?.width ?? 0) > 30, track?.height]).toEqual([true, 4])
      await fail()
      await expect.element(page.getByRole('search').getByRole('button', { name: said[language].failed })).toBeVisible()
      expect(lines()).toEqual(inOneLine)
    })
  }
}

test('[A11Y-2] a button that shows its icon alone beside a tree is called as before, and says so to a pointer and a key', async () => {
  await open('en', 872)
  const columns = page.getByRole('button', { name: said.en.columns, exact: true })
  expect(columns.element().getBoundingClientRect().width).toBeLessThan(48)
  await userEvent.hover(columns)
  onTestFinished(() => userEvent.unhover(columns))
  await expect.element(page.getByRole('tooltip', { name: said.en.columns })).toBeVisible()
})

test('[A11Y-2] a button that shows its word has no tip that says it again', async () => {
  await open('en', 1080)
  const columns = page.getByRole('button', { name: said.en.columns, exact: true })
  expect(columns.element().getBoundingClientRect().width).toBeGreaterThan(60)
  await userEvent.hover(columns)
  onTestFinished(() => userEvent.unhover(columns))
  // Tips appear after half a second; the tip of its neighbour is the clock.
  await userEvent.hover(page.getByRole('button', { name: 'Print the list' }))
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('Print the list')
})
