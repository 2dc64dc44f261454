import type { SearchCondition } from '@etalon/machines/advanced-filter'
import { expect, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../theme/index.ts'
import { MessagesProvider } from '../i18n/index.ts'
import { provesKeys } from '../testing/reference/proves-keys.ts'
import { advancedFilterReference } from './advanced-filter.reference.ts'
import { AdvancedFilter, useAdvancedFilter } from './index.ts'

const searched = vi.fn<(conditions: readonly SearchCondition[]) => void>()
function Subject() {
  const actor = useAdvancedFilter({
    fields: [{ prop: 'enterName', label: 'Customer' }],
    onSearched: ({ conditions }) => searched(conditions),
  })
  return (
    <MessagesProvider language="en">
      <AdvancedFilter actor={actor} />
    </MessagesProvider>
  )
}
const button = (name: RegExp) => page.getByRole('button', { name })

provesKeys(advancedFilterReference, {
  Tab: async () => {
    await render(<Subject />)
    await userEvent.tab()
    await expect.element(button(/Condition 1 Field/)).toHaveFocus()
    await userEvent.tab()
    await expect.element(button(/Condition 1 Operator/)).toHaveFocus()
    button(/^Add a pair/)
      .element()
      .focus()
    await userEvent.tab()
    await expect.element(button(/^Clear/)).toHaveFocus()
  },
  Enter: async () => {
    await render(<Subject />)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('option', { name: 'Customer' })).toBeVisible()
    await userEvent.keyboard('c{Enter}')
    await page.getByRole('textbox', { name: 'Condition 1 Value' }).fill('Hua')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => searched.mock.lastCall?.[0]).toHaveLength(1)
    button(/^Clear conditions/)
      .element()
      .focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('textbox', { name: 'Condition 1 Value' })).toHaveValue('')
  },
})
