import { expect, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MessagesProvider } from '../i18n/index.ts'
import { provesKeys } from '../testing/reference/proves-keys.ts'
import '../theme/index.ts'
import { UserMenu } from './index.ts'
import { userMenuReference } from './user-menu.reference.ts'

const done = vi.fn<(id: string) => void>()
const begin = async () => {
  done.mockClear()
  await render(
    <MessagesProvider>
      <UserMenu name="周岚" actions={['首页', '退出系统'].map((label) => ({ id: label, label, onAction: () => done(label) }))} />
    </MessagesProvider>,
  )
  await userEvent.tab()
}
const item = (name: string) => page.getByRole('menuitem', { name })
const isBack = async () => {
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: '用户菜单，周岚' })).toHaveFocus()
}

provesKeys(userMenuReference, {
  Enter: async () => {
    await begin()
    await userEvent.keyboard('{Enter}')
    await expect.element(item('首页')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await isBack()
    expect(done.mock.calls).toEqual([['首页']])
  },
  Space: async () => {
    await begin()
    await userEvent.keyboard(' ')
    await expect.element(item('首页')).toHaveFocus()
    await userEvent.keyboard(' ')
    await isBack()
    expect(done.mock.calls).toEqual([['首页']])
  },
  Down: async () => {
    await begin()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(item('首页')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(item('退出系统')).toHaveFocus()
  },
  Up: async () => {
    await begin()
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(item('退出系统')).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(item('首页')).toHaveFocus()
  },
  Escape: async () => {
    await begin()
    await userEvent.keyboard('{Enter}')
    await expect.element(item('首页')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await isBack()
    expect(done).not.toHaveBeenCalled()
  },
})
