import { expect, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MessagesProvider } from '../i18n/index.ts'
import { provesKeys } from '../testing/reference/proves-keys.ts'
import '../theme/index.ts'
import { errorPageReference } from './error-page.reference.ts'
import { ErrorPage } from './index.ts'

const gone = vi.fn<(way: string) => void>()
const begin = async () => {
  gone.mockClear()
  await render(
    <MessagesProvider>
      <ErrorPage status={500} onBack={() => gone('back')} onRetry={() => gone('retry')} onHome={() => gone('home')} />
    </MessagesProvider>,
  )
}

provesKeys(errorPageReference, {
  Tab: async () => {
    await begin()
    for (const place of [0, 1, 2]) {
      await userEvent.tab()
      await expect.element(page.getByRole('button').nth(place)).toHaveFocus()
    }
  },
  Enter: async () => {
    await begin()
    for (const way of ['back', 'retry', 'home']) {
      await userEvent.keyboard('{Tab}{Enter}')
      expect(gone).toHaveBeenLastCalledWith(way)
    }
  },
})
