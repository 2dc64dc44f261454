import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { InWorkspace, serve } from '../../testing/in-workspace.tsx'
import LedgerFormScreen from './LedgerFormScreen.tsx'

test.each([
  ['zh', '请先选择委托单位', '去委托单位'],
  ['en', 'Choose an enterprise first', 'To the enterprises'],
] as const)(
  '[BIZ-12] where the address of the form names no enterprise one is to be chosen, and none is called removed, in %s',
  async (language, title, way) => {
    const heard = serve(() => [])
    await render(
      <InWorkspace language={language}>
        <LedgerFormScreen query={{}} />
      </InWorkspace>,
    )
    await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect.element(page.getByRole('link', { name: way })).toHaveAttribute('href', '/order/enterprise/index')
    expect(heard.filter(({ path }) => path.startsWith('enterprise/'))).toEqual([])
  },
)
