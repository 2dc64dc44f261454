import { beforeAll, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MessagesProvider } from '../i18n/index.ts'
import '../theme/index.ts'
import { PdfPreview } from './index.ts'
import { certificateAddress } from './story-documents.ts'

vi.setConfig({ testTimeout: 60_000 })

const broken: string[] = []
beforeAll(() => {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample, sourceFile, blockedURI }) =>
    broken.push(`${violatedDirective} ${blockedURI} ${sample} ${sourceFile}`),
  )
  const policy = document.createElement('meta')
  policy.httpEquiv = 'Content-Security-Policy'
  // Stricter than the product: no policy of ours, no style in an attribute, nothing evaluated, no worker, no frame, no plugin.
  policy.content =
    "require-trusted-types-for 'script'; trusted-types 'none'; script-src 'self' 'unsafe-inline'; style-src-attr 'none'; worker-src 'none'; child-src 'none'; object-src 'none'; font-src 'self'; img-src 'self' blob: data:"
  document.head.append(policy)
})

test('[FILE-1] under Trusted Types and a strict policy a document is opened, zoomed, turned, searched and let go', async () => {
  const screen = await render(
    <MessagesProvider language="en">
      <PdfPreview source={certificateAddress} name="LX-2026-003187" style={{ height: 600 }} />
    </MessagesProvider>,
  )
  const slow = { timeout: 30_000 }
  await expect.poll(() => document.querySelectorAll('[data-page] canvas').length, slow).toBeGreaterThan(0)
  // The policy is in force: a string is refused.
  expect(() => {
    document.createElement('div').innerHTML = '<b>x</b>'
  }).toThrow(TypeError)
  expect(() => new Function('return 1')).toThrow()
  await expect.poll(() => broken.length).toBeGreaterThan(1)
  broken.length = 0
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await page.getByRole('button', { name: 'Rotate clockwise' }).click()
  await page.getByRole('button', { name: 'Find', exact: true }).click()
  await userEvent.keyboard('检定')
  await expect.poll(() => document.querySelectorAll('[data-hit]').length, slow).toBeGreaterThan(0)
  await screen.unmount()
  expect(broken).toEqual([])
})
