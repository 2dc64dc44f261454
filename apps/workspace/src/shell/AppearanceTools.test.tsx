import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '@etalon/ui/theme'
import { InWorkspace, serve } from '../testing/in-workspace.tsx'
import { AppearanceTools } from './AppearanceTools.tsx'

test('[A11Y-1] the menu of light and dark says which of them holds', async () => {
  serve(() => undefined)
  await render(
    <InWorkspace>
      <AppearanceTools />
    </InWorkspace>,
  )
  const choice = (name: string) => page.getByRole('menuitemradio', { name, exact: true })
  const opener = page.getByRole('button', { name: '明暗', exact: true })
  for (const name of ['深色', '浅色']) {
    await opener.click()
    await choice(name).click()
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
    await opener.click()
    await expect.element(choice(name)).toHaveAttribute('aria-checked', 'true')
    const held = page.getByRole('menuitemradio').elements()
    expect(held.filter((row) => row.getAttribute('aria-checked') === 'true')).toHaveLength(1)
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  }
})
