import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '@etalon/ui/theme'
import { InWorkspace, serve } from '../testing/in-workspace.tsx'
import { Shell } from './Shell.tsx'

test('[LOG-1] the user menu says how many errors were caught, and leads to them and back', async () => {
  serve(() => undefined)
  await render(
    <InWorkspace>
      <Shell />
    </InWorkspace>,
  )
  const menu = page.getByRole('button', { name: /^用户菜单/ })
  await menu.click()
  // Another page of this origin may have kept some.
  const entry = page.getByRole('menuitem', { name: /^本地日志/ })
  await expect.element(entry).toBeVisible()
  const kept = Number(/\d+/.exec(entry.element().textContent ?? '')?.[0] ?? 0)
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('no such part'), message: 'no such part' }))
  await page.getByRole('menuitem', { name: `本地日志（${kept + 1}）`, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: '本地日志' })
  await expect.element(dialog.getByText('Error: no such part', { exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: '关闭' }).click()
  await expect.element(menu).toHaveFocus()
})

test('[A11Y-2] ? and the user menu open the list of the keys that work here, and it leads back', async () => {
  serve(() => undefined)
  await render(
    <InWorkspace>
      <Shell />
    </InWorkspace>,
  )
  const menu = page.getByRole('button', { name: /^用户菜单/ })
  await menu.click()
  await page.getByRole('menuitem', { name: '快捷键' }).click()
  const dialog = page.getByRole('dialog', { name: '快捷键' })
  await expect.element(dialog.getByText('关闭所在标签', { exact: true })).toBeVisible()
  await dialog.getByRole('searchbox').fill('F6')
  await expect.element(dialog.getByText('到消息提示，处理后回到原处', { exact: true })).toBeVisible()
  expect(dialog.getByRole('term').elements()).toHaveLength(1)
  await dialog.getByRole('button', { name: '关闭' }).click()
  await expect.element(menu).toHaveFocus()
  await userEvent.keyboard('?')
  await expect.element(dialog).toBeVisible()
})
