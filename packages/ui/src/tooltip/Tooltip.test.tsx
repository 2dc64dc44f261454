import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '../button/index.ts'
import { provesKeys } from '../testing/reference/proves-keys.ts'
import '../theme/index.ts'
import { Tooltip } from './index.ts'
import { tooltipReference } from './tooltip.reference.ts'

const tip = () => page.getByRole('tooltip', { name: '锁定屏幕' })
const begin = async () => {
  await render(
    <>
      <Tooltip text="锁定屏幕">
        <Button>锁屏</Button>
      </Tooltip>
      <Button>别处</Button>
    </>,
  )
  await userEvent.tab()
  await expect.element(tip()).toBeVisible()
}

provesKeys(tooltipReference, {
  Tab: async () => {
    await begin()
    await expect.element(page.getByRole('button', { name: '锁屏' })).toHaveAccessibleDescription('锁定屏幕')
    await userEvent.tab()
    await expect.element(tip()).not.toBeInTheDocument()
  },
  Escape: async () => {
    await begin()
    await userEvent.keyboard('{Escape}')
    await expect.element(tip()).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: '锁屏' })).toHaveFocus()
  },
})
