import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MessagesProvider } from '../i18n/index.ts'
import { MenuButton } from '../menu/index.ts'
import { provesKeys } from '../testing/reference/proves-keys.ts'
import { TextField } from '../text-field/index.ts'
import '../theme/index.ts'
import { Button } from '../button/index.ts'
import { Dialog, useDialog } from '../dialog/index.ts'
import { type Shortcut, Shortcuts, useShortcuts } from './index.ts'
import { shortcutsReference } from './shortcuts.reference.ts'
import { storyShortcuts } from './story-shortcuts.ts'

function Subject({ shortcuts = storyShortcuts('zh') }: { shortcuts?: readonly Shortcut[] }) {
  const dialog = useShortcuts()
  const other = useDialog('small')
  return (
    <MessagesProvider>
      <Button onPress={other.open}>委托单</Button>
      <TextField label="名称" />
      <MenuButton label="更多" actions={[{ id: 'print', label: '打印' }]}>
        <Button>更多</Button>
      </MenuButton>
      <Dialog actor={other.actor} title="委托单">
        内容
      </Dialog>
      <Shortcuts dialog={dialog} shortcuts={shortcuts} />
    </MessagesProvider>
  )
}

const list = () => page.getByRole('dialog', { name: '快捷键' })
const search = () => list().getByRole('searchbox', { name: '查找快捷键' })
const shown = () =>
  list()
    .getByRole('term')
    .elements()
    .map((term) => term.textContent)

provesKeys(shortcutsReference, {
  '?': async () => {
    await render(<Subject />)
    await userEvent.click(page.getByLabelText('名称'))
    await userEvent.keyboard('?')
    await expect.element(page.getByLabelText('名称')).toHaveValue('?')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('menu')).toBeVisible()
    await userEvent.keyboard('?{Escape}')
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
    await page.getByRole('button', { name: '委托单' }).click()
    await expect.element(page.getByRole('dialog', { name: '委托单' })).toBeVisible()
    await userEvent.keyboard('?')
    await page.getByRole('button', { name: '关闭' }).click()
    await expect.element(page.getByRole('button', { name: '委托单' })).toHaveFocus()
    expect(list().elements()).toEqual([])
    await userEvent.keyboard('?')
    await expect.element(list()).toBeVisible()
    await list().getByRole('button', { name: '关闭' }).click()
    await expect.element(page.getByRole('button', { name: '委托单' })).toHaveFocus()
  },
  Tab: async () => {
    await render(<Subject />)
    await userEvent.keyboard('?')
    await expect.element(search()).toHaveFocus()
    await userEvent.tab()
    await expect.element(list().getByRole('group', { name: '快捷键' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await userEvent.tab({ shift: true })
    await expect.element(list().getByRole('button', { name: '关闭' })).toHaveFocus()
  },
  Letters: async () => {
    await render(<Subject />)
    await userEvent.keyboard('?')
    await expect.element(search()).toHaveFocus()
    await userEvent.keyboard('标签 ctrl')
    await expect.poll(shown).toEqual(['标签左移', '标签右移'])
    await expect.element(list().getByRole('status')).toHaveTextContent('2 个快捷键')
    await search().fill('打印')
    await expect.element(list().getByText('没有与“打印”有关的快捷键')).toBeVisible()
  },
})

test('[A11Y-2] shortcuts stand under their groups in the order in which they come; a short list has no search', async () => {
  await render(<Subject shortcuts={storyShortcuts('zh').slice(3, 6)} />)
  await userEvent.keyboard('?')
  await expect.element(list().getByRole('region', { name: '处处' })).toHaveTextContent('处处到消息提示F6')
  await expect
    .element(list().getByRole('region', { name: '已打开页面' }))
    .toHaveTextContent('已打开页面关闭标签Delete标签左移CtrlShift←')
  expect(search().elements()).toEqual([])
})
