import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { provesKeys } from '../testing/reference/proves-keys.ts'
import '../theme/index.ts'
import { brandReference } from './brand.reference.ts'
import { Brand } from './index.ts'

provesKeys(brandReference, {
  Enter: async () => {
    await render(<Brand name="Etalon" note="计量工作台" href="#home" />)
    await userEvent.tab()
    await expect.element(page.getByRole('link', { name: /Etalon/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => location.hash).toBe('#home')
  },
})
