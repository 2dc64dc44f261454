import { expect, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MessagesProvider } from '../i18n/index.ts'
import { provesKeys } from '../testing/reference/proves-keys.ts'
import '../theme/index.ts'
import { PdfPreview } from './index.ts'
import { pdfPreviewReference } from './pdf-preview.reference.ts'
import { reportOf } from './story-documents.ts'

// The first preview fetches pdf.js.
vi.setConfig({ testTimeout: 30_000 })

const slow = { timeout: 20_000 }
const button = (name: string) => page.getByRole('button', { name, exact: true })
const field = () => page.getByRole('textbox', { name: 'Page number' })
const pages = () => page.getByRole('group', { name: 'Pages of LX-2026-003187' })
const search = () => page.getByRole('searchbox', { name: 'Find in the file' })

/** Shows a report of three pages, or more, with the focus in its tools, which were come to by Tab. */
async function begin(many = 3) {
  await render(
    <MessagesProvider language="en">
      <PdfPreview source={reportOf(many)} name="LX-2026-003187" style={{ height: 600, width: 900 }} />
    </MessagesProvider>,
  )
  await expect.poll(() => document.querySelectorAll('[data-text] span').length, slow).toBeGreaterThan(0)
  await userEvent.tab()
  await expect.element(button('Previous page')).toHaveFocus()
}
async function beginInPages() {
  await begin()
  await userEvent.tab()
  await expect.element(pages()).toHaveFocus()
}

provesKeys(pdfPreviewReference, {
  Tab: async () => {
    await begin()
    await userEvent.tab()
    await expect.element(pages()).toHaveFocus()
    await userEvent.keyboard('{Control>}f{/Control}')
    await expect.element(search()).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect.element(button('Previous page')).toHaveFocus()
  },
  'Left, Right': async () => {
    await begin(12)
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(field()).toHaveFocus()
    await userEvent.keyboard('12{Enter}{ArrowLeft}{ArrowLeft}')
    await expect.element(field()).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect.element(field()).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(button('Next page')).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(field()).toHaveFocus()
  },
  Enter: async () => {
    await begin()
    await userEvent.keyboard('{ArrowRight}2{Enter}')
    await expect.element(page.getByText('Page 2 of 3', { exact: true })).toBeInTheDocument()
    await userEvent.keyboard('{Control>}f{/Control}UNCERTAINTY')
    const hits = page.getByText(/^\d of 3$/)
    await expect.element(hits).toBeVisible()
    const before = hits.element().textContent
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => hits.element().textContent).not.toBe(before)
  },
  'Shift + Enter': async () => {
    await begin()
    await userEvent.keyboard('{Control>}f{/Control}UNCERTAINTY')
    await expect.element(page.getByText('1 of 3', { exact: true })).toBeVisible()
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}')
    await expect.element(page.getByText('3 of 3', { exact: true })).toBeVisible()
  },
  Escape: async () => {
    await begin()
    await userEvent.keyboard('{ArrowRight}3{Escape}')
    await expect.element(field()).toHaveValue('1')
    await userEvent.keyboard('{Control>}f{/Control}')
    await expect.element(search()).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(search()).not.toBeInTheDocument()
    expect(page.getByRole('toolbar').element().contains(document.activeElement)).toBe(true)
  },
  'Home, End': async () => {
    await beginInPages()
    await userEvent.keyboard('{End}')
    await expect.element(field()).toHaveValue('3')
    await userEvent.keyboard('{Home}')
    await expect.element(field()).toHaveValue('1')
  },
  'Page Down, Page Up': async () => {
    await begin()
    await button('Fit page').click()
    await userEvent.tab()
    await expect.element(pages()).toHaveFocus()
    await userEvent.keyboard('{PageDown}')
    await expect.element(field()).toHaveValue('2')
    await userEvent.keyboard('{PageUp}')
    await expect.element(field()).toHaveValue('1')
  },
  'Ctrl + F': async () => {
    await beginInPages()
    await userEvent.keyboard('{Control>}f{/Control}')
    await expect.element(search()).toHaveFocus()
  },
  'Ctrl + Plus, Ctrl + Minus': async () => {
    await beginInPages()
    await userEvent.keyboard('{Control>}0{/Control}{Control>}+{/Control}')
    await expect.element(button('Zoom 110%')).toBeVisible()
    await userEvent.keyboard('{Control>}-{/Control}')
    await expect.element(button('Zoom 100%')).toBeVisible()
  },
  'Ctrl + 0': async () => {
    await beginInPages()
    await userEvent.keyboard('{Control>}-{/Control}{Control>}0{/Control}')
    await expect.element(button('Zoom 100%')).toBeVisible()
  },
})
