import { useState } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MessagesProvider } from '../i18n/index.ts'
import '../theme/index.ts'
import { underPolicy } from '../testing/policy.ts'
import { DateField } from './index.ts'

let broken: string[]
beforeAll(() => {
  broken = underPolicy("require-trusted-types-for 'script'; trusted-types default dompurify; object-src 'none'; base-uri 'none'")
})

function Subject() {
  const [value, setValue] = useState<string | null>(null)
  return (
    <MessagesProvider>
      <DateField label="日期" value={value} onChange={setValue} />
      <output>{value}</output>
    </MessagesProvider>
  )
}

test('[DS-1] under Trusted Types, without a policy of ours, a date is typed part by part', async () => {
  await render(<Subject />)
  await page.getByRole('spinbutton').first().click()
  await userEvent.keyboard('20261125')
  await expect.element(page.getByRole('status')).toHaveTextContent('2026-11-25')
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(page.getByRole('status')).toHaveTextContent('2026-11-26')
  expect(broken).toEqual([])
})
