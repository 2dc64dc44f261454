import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../theme/index.ts'
import { MessagesProvider } from '../i18n/index.ts'
import { ErrorSummary } from './index.ts'

test('[UX-1] in the summary a message that names its field stands alone, one that does not follows the label', async () => {
  const problems = [
    { name: 'by', label: 'By whom, row 1', message: 'By whom, row 1 must be filled in' },
    { name: 'unit', label: '委托单位', message: '请填写委托单位' },
    { name: 'from', label: 'From', message: 'Not before the first day' },
    { name: 'to', label: 'To', message: 'Today has to be in it' },
    { name: 'all', label: 'All', message: 'They shall be all here' },
    { name: 'phone', label: '手机', message: '不是 11 位数字' },
    { name: 'none', label: '', message: 'Nothing is chosen' },
  ]
  await render(
    <MessagesProvider language="en">
      <ErrorSummary problems={problems} />
    </MessagesProvider>,
  )
  const lines = page.getByRole('alert').getByRole('button')
  await expect.element(lines.first()).toBeVisible()
  expect(lines.elements().map(({ textContent }) => textContent)).toEqual([
    'By whom, row 1 must be filled in',
    '请填写委托单位',
    'From: Not before the first day',
    'To: Today has to be in it',
    'All: They shall be all here',
    '手机: 不是 11 位数字',
    'Nothing is chosen',
  ])
})
