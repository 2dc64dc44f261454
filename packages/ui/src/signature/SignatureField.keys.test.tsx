import { useState } from 'react'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../theme/index.ts'
import { MessagesProvider } from '../i18n/index.ts'
import { drag } from '../testing/pen.ts'
import { provesKeys } from '../testing/reference/proves-keys.ts'
import { SignatureField, type SignatureFieldProps } from './index.ts'
import { signatureReference } from './signature.reference.ts'

function Subject() {
  const [value, setValue] = useState<SignatureFieldProps['value']>(null)
  return (
    <MessagesProvider language="zh">
      <SignatureField label="客户" value={value} onChange={setValue} />
    </MessagesProvider>
  )
}
const pad = () => page.getByRole('group', { name: '客户的签名板' })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const way = (name: string) => page.getByRole('radio', { name })
const shows = (strokes: number) => expect.element(page.getByRole('img', { name: `手写签名，${strokes} 笔` })).toBeVisible()
const wave = [
  [0.2, 0.5],
  [0.3, 0.3],
  [0.4, 0.5],
] as const
/** Two strokes, after which the focus is on the pad. */
const drawn = async () => {
  await render(<Subject />)
  await drag(pad().element(), wave)
  await drag(
    pad().element(),
    wave.map(([x, y]) => [x + 0.3, y + 0.2] as const),
  )
  await shows(2)
  await expect.element(pad()).toHaveFocus()
}

provesKeys(signatureReference, {
  Tab: async () => {
    await render(<Subject />)
    await userEvent.tab()
    await expect.element(pad()).toHaveFocus()
    await userEvent.tab()
    await expect.element(way('手写')).toHaveFocus()
    await userEvent.tab()
    await expect.element(button('撤销')).toHaveFocus()
    await expect.element(button('撤销')).toHaveAttribute('aria-disabled', 'true')
  },
  'Control + Z': async () => {
    await drawn()
    await userEvent.keyboard('{Control>}z{/Control}')
    await shows(1)
    await userEvent.keyboard('{Meta>}z{/Meta}')
    await expect.element(button('撤销')).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Control>}y{/Control}')
    // Alt makes other characters of letters, and these keys are somebody else's.
    await userEvent.keyboard('{Control>}{Alt>}z{/Alt}{/Control}z')
    await shows(1)
    await button('清除').click()
    await expect.element(button('清除')).toHaveFocus()
    await userEvent.keyboard('{Control>}z{/Control}')
    await shows(1)
  },
  'Control + Shift + Z': async () => {
    await drawn()
    await userEvent.keyboard('{Control>}zz{/Control}{Control>}{Shift>}z{/Shift}{/Control}')
    await shows(1)
    await userEvent.keyboard('{Control>}y{/Control}')
    await shows(2)
  },
  Letters: async () => {
    await render(<Subject />)
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect.element(way('键入姓名')).toBeChecked()
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('He Wenzhou')
    await expect.element(page.getByRole('textbox', { name: '客户，键入姓名' })).toHaveValue('He Wenzhou')
  },
})
