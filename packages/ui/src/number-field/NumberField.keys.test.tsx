import { useState } from 'react'
import { expect, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../theme/index.ts'
import { MessagesProvider } from '../i18n/index.ts'
import { provesKeys } from '../testing/reference/proves-keys.ts'
import { NumberField } from './index.ts'
import { numberFieldReference } from './number-field.reference.ts'

function Reading({ onEnter }: { onEnter?: () => void }) {
  const [value, setValue] = useState('')
  return (
    <MessagesProvider language="zh">
      <NumberField label="Reading" value={value} onChange={setValue} {...(onEnter ? { onEnter } : {})} />
    </MessagesProvider>
  )
}
const reading = () => page.getByRole('textbox', { name: 'Reading' })

provesKeys(numberFieldReference, {
  Tab: async () => {
    await render(<Reading />)
    await userEvent.tab()
    await reading().fill('１．５０')
    await userEvent.tab()
    await expect.element(reading()).toHaveValue('1.50')
    await reading().fill('1,5')
    await userEvent.tab()
    await expect.element(reading()).toHaveAccessibleDescription('请输入数字')
  },
  Enter: async () => {
    const entered = vi.fn()
    await render(<Reading onEnter={entered} />)
    await userEvent.tab()
    await reading().fill('１．５０')
    await userEvent.keyboard('{Enter}')
    await expect.element(reading()).toHaveValue('1.50')
    expect(entered).toHaveBeenCalledOnce()
  },
})
