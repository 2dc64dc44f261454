import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MessagesProvider } from '../i18n/index.ts'
import '../theme/index.ts'
import { momentText } from '../iso-date/index.ts'
import { provesKeys } from '../testing/reference/proves-keys.ts'
import { Timeline, type TimelineEntry } from './index.ts'
import { timelineReference } from './timeline.reference.ts'

const entries: readonly TimelineEntry[] = [
  { id: '1', title: '登记', when: '2026-11-18T01:02:00Z', who: '周岚', to: '草稿' },
  { id: '2', title: '提交', when: '2026-11-18T02:03:00Z', who: '周岚', from: '草稿', to: '待受理' },
  { id: '3', title: '退回登记', when: '2026-11-18T03:04:00Z', who: '高嵘', from: '待受理', to: '草稿', reason: '联系人不完整' },
  { id: '4', title: '修改', when: '2026-11-18T16:05:00Z', who: '周岚' },
  { id: '5', title: '提交', when: '2026-11-19T01:06:00Z', who: '周岚', from: '草稿', to: '待受理' },
]
const items = () => page.getByRole('list', { name: '变更记录' }).getByRole('listitem')
const titles = () =>
  items()
    .elements()
    .map((one) => one.textContent?.match(/^\D*?(登记|提交|退回登记|修改)/)?.[1])

test('[FLOW-2] each entry says what, from where to where, who, when and why', async () => {
  await render(<Timeline label="变更记录" entries={entries} />)
  const third = items().nth(2)
  await expect.element(third.getByText('退回登记')).toBeVisible()
  await expect.element(third.getByText('待受理')).toBeVisible()
  await expect.element(third.getByRole('img', { name: '变为' })).toBeVisible()
  await expect.element(third.getByText('草稿')).toBeVisible()
  await expect.element(third.getByText('高嵘')).toBeVisible()
  await expect.element(third.getByText('理由：联系人不完整')).toBeVisible()
  const time = third.getByText('2026-11-18 11:04').element()
  expect(time.tagName === 'TIME' && time.getAttribute('datetime')).toBe('2026-11-18T03:04:00Z')
})

test('[FLOW-2] what did not change a state, or had none before, shows no arrow', async () => {
  await render(<Timeline label="变更记录" entries={entries} />)
  await expect.element(items().nth(1).getByRole('img')).not.toBeInTheDocument()
  await expect.element(items().nth(4).getByText('草稿')).toBeVisible()
  await expect.element(items().nth(4).getByRole('img')).not.toBeInTheDocument()
})

test('[FLOW-2] the newest comes first, or the oldest', async () => {
  const screen = await render(<Timeline label="变更记录" entries={entries} />)
  expect(titles()).toEqual(['提交', '修改', '退回登记', '提交', '登记'])
  await screen.rerender(<Timeline label="变更记录" entries={entries} order="oldest-first" />)
  expect(titles()).toEqual(['登记', '提交', '退回登记', '修改', '提交'])
})

test('[I18N-2] moments follow the institute’s clock, over midnight too', () => {
  expect(momentText('2026-11-18T16:05:00Z')).toBe('2026-11-19 00:05')
  expect(momentText('2026-12-31T15:59:59.999Z')).toBe('2026-12-31 23:59')
  expect(momentText('2026-11-18T09:00:00+08:00')).toBe('2026-11-18 09:00')
  expect(momentText('yesterday')).toBe('yesterday')
})

const limits: readonly { limit: number; shown: number; more: string | undefined }[] = [
  { limit: 1, shown: 1, more: '再显示 4 条' },
  { limit: 3, shown: 3, more: '再显示 2 条' },
  // One alone is shown instead of a button.
  { limit: 4, shown: 5, more: undefined },
  { limit: 5, shown: 5, more: undefined },
]
for (const { limit, shown, more } of limits) {
  test(`of five with a limit of ${limit}, ${shown} are shown`, async () => {
    await render(<Timeline label="变更记录" entries={entries} limit={limit} />)
    expect(items().elements()).toHaveLength(shown)
    if (more === undefined) await expect.element(page.getByRole('button')).not.toBeInTheDocument()
    else await expect.element(page.getByRole('button', { name: more })).toBeVisible()
  })
}

const more = () => page.getByRole('button', { name: '再显示 3 条' })
provesKeys(timelineReference, {
  Tab: async () => {
    await render(<Timeline label="变更记录" entries={entries} limit={2} />)
    await userEvent.tab()
    await expect.element(more()).toHaveFocus()
  },
  'Enter, Space': async () => {
    for (const key of ['{Enter}', ' ']) {
      const screen = await render(<Timeline label="变更记录" entries={entries} limit={2} />)
      await userEvent.tab()
      await userEvent.keyboard(key)
      expect(items().elements()).toHaveLength(5)
      await expect.element(items().nth(2)).toHaveFocus()
      await screen.unmount()
    }
  },
})
test('where nothing has happened it says so', async () => {
  await render(<Timeline label="变更记录" entries={[]} empty="第一次提交后列出" />)
  await expect.element(page.getByText('还没有记录')).toBeVisible()
  await expect.element(page.getByText('第一次提交后列出')).toBeVisible()
  await expect.element(page.getByRole('list')).not.toBeInTheDocument()
})

test('on its way, it says so and shows no entry of before', async () => {
  await render(<Timeline label="变更记录" entries={entries} loading />)
  await expect.element(page.getByRole('status', { name: '变更记录 加载中……' })).toBeInTheDocument()
  await expect.element(page.getByRole('listitem')).not.toBeInTheDocument()
})

test('[I18N-1] it speaks English too', async () => {
  await render(
    <MessagesProvider language="en">
      <Timeline label="History" entries={entries} limit={3} />
    </MessagesProvider>,
  )
  await expect.element(page.getByText('Reason: 联系人不完整')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Show 2 more' })).toBeVisible()
})

test('on 320 px long words break and nothing scrolls sideways', async () => {
  await page.viewport(320, 600)
  const long = 'A'.repeat(120)
  await render(
    <Timeline label="变更记录" entries={[{ id: '1', title: long, when: '2026-11-18T01:02:00Z', who: '周岚', reason: long }]} />,
  )
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  await page.viewport(1280, 800)
})
