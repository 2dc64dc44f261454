import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { recordFormMessages } from '../../messages/record-form.ts'
import { InWorkspace, serve } from '../../testing/in-workspace.tsx'
import { QuoteAside } from './QuoteAside.tsx'
import { emptyQuote, type QuoteDraftLine } from './quote-draft.ts'

const line: QuoteDraftLine = {
  ...{ key: 'a', kindCode: 'YB-60', name: '压力表', model: 'YB-60', manufacturer: '', range: '', accuracy: '', serials: [] },
  ...{ abilityType: '1', abilityTypes: ['1'], regulation: 'JJG 52-2013', price: '350.00', quantity: '1', percent: '100' },
}
const aside = (lines: readonly QuoteDraftLine[]) => (
  <InWorkspace>
    <QuoteAside draft={{ ...emptyQuote(), lines }} faults={[]} />
  </InWorkspace>
)

test('[BIZ-6] beside the sum it is said how many lines it leaves out, as long as something is wrong with them', async () => {
  serve(() => [])
  const faulty = { ...line, key: 'b', quantity: 'x' }
  const screen = await render(aside([line, faulty, { ...line, key: 'c', price: '' }]))
  await expect.element(page.getByRole('status')).toHaveTextContent(recordFormMessages.zh.leftOut(2))
  await screen.rerender(aside([line, { ...faulty, quantity: '2' }]))
  await expect.element(page.getByText('1,050.00').or(page.getByText('1050.00')).first()).toBeVisible()
  await expect.element(page.getByRole('status')).toBeEmptyDOMElement()
})
