import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MessagesProvider } from '../i18n/index.ts'
import { StoryShellMenu } from '../menu-search/story-side-menu.tsx'
import { provesKeys } from '../testing/reference/proves-keys.ts'
import '../theme/index.ts'
import { TopMenu } from './index.ts'
import { topMenuReference } from './top-menu.reference.ts'

const entry = (name: string) => page.getByRole('link', { name })
const begin = async () => {
  await render(
    <MessagesProvider>
      <StoryShellMenu>{(actor) => <TopMenu actor={actor} homeLabel="首页" />}</StoryShellMenu>
    </MessagesProvider>,
  )
  await expect.element(entry('业务受理')).toHaveAttribute('aria-current', 'true')
}

provesKeys(topMenuReference, {
  Tab: async () => {
    await begin()
    for (const name of ['首页', '业务受理', '检测管理']) {
      await userEvent.tab()
      await expect.element(entry(name)).toHaveFocus()
    }
  },
  Enter: async () => {
    await begin()
    await userEvent.keyboard('{Tab}{Tab}{Tab}{Enter}')
    await expect.element(entry('检测管理')).toHaveAttribute('aria-current', 'true')
  },
})
