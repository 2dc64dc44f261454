import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MessagesProvider } from '../i18n/index.ts'
import { type ShellMenuOptions, TopMenu, useShellMenu } from './index.ts'

const entry = (id: string, name: string) => ({ id, name, path: `/${id}` })

function Subject(options: Partial<ShellMenuOptions>) {
  const menu = useShellMenu({
    loadMenu: async () => ({ top: [entry('reception', '业务受理')], tree: [entry('orders', '委托单')], roles: [] }),
    loadSideMenu: async () => [entry('orders', '委托单')],
    ...options,
  })
  return (
    <MessagesProvider>
      <TopMenu actor={menu} homeLabel="首页" />
    </MessagesProvider>
  )
}

test('[SHELL-2] the menus are asked for at once, and a chosen entry is told once its side menu is there', async () => {
  const chosen = vi.fn()
  const loaded = vi.fn()
  const loadSideMenu = vi.fn(async () => [entry('orders', '委托单')])
  await render(<Subject loadSideMenu={loadSideMenu} onChosen={chosen} onLoaded={loaded} homePath="/home" />)
  await page.getByRole('link', { name: '业务受理' }).click()
  await expect.poll(() => chosen.mock.calls).toEqual([['/orders/index']])
  expect(loadSideMenu.mock.calls.map(([topId]: unknown[]) => topId)).toEqual(['reception'])
  expect(loaded.mock.lastCall?.[0].map(({ paths }: { paths: readonly string[] }) => paths[0])).toContain('/orders/index')
  await page.getByRole('link', { name: '首页' }).click()
  await expect.poll(() => chosen.mock.lastCall).toEqual(['/home'])
})

test('[SHELL-2] a failure is told to the log', async () => {
  const failed = vi.fn()
  await render(<Subject loadMenu={async () => Promise.reject(new Error('offline'))} onFailed={failed} />)
  await expect.poll(() => failed.mock.calls).toEqual([['offline']])
})
