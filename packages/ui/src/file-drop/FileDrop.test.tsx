import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../theme/index.ts'
import { FileDrop } from './index.ts'

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
