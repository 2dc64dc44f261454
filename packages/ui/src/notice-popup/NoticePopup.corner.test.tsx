import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MessagesProvider } from '../i18n/index.ts'
import '../theme/index.ts'
import { createToasts, Toasts } from '../toast/index.ts'
import { NoticePopup, useNoticePopup } from './index.ts'

const centre = createToasts()

function Subject({ count }: { count: number }) {
  const actor = useNoticePopup({
    stays: 60_000,
    loadNotices: async () =>
      Array.from({ length: count }, (_, place) => ({
        customerName: '长沙星麓精工机械有限公司',
        pickupTime: '2026-11-27 09:00',
        pickupNo: `QJ2611000${place}`,
        instrumentCount: 3,
      })),
    onChosen: () => {},
  })
  return (
    <MessagesProvider>
      <NoticePopup actor={actor} onViewAll={() => {}} />
      <Toasts centre={centre} />
    </MessagesProvider>
  )
}

const popup = () => page.getByRole('region', { name: /取样通知/ })
/** Where the lowest toast ends. */
const toastsEnd = () =>
  Math.max(
    ...page
      .getByRole('alertdialog')
      .elements()
      .map((toast) => toast.getBoundingClientRect().bottom),
  )

for (const [width, count] of [
  [1280, 2],
  [390, 5],
] as const) {
  test(`[SHELL-9] in ${width} px toasts stand above a notice of pickups, it above the pages of a list, and they where they stood before once it is gone`, async () => {
    await page.viewport(width, 800)
    onTestFinished(async () => {
      centre.clear()
      await page.viewport(1280, 800)
    })
    await render(<Subject count={count} />)
    await expect.element(popup()).toBeVisible()
    centre.show({ tone: 'danger', title: '没有保存', detail: '填写的内容还在，请稍后再试。' })
    centre.show({ tone: 'success', title: '已保存' }, 60)
    await expect.element(page.getByText('已保存')).toBeVisible()
    // The popup rises while it appears.
    await expect.poll(() => popup().element().getAnimations().length).toBe(0)
    const { top, bottom } = popup().element().getBoundingClientRect()
    expect(toastsEnd()).toBeLessThanOrEqual(top - 4)
    // The pages of a list are at the foot.
    expect(Math.round(innerHeight - bottom)).toBe(72)
    await popup().getByRole('button', { name: '关闭' }).click()
    await expect.element(popup()).not.toBeInTheDocument()
    expect(Math.round(innerHeight - toastsEnd())).toBe(72)
  })
}
