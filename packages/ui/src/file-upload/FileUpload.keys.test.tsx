import { expect, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../theme/index.ts'
import { MessagesProvider } from '../i18n/index.ts'
import { provesKeys } from '../testing/reference/proves-keys.ts'
import { fileUploadReference } from './file-upload.reference.ts'
import { FileUpload } from './index.ts'
import { type Course, partSize, storyFile, storyServer } from './story-server.ts'

const preview = vi.fn()
const begin = async (course: Course, bytes: number) => {
  const ports = storyServer(course)
  await render(
    <MessagesProvider language="en">
      <FileUpload
        label="Files"
        ports={ports}
        onUploaded={() => {}}
        hrefOf={(fileId) => `#${fileId}`}
        onPreview={preview}
        multiple
      />
    </MessagesProvider>,
  )
  const input = document.querySelector('input[type=file]')
  if (!(input instanceof HTMLInputElement)) throw new Error('no file input')
  await userEvent.upload(input, storyFile('a.pdf', bytes))
}
const button = (name: string) => page.getByRole('button', { name, exact: true })

provesKeys(fileUploadReference, {
  Tab: async () => {
    await begin('ends', 10)
    await expect.element(button('Preview a.pdf')).toBeVisible()
    page.getByRole('button', { name: 'choose files' }).element().focus()
    await userEvent.tab()
    await expect.element(page.getByRole('link', { name: 'a.pdf' })).toHaveFocus()
    await userEvent.tab()
    await expect.element(button('Preview a.pdf')).toHaveFocus()
    await userEvent.tab()
    await expect.element(button('Remove a.pdf')).toHaveFocus()
  },
  'Enter or Space': async () => {
    await begin('stays', partSize * 2)
    const pause = button('Pause a.pdf')
    await expect.element(pause).toBeVisible()
    pause.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(button('Go on with a.pdf')).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect.element(pause).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect.element(page.getByRole('listitem')).not.toBeInTheDocument()
  },
})
