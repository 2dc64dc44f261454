import { sheetFor } from '@etalon/api/domain'
import { MessagesProvider } from '@etalon/ui/i18n'
import { useState } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '@etalon/ui/theme'
import { evaluateLive } from './live-evaluation.ts'
import { ReadingGrid } from './ReadingGrid.tsx'
import { faultsOf, recordDraftOf } from './record-draft.ts'

const found = sheetFor('YB-60', '1')
if (!found) throw new Error('gauges have a sheet')
const sheet = found

function Subject({ language = 'zh', readOnly = false }: { language?: 'zh' | 'en'; readOnly?: boolean }) {
  const [draft, setDraft] = useState(recordDraftOf(sheet, null, '2026-11-20'))
  const faults = faultsOf(sheet, draft, []).filter((fault) => fault.field === 'reading' && fault.kind !== 'empty')
  return (
    <MessagesProvider language={language}>
      <ReadingGrid
        sheet={sheet}
        label="readings"
        readings={draft.readings}
        live={evaluateLive(sheet, draft, [])}
        faults={faults}
        onChange={readOnly ? undefined : (readings) => setDraft({ ...draft, readings })}
      />
    </MessagesProvider>
  )
}
const cell = (name: string) => page.getByRole('textbox', { name })
const paste = (text: string) => {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

test('[BIZ-4] a run is typed with Enter alone: down the column, then to the head of the next', async () => {
  await render(<Subject />)
  await cell('升压 轻敲前，0 MPa').click()
  for (const reading of ['0.000', '0.405', '0.805', '1.205', '1.605']) await userEvent.keyboard(`${reading}{Enter}`)
  await expect.element(cell('升压 轻敲前，1.6 MPa')).toHaveValue('1.605')
  await expect.element(cell('升压 轻敲后，0 MPa')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{ArrowLeft}')
  await expect.element(cell('升压 轻敲前，0.4 MPa')).toHaveFocus()
  await userEvent.keyboard('0.41')
  await expect.element(cell('升压 轻敲前，0.4 MPa')).toHaveValue('0.41')
})

test('[BIZ-4] a pasted block fills its cells, and each complete row is judged at once', async () => {
  await render(<Subject language="en" />)
  await cell('Up, after tapping, 0.4 MPa').click()
  paste('0.405\t0.405\t0.410\n0.805\t0.805\t0.810\n')
  await expect.element(cell('Down, after tapping, 0.8 MPa')).toHaveValue('0.810')
  await expect.element(page.getByText('Pass', { exact: true })).not.toBeInTheDocument()
  await cell('Up, before tapping, 0.4 MPa').fill('0.405')
  await expect.element(page.getByRole('row', { name: /^0\.4/ }).getByText('Pass', { exact: true })).toBeVisible()
  await cell('Down, after tapping, 0.4 MPa').fill('0.440')
  const row = page.getByRole('row', { name: /^0\.4/ })
  await expect.element(row.getByText('Exceeds', { exact: true })).toBeVisible()
  await expect.element(row.getByText('+0.040', { exact: true })).toBeVisible()
})

test('what is no number, or finer than the instrument shows, is said below the grid and marked', async () => {
  await render(<Subject />)
  await cell('降压 轻敲前，1.2 MPa').fill('1.2.')
  await expect.element(page.getByRole('status')).toHaveTextContent('降压 轻敲前，1.2 MPa：不是数字')
  await expect.element(cell('降压 轻敲前，1.2 MPa')).toHaveAttribute('aria-invalid', 'true')
  await cell('降压 轻敲前，1.2 MPa').fill('1.2005')
  await expect.element(page.getByRole('status')).toHaveTextContent('降压 轻敲前，1.2 MPa：最多 3 位小数')
  await cell('降压 轻敲前，1.2 MPa').fill('１．２')
  await expect.element(cell('降压 轻敲前，1.2 MPa')).toHaveValue('1.2')
  await expect.element(page.getByRole('status')).toBeEmptyDOMElement()
})

test('who only reads has no field to type into', async () => {
  await render(<Subject readOnly />)
  await expect.element(page.getByRole('table', { name: 'readings' })).toBeVisible()
  expect(page.getByRole('textbox').elements()).toHaveLength(0)
})

test('[BIZ-4] a pasted block is taken back as a whole, and what has no cell in the grid is told', async () => {
  await render(<Subject />)
  await cell('升压 轻敲前，1.2 MPa').click()
  await userEvent.keyboard('9')
  paste('1.205\n1.605\n2.005\n2.405\n')
  await expect.element(cell('升压 轻敲前，1.6 MPa')).toHaveValue('1.605')
  await expect.element(page.getByRole('status')).toHaveTextContent('粘贴的内容超出表格，2 个读数没有填入')
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(cell('升压 轻敲前，1.6 MPa')).toHaveValue('')
  await expect.element(cell('升压 轻敲前，1.2 MPa')).toHaveValue('9')
  await expect.element(page.getByRole('status')).toBeEmptyDOMElement()
  await userEvent.keyboard('{Control>}y{/Control}')
  await expect.element(cell('升压 轻敲前，1.6 MPa')).toHaveValue('1.605')
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(cell('升压 轻敲前，1.6 MPa')).toHaveValue('')
})

test('[BIZ-4] on a phone a reading of seven digits and a point is read whole in its cell', async () => {
  await page.viewport(390, 844)
  onTestFinished(() => page.viewport(1280, 800))
  await render(<Subject />)
  await cell('升压 轻敲前，0.4 MPa').fill('138.5205')
  const { scrollWidth, clientWidth } = cell('升压 轻敲前，0.4 MPa').element()
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
})
