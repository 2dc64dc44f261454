import { expect, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '../button/index.ts'
import { provesKeys } from '../testing/reference/proves-keys.ts'
import '../theme/index.ts'
import { MenuButton } from './index.ts'
import { menuReference } from './menu.reference.ts'

const done = vi.fn<(id: string) => void>()

const begin = async () => {
  done.mockClear()
  await render(
    <MenuButton
      label="更多"
      actions={[
        { id: 'open', label: '打开', onAction: () => done('open') },
        { id: 'finish', label: '完成', disabledReason: '还有 3 项检测没有完成' },
        { id: 'pdf', label: 'PDF', onAction: () => done('pdf') },
        { id: 'void', label: '作废', onAction: () => done('void') },
      ]}
    >
      <Button>更多</Button>
    </MenuButton>,
  )
  await userEvent.tab()
}
const item = (name: string) => page.getByRole('menuitem', { name })
const opened = async () => {
  await begin()
  await userEvent.keyboard('{Enter}')
  await expect.element(item('打开')).toHaveFocus()
}
const goneBack = async () => {
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: '更多' })).toHaveFocus()
}

provesKeys(menuReference, {
  Enter: async () => {
    await opened()
    await userEvent.keyboard('{Enter}')
    await goneBack()
    expect(done.mock.calls).toEqual([['open']])
  },
  Space: async () => {
    await begin()
    await userEvent.keyboard(' ')
    await expect.element(item('打开')).toHaveFocus()
    await userEvent.keyboard(' ')
    await goneBack()
    expect(done.mock.calls).toEqual([['open']])
  },
  Down: async () => {
    await begin()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(item('打开')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(item('PDF')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect.element(item('打开')).toHaveFocus()
  },
  Up: async () => {
    await begin()
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(item('作废')).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
    await expect.element(item('作废')).toHaveFocus()
  },
  'Home, End': async () => {
    await opened()
    await userEvent.keyboard('{End}')
    await expect.element(item('作废')).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect.element(item('打开')).toHaveFocus()
  },
  Letters: async () => {
    await opened()
    await userEvent.keyboard('pd')
    await expect.element(item('PDF')).toHaveFocus()
  },
  Tab: async () => {
    await opened()
    await userEvent.tab()
    await goneBack()
    expect(done).not.toHaveBeenCalled()
  },
  Escape: async () => {
    await opened()
    await userEvent.keyboard('{Escape}')
    await goneBack()
    expect(done).not.toHaveBeenCalled()
  },
})
