import type { MenuLeaf, MenuName } from '@etalon/machines/menu'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MessagesProvider } from '../i18n/index.ts'
import '../theme/index.ts'
import { provesKeys } from '../testing/reference/proves-keys.ts'
import { MenuSearch } from './index.ts'
import { menuSearchReference } from './menu-search.reference.ts'
import { StoryMenu } from './story-menu.tsx'

const chosen = vi.fn<(leaf: MenuLeaf) => void>()
const begin = async (labelOf?: (entry: MenuName) => string) => {
  chosen.mockClear()
  await render(
    <MessagesProvider>
      <StoryMenu>{(actor) => <MenuSearch actor={actor} onChosen={chosen} {...(labelOf ? { labelOf } : {})} />}</StoryMenu>
    </MessagesProvider>,
  )
}
const box = () => page.getByRole('combobox', { name: '搜索功能' })
const options = () =>
  page
    .getByRole('option')
    .elements()
    .map((one) => one.textContent)

test('[SHELL-2] what is typed completes over the leaves; choosing one goes there, and the field is empty again', async () => {
  await begin()
  await box().fill('委托')
  await expect.poll(options).toEqual(['委托登记业务受理', '委托单业务受理'])
  await page.getByRole('option', { name: /委托单/ }).click()
  expect(chosen.mock.lastCall?.[0].path).toBe('/orders/index')
  await expect.element(box()).toHaveValue('')
  await expect.poll(() => page.getByRole('listbox').elements().length).toBe(0)
})

const marked = () => document.getElementById(box().element().getAttribute('aria-activedescendant') ?? '')?.textContent
const typed = async (letters: string) => {
  await begin()
  await userEvent.tab()
  await expect.element(box()).toHaveFocus()
  await userEvent.keyboard(letters)
  await expect.element(page.getByRole('listbox')).toBeVisible()
}

provesKeys(menuSearchReference, {
  Letters: async () => {
    await typed('wtdj')
    await expect.poll(options).toEqual(['委托登记业务受理'])
  },
  Down: async () => {
    await typed('weituo{ArrowDown}')
    await expect.poll(marked).toBe('委托登记业务受理')
    await userEvent.keyboard('{ArrowDown}')
    await expect.poll(marked).toBe('委托单业务受理')
  },
  Up: async () => {
    await typed('weituo{ArrowDown}{ArrowDown}')
    await expect.poll(marked).toBe('委托单业务受理')
    await userEvent.keyboard('{ArrowUp}')
    await expect.poll(marked).toBe('委托登记业务受理')
  },
  'Home, End': async () => {
    await typed('td{Home}w{End}j')
    await expect.element(box()).toHaveValue('wtdj')
  },
  Enter: async () => {
    await typed('wtdj')
    await expect.poll(options).toEqual(['委托登记业务受理'])
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(chosen.mock.lastCall?.[0].path).toBe('/registration/index')
    await userEvent.keyboard('weituo')
    await expect.poll(options).toEqual(['委托登记业务受理', '委托单业务受理'])
    await userEvent.keyboard('{Enter}')
    expect(chosen.mock.calls.map(([leaf]) => leaf.path)).toEqual(['/registration/index', '/registration/index'])
    await expect.element(box()).toHaveValue('')
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
    // What fits nothing leads nowhere.
    await userEvent.keyboard('zzz')
    await expect.element(page.getByText('没有匹配的功能')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    expect(chosen).toHaveBeenCalledTimes(2)
  },
  Escape: async () => {
    await typed('ypgl')
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
    expect(chosen).not.toHaveBeenCalled()
  },
})

test('[SHELL-2] nothing that fits says so', async () => {
  await begin()
  await box().fill('证书')
  await expect.element(page.getByText('没有匹配的功能')).toBeVisible()
})

test('[SHELL-2] in English the English words are shown and found', async () => {
  await begin(({ i18n, name }) => i18n ?? name)
  await box().fill('reg')
  await expect.poll(options).toEqual(['Register an orderReception'])
})
