import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../theme/index.ts'
import { en, MessagesProvider, zh } from '../i18n/index.ts'
import { provesKeys } from '../testing/reference/proves-keys.ts'
import { fileDropReference } from './file-drop.reference.ts'
import { FileDrop, kindsInWords } from './index.ts'

function Subject() {
  const [names, setNames] = useState<string[]>([])
  return (
    <>
      <FileDrop label="证书文件" accept={['.pdf']} onFiles={(files) => setNames(files.map((file) => file.name))} />
      <output>{names.join(' ') || 'none'}</output>
    </>
  )
}

test('[FILE-1] a chosen file is handed on; one of another kind is refused with a sentence', async () => {
  await render(<Subject />)
  const input = document.querySelector('input[type=file]')
  if (!(input instanceof HTMLInputElement)) throw new Error('no file input')
  await userEvent.upload(input, new File(['%PDF'], '证书.PDF', { type: 'application/pdf' }))
  await expect.element(page.getByText('证书.PDF')).toBeVisible()
  input.removeAttribute('accept')
  await userEvent.upload(input, new File(['x'], 'x.exe', { type: 'application/octet-stream' }))
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.element(page.getByText('证书.PDF')).toBeVisible()
})

test('[FILE-1] [A11Y-1] a star beside its label says that it must not be left empty, and its name says so in both languages; its hint and error describe its button', async () => {
  const place = (language: 'zh' | 'en', error?: string) => (
    <MessagesProvider language={language}>
      <FileDrop label="File" hint="PDF" labelPosition="above" required error={error} onFiles={() => {}} />
    </MessagesProvider>
  )
  const screen = await render(place('zh'))
  await expect.element(page.getByText('*', { exact: true })).toBeVisible()
  const label = page.getByText('File', { exact: true })
  expect(label.element().nextElementSibling?.textContent).toBe('*')
  expect(label.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(
    page.getByRole('button', { name: 'File (必填)' }).element().closest('[data-rac]')?.getBoundingClientRect().top ?? 0,
  )
  await expect.element(page.getByText('必填', { exact: true })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'File (必填)' })).toBeInTheDocument()
  await screen.rerender(place('en', 'Choose the order form'))
  await expect.element(page.getByRole('button', { name: 'File (Required)' })).toBeInTheDocument()
  const button = page.getByRole('button', { name: 'Choose', exact: false }).last()
  await expect.element(button).toHaveAccessibleDescription('PDF Choose the order form')
})

const zone = () => page.getByRole('button', { name: /证书文件/ })
const chooser = () => page.getByRole('button', { name: '选择文件' })

provesKeys(fileDropReference, {
  Tab: async () => {
    await render(<Subject />)
    await userEvent.tab()
    await expect.element(zone()).toHaveFocus()
    await userEvent.tab()
    await expect.element(chooser()).toHaveFocus()
  },
  'Enter or Space': async () => {
    await render(<Subject />)
    const opened = vi.fn((event: Event) => event.preventDefault())
    document.querySelector('input[type=file]')?.addEventListener('click', opened)
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter} ')
    expect(opened).toHaveBeenCalledTimes(2)
  },
})

test('kinds are said in words, each once', () => {
  const accept = ['.pdf', 'application/pdf', 'image/*', 'image/png', ' .JPEG ', 'application/zip', 'font/*']
  expect(kindsInWords(accept, zh)).toBe('PDF、图片、PNG、JPEG、ZIP、font')
  expect(kindsInWords(['image/*', '.docx'], en)).toBe('pictures, DOCX')
})

test('[FILE-1] of several where one is taken the first is, and it is said', async () => {
  await render(<Subject />)
  const input = document.querySelector('input[type=file]')
  if (!(input instanceof HTMLInputElement)) throw new Error('no file input')
  // Dropped, files come in any number.
  input.multiple = true
  const files = ['one.pdf', 'two.pdf'].map((name) => new File(['%PDF'], name, { type: 'application/pdf' }))
  await userEvent.upload(input, files)
  await expect.element(page.getByText('one.pdf', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('alert')).toHaveTextContent('一次只能选择一个文件，已选 one.pdf')
})
