import type { PickupNotice } from '@etalon/machines/notice-popup'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MessagesProvider } from '../i18n/index.ts'
import '../theme/index.ts'
import { provesKeys } from '../testing/reference/proves-keys.ts'
import { NoticePopup, type NoticePopupOptions, useNoticePopup } from './index.ts'
import { noticePopupReference } from './notice-popup.reference.ts'

const notice = (pickupNo: string): PickupNotice => ({
  customerName: `单位 ${pickupNo}`,
  pickupTime: '2026-11-20 14:30',
  pickupNo,
  instrumentCount: 8,
})
const chosen = vi.fn<(path: string) => void>()
const failed = vi.fn<(error: unknown) => void>()

const viewed = vi.fn<(path: string) => void>()

function Subject(options: Partial<NoticePopupOptions>) {
  const actor = useNoticePopup({
    loadNotices: async () => [notice('A1'), notice('A2')],
    onChosen: chosen,
    onFailed: failed,
    ...options,
  })
  return (
    <MessagesProvider>
      <button type="button">elsewhere</button>
      <NoticePopup actor={actor} onViewAll={viewed} />
    </MessagesProvider>
  )
}
const begin = (options: Partial<NoticePopupOptions> = {}) => {
  chosen.mockClear()
  failed.mockClear()
  viewed.mockClear()
  return render(<Subject {...options} />)
}
const popup = () => page.getByRole('region', { name: /取样通知/ })

test('[SHELL-9] it lists who, when, number and count, at 320 × 190, and is read aloud', async () => {
  await begin({ stays: 60_000 })
  await expect.element(popup()).toBeVisible()
  await expect.element(page.getByRole('button', { name: /单位 A1.*8.*2026-11-20 14:30.*A1/ })).toBeVisible()
  const { width, height } = popup().element().getBoundingClientRect()
  expect([width, height]).toEqual([320, 190])
  expect(popup().element().closest('[role=status]')).not.toBeNull()
})

test('[SHELL-9] on a phone, where buttons are higher, two notices are whole, and nobody is told to point at them', async () => {
  await page.viewport(390, 844)
  await begin({ stays: 60_000 })
  await expect.element(popup()).toBeVisible()
  const list = popup().element().querySelector('ul')
  const second = list?.querySelectorAll('li')[1]
  expect(second?.getBoundingClientRect().bottom).toBeLessThanOrEqual(list?.getBoundingClientRect().bottom ?? 0)
  await page.viewport(1280, 800)
})

test('[SHELL-9] it goes by itself, but not under the pointer or with the focus', async () => {
  // Long enough for the pointer to come on a busy machine.
  await begin({ stays: 1500 })
  await expect.element(popup()).toBeVisible()
  await userEvent.hover(popup())
  await new Promise((resolve) => setTimeout(resolve, 2000))
  await expect.element(popup()).toBeVisible()
  page.getByRole('button', { name: /A1/ }).element().focus()
  await userEvent.hover(page.getByRole('button', { name: 'elsewhere' }))
  await new Promise((resolve) => setTimeout(resolve, 2000))
  await expect.element(popup()).toBeVisible()
  page.getByRole('button', { name: 'elsewhere' }).element().focus()
  await expect.element(popup()).not.toBeInTheDocument()
})

test('[SHELL-9] a chosen notice goes to the pickups that wait', async () => {
  await begin({ stays: 60_000 })
  await page.getByRole('button', { name: /A2/ }).click()
  expect(chosen).toHaveBeenCalledWith('/appointment-pickup-manage/appointment-pickup/acceptance-index', notice('A2'))
  await expect.element(popup()).not.toBeInTheDocument()
})

/** With the focus on its first notice, from the button before it. */
const inside = async () => {
  await begin({ stays: 60_000 })
  await expect.element(popup()).toBeVisible()
  await page.getByRole('button', { name: 'elsewhere' }).click()
  await userEvent.keyboard('{Tab}{Tab}')
  await expect.element(page.getByRole('button', { name: /A1/ })).toHaveFocus()
}
const isGone = async () => {
  await expect.element(popup()).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'elsewhere' })).toHaveFocus()
}

provesKeys(noticePopupReference, {
  Tab: async () => {
    await inside()
    await userEvent.tab()
    await expect.element(page.getByRole('button', { name: /A2/ })).toHaveFocus()
  },
  Enter: async () => {
    await inside()
    await userEvent.keyboard('{Enter}')
    expect(chosen).toHaveBeenCalledWith('/appointment-pickup-manage/appointment-pickup/acceptance-index', notice('A1'))
    await isGone()
  },
  Escape: async () => {
    await inside()
    await userEvent.keyboard('{Escape}')
    await isGone()
  },
})

test('[SHELL-9] [A11Y-2] closed by its button, the focus is where it was before', async () => {
  await inside()
  await userEvent.tab({ shift: true })
  await userEvent.keyboard('{Enter}')
  await isGone()
})

test('[SHELL-9] a failure is silent, and told to the log alone', async () => {
  await begin({
    loadNotices: async () => {
      throw new Error('no network')
    },
  })
  await expect.poll(() => failed.mock.calls.length).toBe(1)
  expect(popup().elements()).toHaveLength(0)
})

test('[SHELL-9] all that wait are one press away, and how many more there are than have room is said', async () => {
  await begin({ stays: 60_000, loadNotices: async () => ['A1', 'A2', 'A3', 'A4'].map(notice) })
  await expect.element(popup().getByText('下面还有 2 条')).toBeVisible()
  const { bottom } = popup().getByRole('list').element().getBoundingClientRect()
  const rows = popup().getByRole('listitem').elements()
  expect(rows.filter((row) => row.getBoundingClientRect().bottom <= bottom)).toHaveLength(2)
  await popup().getByRole('button', { name: '查看全部' }).click()
  expect(viewed).toHaveBeenCalledWith('/appointment-pickup-manage/appointment-pickup/acceptance-index')
  await expect.element(popup()).not.toBeInTheDocument()
})

test('[SHELL-9] its time runs down in sight, stands still under the pointer, and goes on from there', async () => {
  await begin({ stays: 60_000 })
  const bar = () => popup().element().querySelector('[data-counting]') as HTMLElement
  const share = () => bar().getBoundingClientRect().width / 320
  await expect.element(popup()).toBeVisible()
  // The pointer may lie where the pop-up comes, from the test before.
  await userEvent.hover(page.getByRole('button', { name: 'elsewhere' }))
  const motions = () =>
    bar()
      .getAnimations()
      .map(({ playState }) => playState)
  await expect.poll(motions).toEqual(['running'])
  await expect.poll(share).toBeLessThan(1)
  await userEvent.hover(popup())
  await expect.poll(() => bar().dataset.counting).toBe('false')
  const held = share()
  expect(held).toBeLessThan(1)
  expect(motions()).toEqual([])
  await userEvent.hover(page.getByRole('button', { name: 'elsewhere' }))
  await expect.poll(() => bar().dataset.counting).toBe('true')
  await expect.poll(share).toBeLessThan(held)
})
